import type { Hono } from 'hono'
import { addFootprints, deleteFootprints, footprintPage, maxFootprints } from '#contract/account/footprint.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage, skipped } from '../http/paging.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { productCards } from '../product/product-cards.ts'
import { viewerOf } from '../product/viewer.ts'
import { boundFootprints, readFootprints, removeFootprints, writeFootprints } from './footprint-store.ts'

/** /p/footprint: a shopper's product views on all devices. */
export function footprintRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock } = dependencies

  serveShopper(api, dependencies, addFootprints, async (_query, { body, tables, shopper: { accountId } }) => {
    const seen = body.map(({ prodId, at }) => ({ prodId, at: new Date(Math.min(at, clock())) }))
    if (seen.length > 0) await writeFootprints(tables, accountId, seen)
    await boundFootprints(tables, accountId, maxFootprints)
    return undefined
  })

  serveShopper(api, dependencies, footprintPage, async (query, call) => {
    const { total, rows } = await readFootprints(db, call.shopper.accountId, call.regionId, {
      skip: skipped(query),
      size: query.size,
    })
    const cards = new Map(
      (
        await productCards(
          db,
          viewerOf({ regionId: call.regionId, lang: query.lang }, call, clock),
          rows.map((row) => row.prod_id),
        )
      ).map((card) => [card.prodId, card]),
    )
    const records = rows.flatMap((row) => {
      const card = cards.get(row.prod_id)
      return card ? [{ id: row.footprint_id, at: wireTimeOf(row.at.getTime(), call.timeZone), card }] : []
    })
    return onePage(records, total, query)
  })

  serveShopper(api, dependencies, deleteFootprints, async (_query, { body, tables, shopper }) => {
    await removeFootprints(tables, shopper.accountId, body)
    return undefined
  })
}
