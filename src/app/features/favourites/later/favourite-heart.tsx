import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { usePlace } from '#device/place.ts'
import { useShopper } from '#session/shopper.ts'
import { useIsAway } from '#sync/use-is-away.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { HeartButton } from '#ui/product/heart-button.tsx'
import { chooseFavourite, type FavouriteThing, idOf } from '../choose-favourite.ts'
import { heartStoreOf } from '../heart-store.ts'

export type HeartProperties = {
  of: FavouriteThing
  /** In the corner of a card's picture. */
  isOnCard?: boolean
}

/** The heart of a product or a shop. It answers at once, for a guest and without a network, too. */
export default function FavouriteHeart({ of, isOnCard = false }: HeartProperties) {
  const { t } = useLingui()
  const { regionId } = usePlace()
  const isAway = useIsAway()
  const hearts = heartStoreOf(useQueryClient(), of.kind, { userId: useShopper()?.userId ?? '', regionId })
  const id = idOf(of)
  const state = useSyncExternalStore(
    hearts.subscribe,
    () => hearts.stateOf(id),
    () => 'unread' as const,
  )
  if (state === 'unread') return null
  const isKept = state.startsWith('on')
  const toggle = () => {
    void chooseFavourite(of, !isKept, regionId)
    const words = isKept ? t`Removed from favourites` : t`Added to favourites`
    showToast({ kind: isAway ? 'queued' : 'success', words })
  }
  return (
    <HeartButton
      name={of.kind === 'prod' ? of.card.prodName : of.card.shopName}
      isOn={isKept}
      isWaiting={state.endsWith('waiting')}
      isOnCard={isOnCard}
      onPress={toggle}
    />
  )
}
