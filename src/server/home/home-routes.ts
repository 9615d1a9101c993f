import type { Hono } from 'hono'
import { banners, tagRows, youMayLike } from '#contract/home.ts'
import { deals, tagNames, tagProducts } from '#contract/product-lists/product-lists.ts'
import type { Dependencies } from '../dependencies.ts'
import { memoize } from '../http/memoize.ts'
import { onePage, skipped } from '../http/paging.ts'
import { refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { wallClock } from '../product/card-rules.ts'
import { productCards } from '../product/product-cards.ts'
import { viewerOf } from '../product/viewer.ts'
import { bannerOf, rowLength, tagOf } from './home-rules.ts'
import { countDeals, countForSale, readBanners, readBest, readDeals, readTagPage, readTags } from './home-store.ts'

/** The home page's endpoints: tags, their products, deals, "You may like", banners. */
export function homeRoutes(api: Hono, { db, clock }: Dependencies): void {
  const totals = memoize<number>(clock, 60_000, 10)

  serve(api, tagNames, async (query, call) =>
    (await readTags(db, viewerOf(query, call, clock), { max: 1, hasCampaigns: true })).map(tagOf),
  )

  serve(api, tagRows, async (query, call) => {
    const viewer = viewerOf(query, call, clock)
    const tags = await readTags(db, viewer, { max: rowLength, hasCampaigns: false })
    // One query serves all rows; a product may appear in several.
    const cards = await productCards(db, viewer, [...new Set(tags.flatMap((tag) => tag.prod_ids))])
    const byId = new Map(cards.map((card) => [card.prodId, card]))
    return tags.map((tag) => ({
      ...tagOf(tag),
      productDtoList: tag.prod_ids.flatMap((prodId) => byId.get(prodId) ?? []),
    }))
  })

  serve(api, tagProducts, async (query, call) => {
    const viewer = viewerOf(query, call, clock)
    const page = await readTagPage(db, viewer, query.tagId, skipped(query), query.size)
    if (!page) return refusal('NOT_FOUND', `There is no tag ${query.tagId}.`)
    return onePage(await productCards(db, viewer, page.prodIds), page.total, query)
  })

  serve(api, deals, async (query, call) => {
    const viewer = viewerOf(query, call, clock)
    const total = await totals(`deals ${viewer.region.regionId}`, () => countDeals(db, viewer))
    const prodIds = await readDeals(
      db,
      viewer,
      wallClock(viewer.now, viewer.region.timeZone),
      skipped(query),
      query.size,
    )
    return onePage(await productCards(db, viewer, prodIds), total, query)
  })

  serve(api, youMayLike, async (query, call) => {
    const viewer = viewerOf(query, call, clock)
    const total = await totals(String(viewer.region.regionId), () => countForSale(db, viewer))
    const prodIds = await readBest(db, viewer, skipped(query), query.size)
    return onePage(await productCards(db, viewer, prodIds), total, query)
  })

  serve(api, banners, async (query, call) => (await readBanners(db, viewerOf(query, call, clock))).map(bannerOf))
}
