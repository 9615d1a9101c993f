import type { Hono } from 'hono'
import type { ParsedQueryOf } from '#contract/endpoint.ts'
import { type DownloadPage, type downloadPage, downloadPageSize } from '#contract/offline-downloads.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { productInfo } from '#contract/product/product-detail.ts'
import { firstReviewsQuery } from '#contract/product-lists/list-requests.ts'
import { reviewPage, reviewSummary } from '#contract/review/review.ts'
import { search } from '#contract/search/search.ts'
import { shopInfo } from '#contract/shop.ts'
import { ownAnswers } from './own-answers.ts'

export type DownloadQuery = Omit<ParsedQueryOf<typeof downloadPage>, 'pageNumber'>

/** The largest page of a search (docs/wire.md#conventions). */
const largestPage = 100
const noFacets: DownloadPage['list']['facets'] = {
  categories: [],
  brands: [],
  attrs: [],
  placesOfOrigin: [],
  price: { min: 0, max: 0 },
}

/** The cards of the first `max` products of a list, without product pages. */
export async function readListCards(
  api: Hono,
  query: DownloadQuery,
  max: number,
  timeZone: string,
): Promise<ProductCard[]> {
  const { answerTo } = ownAnswers(api, timeZone)
  const pages = Array.from({ length: Math.ceil(max / largestPage) }, (_, at) => at + 1)
  const lists = await Promise.all(
    pages.map((pageNumber) => answerTo(search, { ...query, pageSize: largestPage, pageNumber } as never)),
  )
  return lists.flatMap((list) => list?.records ?? []).slice(0, max)
}

/** One page of a list with the first views of its products' pages; null for an unknown list. */
export async function buildDownloadPage(
  api: Hono,
  query: DownloadQuery,
  pageNumber: number,
  timeZone: string,
): Promise<DownloadPage | null> {
  const { answerTo } = ownAnswers(api, timeZone)
  const list = await answerTo(search, { ...query, pageSize: downloadPageSize, pageNumber } as never)
  if (!list) return null
  const market = { regionId: query.regionId, lang: query.lang }
  const products = await Promise.all(
    list.records.map(async ({ prodId }) => {
      const [detail, summary, reviews] = await Promise.all([
        answerTo(productInfo, { prodId, ...market }),
        answerTo(reviewSummary, { prodId }),
        answerTo(reviewPage, firstReviewsQuery(prodId, market) as never),
      ])
      return detail && summary && reviews ? [{ detail, summary, reviews }] : []
    }),
  )
  const shopIds = [...new Set(list.records.map(({ shopId }) => shopId))]
  const shops = await Promise.all(shopIds.map((shopId) => answerTo(shopInfo, { shopId, ...market })))
  return {
    // The first page's facets hold for all pages.
    list: pageNumber === 1 ? list : { ...list, facets: noFacets },
    products: products.flat(),
    shops: shops.flatMap((shop) => shop ?? []),
  }
}
