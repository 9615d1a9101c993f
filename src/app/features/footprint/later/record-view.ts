import type { ProductCard } from '#contract/product/product.ts'
import type { Market } from '#device/market.ts'
import { ownTimeZone } from '#offline/call.ts'
import { recordFootprint } from '#offline/footprint.ts'
import { shopperNow } from '#session/shopper.ts'

/**
 * Records that a product was viewed at `at` (ms), and sends the view to the signed-in shopper's account; the code for
 * sending is not loaded for a guest.
 */
export async function recordView(product: ProductCard, { regionId, lang }: Market, at: number): Promise<void> {
  const userId = shopperNow()?.userId
  await recordFootprint({ card: product, regionId, at, lang, userId }, ownTimeZone())
  if (userId !== undefined) await (await import('#sync/send-outbox.ts')).replayOutbox()
}
