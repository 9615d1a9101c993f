import type { Hono } from 'hono'
import { guestCartEstimate, guestLinesOf } from '#contract/cart/cart-estimate.ts'
import { deliveryEstimate } from '#contract/delivery.ts'
import type { Dependencies } from '../dependencies.ts'
import { mismatch } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { viewerOf } from '../product/viewer.ts'
import { estimateLines } from './estimate.ts'
import { costsOfItem } from './item-costs.ts'
import { arrivalOf, pricedOf } from './make-checkout.ts'
import { nothingBuyable, readBuyable, wantedPieces } from './wanted-lines.ts'

/** /delivery/…: the expected costs of delivery before a checkout, open to everyone. */
export function deliveryRoutes(api: Hono, { db, clock, settings }: Dependencies): void {
  serve(api, deliveryEstimate, async ({ prodId, skuId, count, regionId }, call) => {
    const viewer = viewerOf({ regionId, lang: 'en' }, call, clock)
    const { buyable, changed } = await readBuyable(db, viewer, [wantedPieces({ skuId, count })])
    const [item] = buyable
    if (!item) return nothingBuyable(changed)
    if (item.sku.prod_id !== prodId) return mismatch('prodId')
    const { from, to } = arrivalOf([item.product], viewer)
    return { ...costsOfItem({ skuId, ...pricedOf(item) }, viewer.region, settings), arriveFrom: from, arriveTo: to }
  })

  serve(api, guestCartEstimate, async ({ lines, regionId }, call) =>
    estimateLines(db, viewerOf({ regionId, lang: 'en' }, call, clock), guestLinesOf(lines).map(wantedPieces), settings),
  )
}
