import { productQueries } from '#cache/catalogue/product-queries.ts'
import { idInSlug, productSlug } from '#contract/links.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { pageDescriptions } from '#words/page-descriptions.ts'
import { formatPrice } from '#words/price.ts'
import { type HeadTags, headTags } from './head-tags.ts'
import {
  addressOfHead,
  answerIn,
  categoryAddress,
  type HeadRoute,
  type PageFacts,
  pathOf,
  plainFacts,
  shortened,
} from './page-facts.ts'

export type ProductRoute = HeadRoute & { readonly params: { readonly productId: string } }

/** The head of a product's page. */
export function productHead(route: ProductRoute, titleOf: (product: ProductDetail) => string): HeadTags {
  const product = productOf(route)
  return headTags(
    route,
    product ? { ...productFacts(route, product), title: titleOf(product), product } : plainFacts(route),
  )
}

/** The head of a page below a product, such as its reviews. */
export function belowProductHead(route: ProductRoute, title: string): HeadTags {
  const product = productOf(route)
  return headTags(route, product ? { ...productFacts(route, product), title } : plainFacts(route, title))
}

const productOf = (route: ProductRoute) =>
  answerIn<ProductDetail>(route, productQueries.info(idInSlug(route.params.productId) ?? 0, route.match.context.market))

function productFacts(route: ProductRoute, product: ProductDetail): PageFacts {
  const { lang } = route.match.context.market
  const { path, choices } = addressOfHead(route)
  const own = pathOf('products', productSlug(product))
  const score = product.score > 0 ? ` ★ ${product.score} (${product.prodCommNumber})` : ''
  return {
    ...plainFacts(route),
    path: [own, ...path.split('/').slice(3)].join('/'),
    isIndexed: choices.length === 0,
    description: shortened(`${formatPrice(product.price, product.priceSymbol, lang)} · ${product.brief}${score}`),
    picture: { template: product.pic, tint: product.prodId },
    trail: [
      { name: pageDescriptions[lang].home, path: '/' },
      ...product.categoryPath.map((step) => ({ name: step.categoryName, path: categoryAddress(step) })),
      { name: product.prodName, path: own },
    ],
  }
}
