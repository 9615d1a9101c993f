import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { EndlessGrid } from '#features/endless/index.ts'
import { fetchLikedProducts } from '#features/home/index.ts'
import { PaymentWords, paymentOf, UnpaidOrders, useUnpaidOrders } from '#features/order/index.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { illustrations } from '#shell/illustrations.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './cart-screen.module.css'
import { OtherRegionCarts } from './regions/other-region-carts.tsx'

const LikedProducts = lazyPart(() => fetchLikedProducts().then(({ LikedProducts }) => ({ default: LikedProducts })))

/**
 * The cart without lines, with the recommendations for this shopper or guest (docs/product.md#recommendations). Orders
 * that wait for their payment come first: until they are known, the title does not say that the cart is empty, and the
 * products wait, so that nothing moves.
 */
export function EmptyCart({ isGuest }: { isGuest: boolean }) {
  const { t } = useLingui()
  const unpaid = useUnpaidOrders()
  const waiting = unpaid?.length ?? 0
  const title =
    unpaid === null
      ? t`Cart`
      : waiting > 0
        ? plural(waiting, { one: 'An order waits in To pay', other: '# orders wait in To pay' })
        : t`Your cart is empty`
  return (
    <div className="page">
      <EmptyState
        level={1}
        picture={illustrations.cart}
        tint={7}
        title={title}
        sentence={waiting > 0 ? t`Your cart has no other items.` : t`Items you add will stay here, even offline.`}
        action={
          <>
            {unpaid && waiting > 0 && (
              <ButtonLink kind="primary" href={paymentOf(unpaid)}>
                <PaymentWords orders={unpaid} />
              </ButtonLink>
            )}
            <ButtonLink kind={waiting > 0 ? 'soft' : 'primary'} href="/">
              <Trans>Start shopping</Trans>
            </ButtonLink>
            {isGuest && (
              <Button kind="soft" onClick={() => openLogin({ path: '/Cart' })}>
                <Trans>Log in</Trans>
              </Button>
            )}
          </>
        }
      />
      <OtherRegionCarts />
      <Suspense>
        <LikedProducts path="/Cart">
          {(products, isPersonal) =>
            unpaid &&
            products.state === 'ready' &&
            products.list.records.length > 0 && (
              <Section title={t`Recommended`}>
                {isPersonal && (
                  <p className={styles.reason}>
                    <Trans>Based on what you viewed, saved and bought</Trans>
                  </p>
                )}
                <EndlessGrid label={t`Recommended`} list={products.list} />
              </Section>
            )
          }
        </LikedProducts>
      </Suspense>
    </div>
  )
}

/** Takes the place of the lines in a cart that only has messages about changes left. */
export function NoLines() {
  const unpaid = useUnpaidOrders()
  if (unpaid && unpaid.length > 0) return <UnpaidOrders orders={unpaid} />
  return <p className={styles.none}>{unpaid && <Trans>Your cart is empty</Trans>}</p>
}
