import { Trans } from '@lingui/react/macro'
import { askSellerPath } from '#contract/links.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { addToCart } from '#features/cart/index.ts'
import type { Offer } from '#features/variant/index.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { BuyBar } from '#ui/product/buy-bar.tsx'
import styles from './product-buy.module.css'
import { InSight, Later, productPart } from './product-part.tsx'

const ProductQuantity = productPart('ProductQuantity')
const NotifyMe = productPart('NotifyMe')

/**
 * Quantity, add to cart, and buy now, or "Notify me" where the choice is sold out; on the phone the two buttons are in a
 * bar above the tab bar (docs/design.md#screens). A sold-out variant keeps the place of the quantity and of both buttons.
 * `onIncomplete` is called where a choice is missing. Absent where the region does not sell the product.
 */
export function ProductBuy({
  product,
  offer: { sku, stocks },
  count,
  onCount,
  onIncomplete,
}: {
  product: ProductDetail
  offer: Offer
  count: number
  onCount: (count: number) => void
  onIncomplete: () => void
}) {
  const { prodId, prodName, isAvailable, totalStocks } = product
  if (!isAvailable) return null
  const isOut = stocks === 0
  const buyNow = <Trans>Buy now</Trans>
  return (
    <div className={styles.buy}>
      {totalStocks > 0 && (
        <InSight className={styles.count}>
          {!isOut && <ProductQuantity name={prodName} count={count} stock={stocks} onChange={onCount} />}
        </InSight>
      )}
      <div className={styles.bar}>
        <BuyBar onDesktop="inline" isSliding>
          <PageLink href={askSellerPath(product)} className={styles.chat}>
            <Icon name="chat-circle-dots" size={24} />
            <Trans>Chat</Trans>
          </PageLink>
          {isOut ? (
            <div className={styles.notify}>
              <Later>
                <NotifyMe name={prodName} skuId={sku?.skuId} onIncomplete={onIncomplete} />
              </Later>
            </div>
          ) : sku ? (
            <ButtonLink kind="soft" href={`/Checkout?prodId=${prodId}&skuId=${sku.skuId}&count=${count}`}>
              {buyNow}
            </ButtonLink>
          ) : (
            <Button kind="soft" onClick={onIncomplete}>
              {buyNow}
            </Button>
          )}
          <Button
            kind="primary"
            isDisabled={isOut}
            onClick={() => (sku ? void addToCart(product, sku, count) : onIncomplete())}
          >
            {isOut ? <Trans>Out of stock</Trans> : <Trans>Add to cart</Trans>}
          </Button>
        </BuyBar>
      </div>
    </div>
  )
}
