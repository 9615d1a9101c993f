import { type Brand, brandList, type Category, categoryTree } from '#contract/category.ts'
import { type Tag, youMayLike } from '#contract/home.ts'
import { productSlug } from '#contract/links.ts'
import type { ProductCard } from '#contract/product.ts'
import { type ProductDetail, productInfo } from '#contract/product-detail.ts'
import { type SearchResult, search } from '#contract/search.ts'
import { tagNames, tagProducts } from '#contract/shelf.ts'
import { type ShopDetail, shopInfo } from '#contract/shop.ts'
import type { Language } from '#contract/wire.ts'
import { pageDescriptions } from '#words/page-descriptions.ts'
import { formatPrice } from '#words/price.ts'
import { answerOf, type PageAnswer } from './page-answers.ts'

export type PageStep = { readonly name: string; readonly path: string }

/** What a page is about, for those who do not look at it: search engines and link previews. */
export type PageFacts = {
  /** Path and query of the one address of this page, without language, choices and filters. */
  readonly path: string
  readonly isIndexed: boolean
  readonly description: string
  readonly picture: { readonly template: string; readonly tint: number } | null
  /** The way to the page, itself last; empty where there is none. */
  readonly trail: readonly PageStep[]
  readonly product: ProductDetail | null
  readonly shop: ShopDetail | null
}

export type PageAsked = {
  readonly path: string
  readonly search: URLSearchParams
  readonly lang: Language
  readonly answers: readonly PageAnswer[] /** The beginning of a long text, which no answer holds. */
  readonly text?: string | undefined
}

/** Pages that look the same to everyone and are worth finding, beside products, shops and lists of them. */
const openPages = new Set([
  '',
  'trending',
  'goods',
  'discover',
  'categories',
  'brands',
  'services',
  'help',
  'about',
  'policies',
])
/** What does not make another page of an address: the language, a chosen variant, and what others hang on to links. */
const ignored = /^(lang|sku|utm_\w+|fbclid|gclid|yclid|ref)$/
const longest = 200

const segmented = (...parts: (string | number)[]) => `/${parts.map((part) => encodeURIComponent(part)).join('/')}`
const addressOf = ({ slug, categoryId }: { slug: string; categoryId: number }) => segmented(slug, categoryId)

/** What a page is about, told from its address and the answers that it is made of. */
export function pageFacts({ path, search: asked, lang, answers, text }: PageAsked): PageFacts {
  const words = pageDescriptions[lang]
  const first = path.split('/')[1] ?? ''
  const choices = [...asked.keys()].filter((name) => !ignored.test(name))
  const plain: PageFacts = {
    path: first === 'categories' ? '/categories/' : path.replace(/(?<=.)\/+$/, ''),
    isIndexed: openPages.has(first) && choices.length === 0,
    description: text ? shortened(text) : (words.pages[first] ?? words.mall),
    picture: null,
    trail: [],
    product: null,
    shop: null,
  }
  const product = answerOf<ProductDetail>(answers, productInfo)?.value
  if (product) return productFacts(plain, product, lang, choices.length === 0)
  const shop = answerOf<ShopDetail>(answers, shopInfo)?.value
  const found = answerOf<SearchResult>(answers, search)
  if (shop) return shopFacts(plain, shop, lang, choices.length === 0)
  if (found && first !== 'SearchResults') {
    const brand = answerOf<Brand[]>(answers, brandList)?.value.find(({ brandId }) => brandId === found.query['brandId'])
    return listFacts(
      plain,
      found,
      answerOf<Category[]>(answers, categoryTree)?.value ?? [],
      brand?.brandName,
      lang,
      choices,
    )
  }
  const cards =
    (
      answerOf<{ records: ProductCard[] }>(answers, tagProducts) ??
      answerOf<{ records: ProductCard[] }>(answers, youMayLike)
    )?.value.records ?? []
  const tag = answerOf<Tag[]>(answers, tagNames)?.value.find(
    ({ id, slug }) => path.startsWith('/services/') && path.endsWith(`-${id}`) && slug,
  )
  if (tag)
    return {
      ...plain,
      path: segmented('services', `${tag.slug}-${tag.id}`),
      picture: cards[0] ? { template: cards[0].pic, tint: cards[0].prodId } : null,
    }
  return first === ''
    ? plain
    : { ...plain, picture: cards[0] ? { template: cards[0].pic, tint: cards[0].prodId } : null }
}

