import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { productSlug } from '#contract/links.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { useMarket } from '#device/market.ts'
import { useShopper } from '#session/shopper.ts'
import { useIsOffline } from '#sync/connection.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import type { PagePath } from '#ui/layout/page-path.ts'
import { HeartButton } from '#ui/product/heart-button.tsx'
import { chooseFavourite, type FavouriteItem, idOf } from '../choose-favourite.ts'
import { useHeart } from '../heart-store.ts'

export type HeartProperties = {
  of: FavouriteItem
  /** Places the heart in the corner of a card's picture. */
  isOnCard?: boolean
}

/** The grocery lists with a product to add, as if another app had shared the product's page with the mall. */
const listPathOf = (card: ProductCard): PagePath =>
  `/wish-list?${new URLSearchParams({ title: card.prodName, url: `${location.origin}/products/${productSlug(card)}` })}`

/** The favourite button of a product or a shop. A tap takes effect at once, also for a guest and offline. */
export default function FavouriteHeart({ of, isOnCard = false }: HeartProperties) {
  const { t } = useLingui()
  const { regionId } = useMarket()
  const isOffline = useIsOffline()
  const owner = { userId: useShopper()?.userId ?? '', regionId }
  const state = useHeart(useQueryClient(), of.kind, owner, idOf(of))
  // The hearts of a page are read together; they appear in a render that yields to input.
  const isRead = useDeferredValue(state !== 'unread')
  if (!isRead || state === 'unread') return null
  const isKept = state.startsWith('on')
  const toggle = async () => {
    if ((await chooseFavourite(of, !isKept, regionId)) === 'full') {
      const words = t`Your device is full. Saved pictures are removed first; saved pages stay.`
      return void showToast({ kind: 'warning', words })
    }
    const words = isKept ? t`Removed from favourites` : t`Added to favourites`
    const action = !isKept && of.kind === 'prod' && { words: t`Add to list`, href: listPathOf(of.card) }
    showToast({ kind: isOffline ? 'queued' : 'success', words, ...(action && { action }) })
  }
  return (
    <HeartButton
      name={of.kind === 'prod' ? of.card.prodName : of.card.shopName}
      isOn={isKept}
      isWaiting={state.endsWith('waiting')}
      isOnCard={isOnCard}
      onPress={() => void toggle()}
    />
  )
}
