import type { ProductCard } from '#contract/product.ts'
import type { Place } from '#device/place.ts'
import { ownTimeZone } from '#offline/call.ts'
import { recordFootprint } from '#offline/footprint.ts'
import { shopperNow } from '#session/shopper.ts'

/** Writes down that a product was opened at `at` (ms), and tells the account of who is signed in; a guest needs no code for that. */
export async function recordLook(product: ProductCard, { regionId, lang }: Place, at: number): Promise<void> {
  const userId = shopperNow()?.userId
  await recordFootprint(product, regionId, at, ownTimeZone(), userId, lang)
  if (userId !== undefined) await (await import('#sync/send-looks.ts')).sendLooks()
}
