import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { favouriteProductIds, favouriteShopIds } from '#contract/account/favourite.ts'
import type { FavouriteKind } from '#offline/favourites.ts'
import { shopperQuery, type Whose } from '#session/shopper-queries.ts'

/** The ids that the shop holds as favourites, and when it said so, in ms; undefined before it did. */
export type Answered = { readonly value: readonly number[]; readonly at: number } | undefined

/** Follows what the shop says are the favourites of a kind, what is saved of it first; gives back how to stop. */
export function askFavourites(
  client: QueryClient,
  kind: FavouriteKind,
  whose: Whose,
  hear: (answer: Answered) => void,
): () => void {
  const observer = new QueryObserver(
    client,
    kind === 'prod' ? shopperQuery(favouriteProductIds, {}, whose) : shopperQuery(favouriteShopIds, {}, whose),
  )
  hear(observer.getCurrentResult().data)
  return observer.subscribe(({ data }) => hear(data))
}
