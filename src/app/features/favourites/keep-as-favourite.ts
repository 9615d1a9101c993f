import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { favouriteProductIds } from '#contract/account/favourite.ts'
import { type ProductCard, productCard } from '#contract/product/product.ts'
import { isFavourite } from '#offline/favourites.ts'
import { shopperNow } from '#session/shopper.ts'
import { shopperQuery } from '#session/shopper-queries.ts'
import { chooseFavourite } from './choose-favourite.ts'
import { readOwnFavourites } from './own-favourites.ts'

/**
 * Makes a product a favourite; `product` may have more fields than its card. Returns the function that undoes this,
 * which keeps a product that was a favourite before.
 */
export async function keepAsFavourite(
  client: QueryClient,
  product: ProductCard,
  regionId: number,
): Promise<() => Promise<void>> {
  const card = v.parse(productCard, product)
  const userId = shopperNow()?.userId ?? ''
  const choice = (await readOwnFavourites(userId)).find(({ kind, id }) => kind === 'prod' && id === card.prodId)
  const { queryKey } = shopperQuery(favouriteProductIds, {}, { userId, regionId })
  const answer = client.getQueryData(queryKey)
  if (isFavourite(choice, answer?.value.includes(card.prodId) ?? false, answer?.at ?? 0)) return async () => undefined
  await chooseFavourite({ kind: 'prod', card }, true, regionId)
  return async () => void (await chooseFavourite({ kind: 'prod', card }, false, regionId))
}
