import { categoryTree } from './category.ts'
import type { Endpoint, QueryOf } from './endpoint.ts'
import { banners, tagRows, youMayLike } from './home.ts'
import { idInPath, idInSlug } from './links.ts'
import { productInfo } from './product.ts'
import { allRegions } from './region.ts'
import { reviewPage, reviewSummary } from './review.ts'
import { search } from './search.ts'
import { shopInfo } from './shop.ts'
import type { Language } from './wire.ts'

type Place = { readonly regionId: number; readonly lang: Language }

/** Cards of one page of an endless list. */
export const listSize = 20
/** Reviews that the product page shows at a time. */
export const reviewSize = 3

/**
 * One call that a page's first view needs; `isEndless` is the first page of a list that goes on,
 * `isLater` stands below the fold: asked for at once, but not part of the document. */
export type PageCall = { readonly endpoint: Endpoint; readonly query: Record<string, unknown>; readonly isEndless: boolean; readonly isLater?: true }

const one = <E extends Endpoint>(endpoint: E, query: QueryOf<E>): PageCall => ({ endpoint: endpoint as unknown as Endpoint, query, isEndless: false })
const endless = <E extends Endpoint>(endpoint: E, query: QueryOf<E>): PageCall => ({ endpoint: endpoint as unknown as Endpoint, query, isEndless: true })

/** The department's list; the page's own query asks with the same words. */
export const departmentListQuery = (categoryId: number, place: Place) => ({ categoryId, pageSize: listSize, ...place })
/** All products of a shop. */
export const shopListQuery = (shopId: number, place: Place) => ({ shopId, pageSize: listSize, ...place })

/** What every page shows around its screen; a path that is no screen asks for nothing else. */
export const shellCalls = (place: Place): PageCall[] => [one(allRegions, {})]

const policyPath = /^(service-agreement|privacy-agreement|refund-policy)\/(en-us|zh-cn)$/

/** A part of a path as it was meant; as it stands where it does not decode. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * What a page asks for its first view, by its path: the server puts the answers into the first document, the page's
 * loaders ask for the same. Null where no screen has this path: the 404 page.
 */
export function callsOfPage(path: string, place: Place): PageCall[] | null {
  const shell = shellCalls(place)
  const [first = '', second, third, ...rest] = path.replace(/^\/|\/$/g, '').split('/').map(decoded)
  if (rest.length > 0) return null
  if (first === '' && second === undefined) return [...shell, one(categoryTree, place), one(banners, place), one(tagRows, place), { ...endless(youMayLike, { size: listSize, ...place }), isLater: true }]
  if (first === 'products' && second && third === undefined) {
    const prodId = idInSlug(second)
    if (prodId === null) return null
    return [...shell, one(productInfo, { prodId, ...place }), one(reviewSummary, { prodId }), endless(reviewPage, { prodId, size: reviewSize })]
  }
  if (first === 'store' && second && third) {
    const shopId = idInPath(third)
    return shopId === null ? null : [...shell, one(shopInfo, { shopId, ...place }), endless(search, shopListQuery(shopId, place))]
  }
  if (['about', 'saved'].includes(first) && second === undefined) return shell
  if (first === 'policies') return policyPath.test(`${second}/${third}`) ? shell : null
  const categoryId = first && second && third === undefined ? idInPath(second) : null
  return categoryId === null ? null : [...shell, one(categoryTree, place), endless(search, departmentListQuery(categoryId, place))]
}
