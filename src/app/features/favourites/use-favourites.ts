import { favouriteProductIds, favouriteShopIds } from '../../../contract/account/favourite.ts'
import { isFavourite, type FavouriteKind } from '../../../offline/favourites.ts'
import { useShopper } from '../../data/shopper.ts'
import { useShopperAnswer } from '../../data/shopper-queries.ts'
import { useOwnFavourites } from './use-own-favourites.ts'

/** What is a favourite of a kind: the shop's answer, and over it what this phone has said since. Null until this phone has been read. */
export function useFavourites(kind: FavouriteKind): { readonly has: (id: number) => boolean; readonly isWaiting: (id: number) => boolean } | null {
  const own = useOwnFavourites()
  const isGuest = useShopper() === null
  const products = useShopperAnswer(favouriteProductIds, {})
  const shops = useShopperAnswer(favouriteShopIds, {})
  const answer = kind === 'prod' ? products : shops
  if (!own) return null
  const wishOf = (id: number) => own.find((one) => one.kind === kind && one.id === id)
  return {
    has: (id) => isFavourite(wishOf(id), answer.state === 'ready' && answer.value.includes(id), answer.state === 'ready' ? answer.at : 0),
    isWaiting: (id) => {
      const wish = wishOf(id)
      return !isGuest && wish !== undefined && wish.sentAt === undefined
    },
  }
}