function productFacts(plain: PageFacts, product: ProductDetail, lang: Language, isPlain: boolean): PageFacts {
  const own = segmented('products', productSlug(product))
  const below = plain.path.split('/').slice(3)
  const score = product.score > 0 ? ` ★ ${product.score} (${product.prodCommNumber})` : ''
  return {
    ...plain,
    path: [own, ...below].join('/'),
    isIndexed: isPlain,
    description: shortened(`${formatPrice(product.price, product.priceSymbol, lang)} · ${product.brief}${score}`),
    picture: { template: product.pic, tint: product.prodId },
    trail: [
      { name: pageDescriptions[lang].home, path: '/' },
      ...product.categoryPath.map((step) => ({ name: step.categoryName, path: addressOf(step) })),
      { name: product.prodName, path: own },
    ],
    product: below.length === 0 ? product : null,
  }
}

function shopFacts(plain: PageFacts, shop: ShopDetail, lang: Language, isPlain: boolean): PageFacts {
  const path = segmented('store', shop.slug, shop.shopId)
  const words = pageDescriptions[lang]
  return {
    ...plain,
    path,
    isIndexed: isPlain,
    description: shortened(`${words.shop(shop.shopName, numberIn(lang, shop.prodCount))} ${shop.intro}`),
    picture: { template: shop.pic, tint: shop.shopId },
    trail: [
      { name: words.home, path: '/' },
      { name: shop.shopName, path },
    ],
    shop,
  }
}

function listFacts(
  plain: PageFacts,
  found: { value: SearchResult; query: Record<string, unknown> },
  tree: readonly Category[],
  brandName: string | undefined,
  lang: Language,
  choices: readonly string[],
): PageFacts {
  const { value, query } = found
  const words = pageDescriptions[lang]
  const department = tree.find(
    (one) =>
      one.categoryId === query['categoryId'] || one.children.some((child) => child.categoryId === query['categoryId']),
  )
  const category = [department, ...(department?.children ?? [])].find((one) => one?.categoryId === query['categoryId'])
  const brandId = Number(query['brandId']) || null
  const name = category?.categoryName ?? brandName
  const own = category ? addressOf(category) : brandId ? `${plain.path}?brandId=${brandId}` : plain.path
  const isPlain = choices.every(
    (choice) => (choice === 'categoryId' && !brandId) || (choice === 'brandId' && !category),
  )
  const [cheapest] = value.records
  const steps = [department, category].flatMap((one, at) =>
    one && (at === 1 || one !== category) ? [{ name: one.categoryName, path: addressOf(one) }] : [],
  )
  return {
    ...plain,
    path: own,
    isIndexed: isPlain && name !== undefined && value.total > 0,
    description:
      name && cheapest
        ? shortened(
            words.list(
              name,
              numberIn(lang, value.total),
              formatPrice(value.facets.price.min, cheapest.priceSymbol, lang),
            ),
          )
        : plain.description,
    picture: category
      ? { template: category.pic, tint: category.categoryId }
      : cheapest
        ? { template: cheapest.pic, tint: cheapest.prodId }
        : null,
    trail: steps.length > 0 ? [{ name: words.home, path: '/' }, ...steps] : [],
  }
}

const numberIn = (lang: Language, count: number): string => new Intl.NumberFormat(lang).format(count)

/** At most 200 characters, cut between words. */
function shortened(text: string): string {
  const one = text.replace(/[ \t\r\n]+/g, ' ').trim()
  if (one.length <= longest) return one
  return `${one.slice(0, longest).replace(/\s+\S*$/, '')} …`
}
