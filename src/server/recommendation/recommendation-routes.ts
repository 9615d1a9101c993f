import type { Hono } from 'hono'
import { inTurns } from '#contract/in-turns.ts'
import { maxPerSeed, recommendationPage } from '#contract/product/recommendation.ts'
import type { Dependencies } from '../dependencies.ts'
import { countForSale, readBest } from '../home/home-store.ts'
import { memoize } from '../http/memoize.ts'
import { onePage, skipped } from '../http/paging.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { productCards } from '../product/product-cards.ts'
import { readSimilar } from '../product/product-store.ts'
import { viewerOf } from '../product/viewer.ts'
import { seedsOf } from './recommendation-rules.ts'
import { readShopperEvents } from './recommendation-store.ts'

/** /p/recommendation/page: products for one shopper (docs/product.md#recommendations). */
export function recommendationRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock } = dependencies
  const totals = memoize<number>(clock, 60_000, 10)

  serveShopper(api, dependencies, recommendationPage, async (query, call) => {
    const viewer = viewerOf({ regionId: call.regionId, lang: query.lang }, call, clock)
    const events = await readShopperEvents(db, call.shopper.accountId)
    const seeds = seedsOf(events)
    const lists = await Promise.all(
      seeds.map(async ({ prod_id }) => (await readSimilar(db, viewer, prod_id))?.slice(0, maxPerSeed) ?? []),
    )
    const viewed = new Set(events.map(({ prod_id }) => prod_id))
    const own = inTurns(lists, (prodId) => prodId, viewed)

    const start = skipped(query)
    const shown = own.slice(start, start + query.size)
    const rest = query.size - shown.length
    const best = rest > 0 ? await readBest(db, viewer, Math.max(0, start - own.length), rest, own) : []
    const cards = await productCards(db, viewer, [...shown, ...best])

    const names = new Map(
      (
        await productCards(
          db,
          viewer,
          seeds.map(({ prod_id }) => prod_id),
        )
      ).map((card) => [card.prodId, card.prodName]),
    )
    const reasonOf = (prodId: number) => {
      if (!own.includes(prodId)) return undefined
      const seed = seeds[lists.findIndex((list) => list.includes(prodId))]
      const prodName = seed && names.get(seed.prod_id)
      return prodName ? { code: seed.code, prodId: seed.prod_id, prodName } : undefined
    }
    const records = cards.map((card) => {
      const reason = reasonOf(card.prodId)
      return reason ? { ...card, reason } : card
    })
    const total = await totals(String(viewer.region.regionId), () => countForSale(db, viewer))
    return onePage(records, total, query)
  })
}
