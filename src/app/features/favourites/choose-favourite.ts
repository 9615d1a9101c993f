import type { ProductCard } from '#contract/product/product.ts'
import type { ShopCard } from '#contract/shop.ts'
import { serverNow } from '#device/server-clock.ts'
import { setFavourite } from '#offline/favourites.ts'
import { shopperNow } from '#session/shopper.ts'

/** The product or shop of a heart. */
export type FavouriteItem =
  | { readonly kind: 'prod'; readonly card: ProductCard }
  | { readonly kind: 'shop'; readonly card: ShopCard }

export const idOf = (item: FavouriteItem): number => (item.kind === 'prod' ? item.card.prodId : item.card.shopId)

/**
 * Adds or removes a favourite: at once on this phone, and on the server as soon as possible. `full`: the phone could
 * not store the choice, which is lost when the tab closes. The code that sends is loaded only for a shopper, never for
 * a guest.
 */
export async function chooseFavourite(
  item: FavouriteItem,
  isKept: boolean,
  regionId: number,
): Promise<'stored' | 'full'> {
  const cards = item.kind === 'prod' ? { product: item.card } : { shop: item.card }
  const userId = shopperNow()?.userId ?? ''
  const outcome = await setFavourite({
    userId,
    kind: item.kind,
    id: idOf(item),
    isKept,
    at: Math.round(serverNow()),
    regionId,
    ...cards,
  })
  if (userId)
    void import('#sync/send-outbox.ts').then(
      ({ replayOutbox }) => replayOutbox(),
      () => undefined,
    )
  return outcome
}
