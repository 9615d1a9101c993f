import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { pictureFormats, pictureWidths } from './product/product.ts'
import { productDetail } from './product/product-detail.ts'
import { review, reviewSummary } from './review/review.ts'
import { search, searchResult } from './search/search.ts'
import { shopDetail } from './shop.ts'
import { count, pageOf } from './wire.ts'

/** Products per request. A page of a list has as many, so that each downloaded page is a page of the list. */
export const downloadPageSize = 20
/** The largest number of products in one offline download. */
export const maxDownloadProducts = 400

const { pageSize: _size, pageNumber: _page, scrollId: _scroll, oldSort: _old, ...filters } = search.query.entries
const width = v.pipe(v.string(), v.picklist(pictureWidths.map(String)), v.transform(Number))

/**
 * GET /search/weight (an addition of ours): the size of an offline download before anything is fetched. `bytes` is the
 * storage on the device, `transferBytes` the traffic, compressed as for this caller; both hold within 10 %. `widths`
 * are the picture widths of a card and of a product page on the calling device.
 */
export const downloadSize = endpoint({
  method: 'GET',
  path: '/search/weight',
  access: 'open',
  query: v.object({ ...filters, cardWidth: width, pageWidth: width, format: v.picklist(pictureFormats) }),
  reply: v.object({
    items: count,
    /** The number of products in the whole list. */ total: count,
    bytes: count,
    transferBytes: count,
  }),
  failures: ['UNKNOWN_REGION', 'TOO_MANY'],
})

/**
 * GET /search/take (an addition of ours): one page of a list with everything that the product pages show first, in the
 * form of their own answers. One request replaces some sixty, which a slow network could not carry.
 */
export const downloadPage = endpoint({
  method: 'GET',
  path: '/search/take',
  access: 'open',
  query: v.object({
    ...filters,
    pageNumber: v.pipe(search.query.entries.pageNumber, v.maxValue(maxDownloadProducts / downloadPageSize)),
  }),
  reply: v.object({
    /** The page of the list; facets come with the first page only. */
    list: searchResult,
    products: v.array(v.object({ detail: productDetail, summary: reviewSummary.reply, reviews: pageOf(review) })),
    /** The sellers, including those of earlier pages. */
    shops: v.array(shopDetail),
  }),
  failures: ['UNKNOWN_REGION', 'TOO_MANY'],
})
export type DownloadPage = v.InferOutput<typeof downloadPage.reply>

/**
 * The addresses of a product's pictures in an offline download: the card's and the product page's first, without
 * duplicates.
 */
export function downloadPictures(
  { pic, imgs }: { readonly pic: string; readonly imgs: readonly string[] },
  widths: { readonly cardWidth: number; readonly pageWidth: number },
  format: string,
): string[] {
  const address = (template: string, at: number) => template.replace('{width}', String(at)).replace('{format}', format)
  return [...new Set([address(pic, widths.cardWidth), address(imgs[0] ?? pic, widths.pageWidth)])]
}
