import { brand } from '#words/brand.ts'
import type { PageFacts } from './page-facts.ts'

type JsonLdNode = Readonly<Record<string, unknown>>
/** Makes absolute addresses of pages, files and pictures. */
export type Addresses = {
  readonly page: (path: string) => string
  readonly file: (path: string) => string
  readonly picture: (template: string, tint: number) => string
}

/**
 * The schema.org JSON-LD of a page: home, products, shops, and breadcrumbs. The products of a list are linked in its
 * markup.
 */
export function linkedData(facts: PageFacts, currency: string, to: Addresses): JsonLdNode[] {
  const { product, shop, trail } = facts
  return [
    ...(facts.path === '/' ? mallItself(to) : []),
    ...(product ? [productNode(facts, product, currency, to)] : []),
    ...(shop
      ? [
          {
            '@type': 'Store',
            name: shop.shopName,
            description: shop.intro,
            url: to.page(facts.path),
            image: to.picture(shop.pic, shop.shopId),
            ...rating(shop.score, shop.commNumber),
          },
        ]
      : []),
    ...(trail.length > 1
      ? [
          {
            '@type': 'BreadcrumbList',
            itemListElement: trail.map((step, at) => ({
              '@type': 'ListItem',
              position: at + 1,
              name: step.name,
              item: to.page(step.path),
            })),
          },
        ]
      : []),
  ]
}

const mallItself = (to: Addresses): JsonLdNode[] => [
  { '@type': 'Organization', name: brand.name, url: to.page('/'), logo: to.file('/icons/icon-512.png') },
  {
    '@type': 'WebSite',
    name: brand.name,
    url: to.page('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${to.file('/SearchResults/')}{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]

function productNode(
  facts: PageFacts,
  product: NonNullable<PageFacts['product']>,
  currency: string,
  to: Addresses,
): JsonLdNode {
  const isSold = product.isAvailable && product.totalStocks > 0
  const image = (template: string) => to.file(template.replace('{width}', '512').replace('{format}', 'webp'))
  return {
    '@type': 'Product',
    name: product.prodName,
    description: product.brief,
    sku: product.itemCode,
    image: [to.picture(product.pic, product.prodId), ...product.imgs.slice(0, 3).map(image)],
    ...(product.brandName ? { brand: { '@type': 'Brand', name: product.brandName } } : {}),
    ...rating(product.score, product.prodCommNumber),
    offers: {
      '@type': 'Offer',
      url: to.page(facts.path),
      price: product.price,
      priceCurrency: currency,
      availability: `https://schema.org/${isSold ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: product.shopName },
    },
  }
}

/** Empty for a product or shop without ratings. */
const rating = (score: number, reviews: number): JsonLdNode =>
  score > 0 && reviews > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: score, reviewCount: reviews } }
    : {}
