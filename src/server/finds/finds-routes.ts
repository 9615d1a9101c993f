import type { Hono } from 'hono'
import { type FindReason, findsOfTheDay } from '#contract/product/finds.ts'
import type { Dependencies } from '../dependencies.ts'
import { serve } from '../http/serve.ts'
import { productCards } from '../product/product-cards.ts'
import { viewerOf } from '../product/viewer.ts'
import { toMajor } from '../region/region-rules.ts'
import { type FindRow, readDropped, readLast, readNew, readPopular } from './finds-store.ts'

/** /prod/finds: what is worth a look today (docs/product.md#finds). */
export function findsRoutes(api: Hono, { db, clock }: Dependencies): void {
  serve(api, findsOfTheDay, async (query, call) => {
    const viewer = viewerOf(query, call, clock)
    const viewed = { regionId: viewer.region.regionId, now: viewer.now }
    const [dropped, popular, last, added] = await Promise.all([
      readDropped(db, viewed),
      readPopular(db, viewed),
      readLast(db, viewed),
      readNew(db, viewed),
    ])
    const reasons: (readonly [FindRow, FindReason])[] = [
      ...dropped.map((row) => [row, { code: 'DROPPED', was: toMajor(row.fact) }] as const),
      ...popular.map((row) => [row, { code: 'POPULAR', buyers: row.fact }] as const),
      ...last.map((row) => [row, { code: 'LAST', left: row.fact }] as const),
      ...added.map((row) => [row, { code: 'NEW', days: row.fact }] as const),
    ]
    const ids = [...new Set(reasons.map(([row]) => row.prod_id))]
    const cards = new Map((await productCards(db, viewer, ids)).map((card) => [card.prodId, card]))
    return reasons.flatMap(([row, find]) => {
      const card = cards.get(row.prod_id)
      return card ? [{ ...card, find }] : []
    })
  })
}
