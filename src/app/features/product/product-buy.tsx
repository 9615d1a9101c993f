import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import type { ProductDetail, Sku } from '#contract/product-detail.ts'
import { useIsDesktop } from '#device/media-query.ts'
import { addToCart } from '#features/cart/index.ts'
import { withWords } from '#i18n/with-words.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import type { QuantityStepperProperties } from '#ui/choice/quantity-stepper.tsx'
import { BuyBar } from '#ui/product/buy-bar.tsx'
import styles from './product-buy.module.css'

// Desktop only, so a chunk of its own; its space is reserved, also where the chunk fails to load.
const ProductQuantity = lazy<ComponentType<QuantityStepperProperties>>(() =>
  withWords(import('./later/product-quantity.tsx'), 'later').then(
    ({ ProductQuantity }) => ({ default: ProductQuantity }),
    () => ({ default: () => null }),
  ),
)

/**
 * Quantity (desktop only), add to cart, and buy now; on the phone in a bar above the tab bar (docs/design.md#screens).
 * Absent where the region does not sell the product.
 */
export function ProductBuy({
  product,
  sku,
  count,
  onCount,
}: {
  product: ProductDetail
  sku: Sku
  count: number
  onCount: (count: number) => void
}) {
  const { prodId, prodName, isAvailable } = product
  const { skuId, stocks } = sku
  const isDesktop = useIsDesktop()
  if (!isAvailable) return null
  const isOut = stocks === 0
  return (
    <div className={styles.buy}>
      <BuyBar onDesktop="inline" isSliding>
        {!isOut && (
          <span className={styles.count}>
            {isDesktop && (
              <Suspense>
                <ProductQuantity name={prodName} count={count} stock={stocks} onChange={onCount} />
              </Suspense>
            )}
          </span>
        )}
        {!isOut && (
          <ButtonLink kind="soft" href={`/Checkout?prodId=${prodId}&skuId=${skuId}&count=${count}`}>
            <Trans>Buy now</Trans>
          </ButtonLink>
        )}
        <Button kind="primary" isDisabled={isOut} onClick={() => void addToCart(product, sku, count)}>
          {isOut ? <Trans>Out of stock</Trans> : <Trans>Add to cart</Trans>}
        </Button>
      </BuyBar>
    </div>
  )
}
