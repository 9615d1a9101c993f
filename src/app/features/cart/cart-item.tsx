import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useEffect } from 'react'
import { productSlug } from '#contract/links.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { useShopper } from '#session/shopper.ts'
import { useIsOffline } from '#sync/connection.ts'
import { QuantityStepper } from '#ui/choice/quantity-stepper.tsx'
import { keepFocus } from '#ui/layout/keep-focus.ts'
import { CartLine } from '#ui/product/cart-line.tsx'
import { LineStatus } from '#ui/product/line-status.tsx'
import { setQuantity } from './cart-commands.ts'
import { unavailableReason } from './cart-rules.ts'
import { LineMessages } from './line-messages.tsx'
import { SimilarButton } from './similar-button.tsx'
import { useLineState, useRemoval } from './use-cart-line.ts'
import { useIsChecked } from './use-chosen.ts'
import { useMoveToFavourites } from './use-move-to-favourites.ts'
import { useVariantChange } from './use-variant-change.tsx'

/** A cart line with all its controls. Memoised: a change to one line does not re-render the others. */
export const CartItem = memo(function CartItem({ line, isEdited }: { line: FoldedLine; isEdited: boolean }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { isChecked, check } = useIsChecked(line.skuId, isEdited)
  const remove = useRemoval()
  const change = useVariantChange(line)
  const move = useMoveToFavourites(line)
  // A guest's changes are pending until login and not until the network returns, so that their lines show no status.
  const isGuest = useShopper() === null
  const sync = useLineState(line, isOffline)
  const state = isGuest ? null : sync
  const { skuId, prodId, prodName, skuName, pic, price, oriPrice, priceSymbol, quantity, stocks } = line
  const reason = unavailableReason(line)
  // A removed line disappears with its buttons.
  useEffect(() => keepFocus, [])
  return (
    <>
      <CartLine
        name={prodName}
        href={`/products/${productSlug({ prodId, slug: '' })}?sku=${skuId}`}
        picture={pic}
        tint={prodId}
        variant={skuName}
        price={price}
        was={oriPrice}
        symbol={priceSymbol}
        isChosen={isChecked}
        {...(reason === null || isEdited ? { onChoose: check } : {})}
        isFaded={reason !== null}
        onVariant={change.open}
        onRemove={() => void remove([line])}
        onKeep={() => void move()}
        isEdited={isEdited || reason !== null}
        isWaiting={state === 'waiting'}
        status={
          state && (
            <LineStatus state={state}>
              {state === 'waiting' && line.pending && <Change pending={line.pending} isOffline={isOffline} />}
            </LineStatus>
          )
        }
        controls={
          reason === null ? (
            <QuantityStepper
              name={prodName}
              count={quantity}
              stock={Math.max(stocks, 1)}
              state={line.pending && !isOffline && !isGuest ? 'waiting' : 'ready'}
              onChange={(count) => void setQuantity(line, count)}
              onRemove={() => void remove([line])}
            />
          ) : (
            <SimilarButton prodId={prodId} label={t`Similar to ${prodName}`} />
          )
        }
      >
        <LineMessages line={line} />
      </CartLine>
      {change.sheet}
    </>
  )
})

function Change({
  pending: { from, to, was },
  isOffline,
}: {
  pending: NonNullable<FoldedLine['pending']>
  isOffline: boolean
}) {
  if (was !== undefined) return <Trans>was {was}</Trans>
  if (from === 0) return isOffline ? <Trans>Added offline</Trans> : <Trans>Added</Trans>
  return (
    <Trans>
      Quantity {from} → {to}
    </Trans>
  )
}
