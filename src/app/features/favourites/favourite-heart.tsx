import { useLingui } from '@lingui/react/macro'
import { useConnection } from '../../data/connection.ts'
import { usePlace } from '../../data/place.ts'
import { HeartButton } from '../../ui/heart-button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { chooseFavourite, idOf, type FavouriteThing } from './choose-favourite.ts'
import { useFavourites } from './use-favourites.ts'

/** The heart of a product or a shop. It answers at once, for a guest and without a network, too. */
export function FavouriteHeart({ of }: { of: FavouriteThing }) {
  const { t } = useLingui()
  const { regionId } = usePlace()
  const connection = useConnection()
  const favourites = useFavourites(of.kind)
  if (!favourites) return null
  const id = idOf(of)
  const isKept = favourites.has(id)
  const toggle = () => {
    const isCutOff = connection === 'offline' || connection === 'unreachable'
    void chooseFavourite(of, !isKept, regionId)
    const words = isKept ? t`Removed from favourites` : t`Added to favourites`
    showToast({ kind: isCutOff ? 'queued' : 'success', words })
  }
  return <HeartButton name={of.kind === 'prod' ? of.card.prodName : of.card.shopName} isOn={isKept} isWaiting={favourites.isWaiting(id)} onPress={toggle} />
}
