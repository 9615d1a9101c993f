import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SimilarRow } from '#features/similar/index.ts'
import { CartVouchers } from '#features/voucher/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Button } from '#ui/base/button.tsx'
import { Checkbox } from '#ui/choice/choice.tsx'
import { useStepwise } from '#ui/list/use-stepwise.ts'
import { BuyBar } from '#ui/product/buy-bar.tsx'
import { CartBanner, LostChangeMessage } from './cart-banner.tsx'
import { unavailableReason } from './cart-rules.ts'
import styles from './cart-screen.module.css'
import { CartShop } from './cart-shop.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { BarTotal, CartSummary } from './cart-summary.tsx'
import { cartTitle } from './cart-titles.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { EmptyCart, NoLines } from './empty-cart.tsx'
import type { OwnCart } from './own-cart.ts'
import { OtherRegionCarts } from './regions/other-region-carts.tsx'
import { SaveAsList } from './save-as-list.tsx'
import { useRemoval } from './use-cart-line.ts'
import { useCartScreen, useGuestLoginPrompt } from './use-cart-screen.ts'
import { unmarkAll, useChosen, useMarked } from './use-chosen.ts'
import { useContinuedCheckout } from './use-continued-checkout.ts'
import { useTotal } from './use-total.ts'

/**
 * `/Cart`: the lines by shop, from the stored cart, its pending changes and the server's answer
 * (docs/design.md#screens).
 */
export function CartScreen() {
  const { i18n } = useLingui()
  const screen = useCartScreen()
  const count = screen.state === 'ready' ? screen.own.folded.count : 0
  useGuestLoginPrompt(screen)
  useTitle(cartTitle(i18n, count))
  if (screen.state === 'ready') return <Filled own={screen.own} />
  if (screen.state === 'empty') return <EmptyCart isGuest={screen.isGuest} />
  return <ScreenState state={screen} skeleton={<CartSkeleton />} />
}

function Filled({ own }: { own: OwnCart }) {
  const {
    folded: { shops, notices, count },
    userId,
  } = own
  const lines = shops.flatMap((shop) => shop.lines)
  const orderable = lines.filter((line) => unavailableReason(line) === null)
  const { isChosen, choose } = useChosen()
  const { isMarked, mark } = useMarked()
  const [isEdited, setEdited] = useState(false)
  const remove = useRemoval()
  const chosen = orderable.filter(({ skuId }) => isChosen(skuId))
  const total = useTotal(chosen, userId)
  useContinuedCheckout(orderable, userId)
  const markedLines = lines.filter(({ skuId }) => isMarked(skuId))
  const number = markedLines.length
  const [checked, selectable] = isEdited ? [markedLines, lines] : [chosen, orderable]
  const edit = (isOn: boolean) => {
    unmarkAll()
    setEdited(isOn)
  }
  const removeMarked = () => {
    unmarkAll()
    void remove(markedLines)
  }
  const renderedLines = useStepwise(lines.length)
  return (
    <div className={styles.canvas}>
      <div className={`page ${styles.page}`}>
        <div className={styles.head}>
          <h1 className="in-bar">
            <Trans>Cart</Trans>{' '}
            <span>
              <Plural value={count} one="# item" other="# items" />
            </span>
          </h1>
          {lines.length > 0 && (
            <span className={styles.edit}>
              <Button kind="text" size="small" aria-pressed={isEdited} onClick={() => edit(!isEdited)}>
                {isEdited ? <Trans>Done</Trans> : <Trans>Edit</Trans>}
              </Button>
            </span>
          )}
        </div>
        <div className={styles.columns}>
          <div className={styles.lines}>
            <CartBanner own={own} />
            <OtherRegionCarts />
            {notices.map((command) => (
              <LostChangeMessage key={command.id} command={command} />
            ))}
            {shops.map((shop, index) => {
              const maxLines =
                renderedLines - shops.slice(0, index).reduce((sum, before) => sum + before.lines.length, 0)
              return (
                maxLines > 0 && (
                  <CartShop key={shop.shopId} shop={shop} total={total} isEdited={isEdited} maxLines={maxLines} />
                )
              )
            })}
            {lines.length > 0 && <CartVouchers lines={chosen} />}
            {lines.length > 0 && <SaveAsList lines={lines} />}
            {lines.length === 0 && <NoLines />}
          </div>
          {lines.length > 0 && (
            <CartSummary total={total} action={<CheckoutButton chosen={chosen} userId={userId} />} />
          )}
        </div>
        {lines.length > 0 && <SimilarRow prodIds={[...new Set(lines.map(({ prodId }) => prodId))]} />}
      </div>
      {lines.length > 0 && (
        <BuyBar onDesktop={isEdited ? 'inline' : 'absent'}>
          <Checkbox
            checked={checked.length > 0 && checked.length === selectable.length}
            disabled={selectable.length === 0}
            onChange={(event) =>
              (isEdited ? mark : choose)(
                lines.map(({ skuId }) => skuId),
                event.currentTarget.checked,
              )
            }
          >
            <Trans>All</Trans>
          </Checkbox>
          {isEdited ? (
            <Button kind="danger" isDisabled={number === 0} onClick={removeMarked}>
              {number === 0 ? <Trans>Choose products to remove</Trans> : <Trans>Remove ({number})</Trans>}
            </Button>
          ) : (
            <>
              <BarTotal total={total} />
              <CheckoutButton chosen={chosen} userId={userId} />
            </>
          )}
        </BuyBar>
      )}
    </div>
  )
}
