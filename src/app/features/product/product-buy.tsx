import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { ProductDetail, Sku } from '../../../contract/product-detail.ts'
import { useIsDesktop } from '../../data/use-is-desktop.ts'
import { withWords } from '../../i18n/with-words.ts'
import { requestAddition } from '../../ui/addition-store.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { BuyBar } from '../../ui/buy-bar.tsx'
import type { QuantityStepperProperties } from '../../ui/quantity-stepper.tsx'
import styles from './product-buy.module.css'

// Phones never show it; its place is kept free, also where it does not come.
const QuantityStepper = lazy<ComponentType<QuantityStepperProperties>>(() =>
  withWords(import('../../ui/quantity-stepper.tsx'), 'below').then(
    ({ QuantityStepper }) => ({ default: QuantityStepper }),
    () => ({ default: () => null }),
  ),
)

/** How many, on the desktop, and into the cart, or at once to the checkout; on the phone above the tabs (DESIGN.md §8). Absent where the region does not sell it. */
export function ProductBuy({
  product: { prodId, prodName, isAvailable },
  sku: { skuId, stocks },
}: {
  product: ProductDetail
  sku: Sku
}) {
  const [wanted, setWanted] = useState(1)
  const isDesktop = useIsDesktop()
  if (!isAvailable) return null
  const isOut = stocks === 0
  const count = Math.min(wanted, stocks)
  return (
    <div className={styles.buy}>
      <BuyBar onDesktop="inline" isSliding>
        {!isOut && (
          <span className={styles.count}>
            {isDesktop && (
              <Suspense>
                <QuantityStepper name={prodName} count={count} stock={stocks} onChange={setWanted} />
              </Suspense>
            )}
          </span>
        )}
        {!isOut && (
          <ButtonLink kind="soft" href={`/Checkout?prodId=${prodId}&skuId=${skuId}&count=${count}`}>
            <Trans>Buy now</Trans>
          </ButtonLink>
        )}
        <Button kind="primary" isDisabled={isOut} onClick={() => requestAddition({ prodId, skuId, count })}>
          {isOut ? <Trans>Out of stock</Trans> : <Trans>Add to cart</Trans>}
        </Button>
      </BuyBar>
    </div>
  )
}
