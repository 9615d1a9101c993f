import type { ProductCard } from '#contract/product.ts'
import type { ShopCard } from '#contract/shop.ts'
import { serverNow } from '#device/moment.ts'
import { setFavourite } from '#offline/favourites.ts'
import { shopperNow } from '#session/shopper.ts'

/** The product or shop of a heart. */
export type FavouriteThing =
  | { readonly kind: 'prod'; readonly card: ProductCard }
  | { readonly kind: 'shop'; readonly card: ShopCard }

export const idOf = (thing: FavouriteThing): number => (thing.kind === 'prod' ? thing.card.prodId : thing.card.shopId)

/**
 * Adds or removes a favourite: at once on this phone, and in the shop as soon as possible. The code that sends is
 * loaded only for a shopper, never for a guest.
 */
export async function chooseFavourite(thing: FavouriteThing, isKept: boolean, regionId: number): Promise<void> {
  const cards = thing.kind === 'prod' ? { product: thing.card } : { shop: thing.card }
  const userId = shopperNow()?.userId ?? ''
  await setFavourite({
    userId,
    kind: thing.kind,
    id: idOf(thing),
    isKept,
    at: Math.round(serverNow()),
    regionId,
    ...cards,
  })
  if (userId) await (await import('#sync/send-outbox.ts')).replayOutbox()
}
