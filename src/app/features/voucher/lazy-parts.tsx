import { type ComponentProps, Suspense } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import styles from './voucher-row.module.css'

const LazyOffers = lazyPart(() =>
  withWords(import('./later/voucher-offers.tsx'), 'later').then(({ VoucherOffers }) => ({ default: VoucherOffers })),
)
const LazyCart = lazyPart(() => import('./cart-vouchers.tsx').then(({ CartVouchers }) => ({ default: CartVouchers })))
const LazyCheckout = lazyPart(() =>
  import('./checkout/checkout-vouchers.tsx').then(({ CheckoutVouchers }) => ({ default: CheckoutVouchers })),
)

/** The vouchers of a product or a shop, in a row that has its place before its code comes. */
export function VoucherOffers(properties: ComponentProps<typeof LazyOffers>) {
  return (
    <div className={styles.place}>
      {useIsHydrated() && (
        <Suspense>
          <LazyOffers {...properties} />
        </Suspense>
      )}
    </div>
  )
}

/** The vouchers that the chosen lines of a cart reach or nearly reach. */
export function CartVouchers(properties: ComponentProps<typeof LazyCart>) {
  return (
    <div className={styles.cart}>
      <Suspense fallback={<div aria-busy="true" />}>
        <LazyCart {...properties} />
      </Suspense>
    </div>
  )
}

/** The vouchers of a checkout. */
export function CheckoutVouchers(properties: ComponentProps<typeof LazyCheckout>) {
  return (
    <div className={styles.cart}>
      <Suspense>
        <LazyCheckout {...properties} />
      </Suspense>
    </div>
  )
}
