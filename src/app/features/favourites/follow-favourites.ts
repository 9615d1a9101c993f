import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { favouriteProductIds, favouriteShopIds } from '#contract/account/favourite.ts'
import type { FavouriteKind } from '#offline/favourites.ts'
import { type Owner, shopperQuery } from '#session/shopper-queries.ts'

/**
 * The ids that the server lists as favourites, and the time of that answer, in ms; undefined before the first answer.
 */
export type Answered = { readonly value: readonly number[]; readonly at: number } | undefined

/**
 * Follows the server's list of favourites of a kind, starting with the cached answer. Returns a function that stops
 * following.
 */
export function followFavourites(
  client: QueryClient,
  kind: FavouriteKind,
  owner: Owner,
  onAnswer: (answer: Answered) => void,
): () => void {
  const observer = new QueryObserver(
    client,
    kind === 'prod' ? shopperQuery(favouriteProductIds, {}, owner) : shopperQuery(favouriteShopIds, {}, owner),
  )
  onAnswer(observer.getCurrentResult().data)
  return observer.subscribe(({ data }) => onAnswer(data))
}
