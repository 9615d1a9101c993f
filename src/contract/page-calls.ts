import { brandList, categoryTree } from './category.ts'
import { youMayLike } from './home.ts'
import { endless, homeCalls, listSize, one, type PageCall, type Place, shellCalls } from './home-calls.ts'
import { idInPath, idInSlug } from './links.ts'
import { type ListBase, readListWish } from './list-wish.ts'
import { productInfo } from './product-detail.ts'
import { reviewPage, reviewSummary } from './review.ts'
import { popularSearches, search } from './search.ts'
import { categoryRows, deals, tagNames, tagProducts } from './shelf.ts'
import { shopInfo } from './shop.ts'
import { departmentWish, type ReviewWish, reviewWish } from './wishes.ts'

/** Reviews that the product page shows at a time. */
export const reviewSize = 3

/** A list of products as the address's query wishes it; the page's own query asks with the same words. */
export const listQuery = (base: ListBase, query: URLSearchParams, place: Place) => ({
  ...readListWish(query),
  ...base,
  pageSize: listSize,
  ...place,
})

/** The words of a search in its path, as the wire takes them; empty where there are none. */
export const searchWords = (segment: string): string =>
  segment
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, 120)

/** What the page of `/category` lists, by its query; null where that names nothing. */
export function categoryPageBase(query: URLSearchParams): ListBase | null {
  const categoryId = idInPath(query.get('categoryId') ?? '') ?? undefined
  const brandId = idInPath(query.get('brandId') ?? '') ?? undefined
  return categoryId || brandId ? { ...(categoryId && { categoryId }), ...(brandId && { brandId }) } : null
}

/** The products of a tag. */
export const tagListQuery = (tagId: number, place: Place) => ({ tagId, size: listSize, ...place })
/** All brands, or those of a department. */
export const brandListQuery = (categoryId: number | undefined, place: Place) => ({
  ...(categoryId && { categoryId }),
  ...place,
})
/** The newest reviews of a product, each variant named in the reader's language. */
export const firstReviewsQuery = (prodId: number, { lang }: Pick<Place, 'lang'>) => ({ prodId, size: reviewSize, lang })
/** All reviews of a product, as the address wishes them. */
export const reviewListQuery = (prodId: number, { stars, pics }: ReviewWish, { lang }: Place) => ({
  prodId,
  size: listSize,
  lang,
  ...(stars && { stars }),
  ...(pics && { withPics: true }),
})
/** The ten that are searched most (docs/wire.md#search: number=10, sort=1). */
export const popularQuery = (place: Place) => ({ number: 10, sort: '1' as const, ...place })

const policyPath = /^(service-agreement|privacy-agreement|refund-policy)\/(en-us|zh-cn)$/

/** Screens of a shopper's own that are one path each. */
const screensOfOrders =
  /^\/(profile\/(edit|security|orders|cards)|ToPay|Refund|ToDeliver(\/CancelOrder)?|ToReceive(\/logistics)?|Completed\/Completed|order-details|Checkout|paymentMethod)\/?$/

/** A part of a path as it was meant; as it stands where it does not decode. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * What a page asks for its first view, by its path and its query: the server puts the answers into the first document, the page's
 * loaders ask for the same. Null where no screen has this path: the 404 page.
 */
export function callsOfPage(path: string, query: URLSearchParams, place: Place): PageCall[] | null {
  const shell = shellCalls()
  const [first = '', second, third, fourth, ...rest] = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decoded)
  const list = (base: ListBase) => endless(search, listQuery(base, query, place))
  if (rest.length > 0) return null
  if (fourth !== undefined) {
    const categoryId = first && second && third === 'prods' && idInPath(second) !== null ? idInPath(fourth) : null
    return categoryId === null ? null : [...shell, one(categoryTree, place), list({ categoryId })]
  }
  const window = callsOfWindow([first, second, third], query, place)
  if (window !== undefined) return window && [...shell, ...window]
  if (first === '' && second === undefined) return homeCalls(place)
  if (first === 'products' && second && third === undefined) {
    const prodId = idInSlug(second)
    if (prodId === null) return null
    return [...shell, one(productInfo, { prodId, ...place })]
  }
  if (first === 'store' && second && third) {
    const shopId = idInPath(third)
    return shopId === null ? null : [...shell, one(shopInfo, { shopId, ...place }), list({ shopId })]
  }
  if (first === 'SearchResults' && second && third === undefined) {
    const key = searchWords(second)
    return key ? [...shell, list({ key })] : null
  }
  if (first === 'category' && second === undefined) {
    const base = categoryPageBase(query)
    return base && [...shell, one(categoryTree, place), ...(base.brandId ? [one(brandList, place)] : []), list(base)]
  }
  if (first === 'search' && second === undefined) return [...shell, one(popularSearches, popularQuery(place))]
  if (
    [
      'about',
      'saved',
      'Cart',
      'MyFootPrint',
      'Settings',
      'profile',
      'help',
      'collection',
      'notification',
      'Register',
      'signed-in',
    ].includes(first) &&
    second === undefined
  )
    return shell
  if (screensOfOrders.test(path)) return shell
  if (first === 'addresses' && third === undefined)
    return second === undefined || second === 'new' || idInPath(second) !== null ? shell : null
  if (first === 'policies') return policyPath.test(`${second}/${third}`) ? shell : null
  const categoryId = first && second && third === undefined ? idInPath(second) : null
  return categoryId === null ? null : [...shell, one(categoryTree, place), list({ categoryId })]
}

/** What leads around the mall: null where its path names nothing, undefined where the path is another screen's. */
function callsOfWindow(
  [first, second, third]: readonly (string | undefined)[],
  query: URLSearchParams,
  place: Place,
): PageCall[] | null | undefined {
  const wished = Object.fromEntries(query)
  if (second === undefined) {
    if (first === 'discover') return [one(categoryTree, place), one(tagNames, place)]
    if (first === 'categories') return [one(categoryTree, place)]
    if (first === 'goods') return [endless(youMayLike, { size: listSize, ...place })]
    if (first === 'trending') return [endless(deals, { size: listSize, ...place })]
    if (first === 'brands')
      return [one(categoryTree, place), one(brandList, brandListQuery(departmentWish(wished).categoryId, place))]
    return undefined
  }
  const isProduct = first === 'products' && third === 'reviews'
  const named =
    first === 'discover' && second === 'sub'
      ? third
      : isProduct || (first === 'services' && third === undefined)
        ? second
        : undefined
  if (named === undefined) return undefined
  const id = idInSlug(named)
  if (id === null) return null
  if (isProduct)
    return [
      one(productInfo, { prodId: id, ...place }),
      one(reviewSummary, { prodId: id }),
      endless(reviewPage, reviewListQuery(id, reviewWish(wished), place)),
    ]
  return first === 'services'
    ? [one(tagNames, place), endless(tagProducts, tagListQuery(id, place))]
    : [one(categoryTree, place), one(categoryRows, { categoryId: id, ...place })]
}
