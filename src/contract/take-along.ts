import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { pictureFormats, pictureWidths } from './product.ts'
import { productDetail } from './product-detail.ts'
import { review, reviewSummary } from './review.ts'
import { search, searchResult } from './search.ts'
import { shopDetail } from './shop.ts'
import { count, pageOf } from './wire.ts'

/** Products that are fetched at a time; a list's page has as many, so that each page taken is a page of the list. */
export const takeSize = 20
/** As many products of a list are taken along at most: a list of the whole mall is not a thing to carry. */
export const mostTaken = 400

const { pageSize: _size, pageNumber: _page, scrollId: _scroll, oldSort: _old, ...filters } = search.query.entries
const width = v.pipe(v.string(), v.picklist(pictureWidths.map(String)), v.transform(Number))

/**
 * GET /search/weight (ours): what taking a list along brings, before anything is fetched. `bytes` is what the phone
 * keeps of it, `transferBytes` what travels to it, compressed as this caller's answers are; both hold within 10 %.
 * `widths` are those of a card's and of a product page's first picture on the asking phone.
 */
export const takeWeight = endpoint({
  method: 'GET',
  path: '/search/weight',
  access: 'open',
  query: v.object({ ...filters, cardWidth: width, pageWidth: width, format: v.picklist(pictureFormats) }),
  reply: v.object({ items: count, /** What the whole list has. */ total: count, bytes: count, transferBytes: count }),
  failures: ['UNKNOWN_REGION'],
})

/**
 * GET /search/take (ours): one page of a list with everything that its products' own pages show first, as their own
 * calls would answer: one request instead of some sixty, which on a slow network is the difference between going and not.
 */
export const takePage = endpoint({
  method: 'GET',
  path: '/search/take',
  access: 'open',
  query: v.object({
    ...filters,
    pageNumber: v.pipe(search.query.entries.pageNumber, v.maxValue(mostTaken / takeSize)),
  }),
  reply: v.object({
    /** The list's page; facets come with the first page only. */
    list: searchResult,
    products: v.array(v.object({ detail: productDetail, summary: reviewSummary.reply, reviews: pageOf(review) })),
    /** The sellers, those of the earlier pages among them. */
    shops: v.array(shopDetail),
  }),
  failures: ['UNKNOWN_REGION'],
})
export type TakenPage = v.InferOutput<typeof takePage.reply>

/** The pictures of a product that are taken along, as addresses: its card's and its page's first, once if they are the same. */
export function takenPictures(
  { pic, imgs }: { readonly pic: string; readonly imgs: readonly string[] },
  widths: { readonly cardWidth: number; readonly pageWidth: number },
  format: string,
): string[] {
  const address = (template: string, at: number) => template.replace('{width}', String(at)).replace('{format}', format)
  return [...new Set([address(pic, widths.cardWidth), address(imgs[0] ?? pic, widths.pageWidth)])]
}
