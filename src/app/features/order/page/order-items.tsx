import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'
import styles from '#features/order/order.module.css'
import { mayRate } from '#features/order/order-status.ts'
import { useRefundWords } from '#features/order/order-words.ts'
import { shownItem } from '#features/order/shown-item.ts'
import { ratePath } from '#features/own-reviews/index.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { OrderItemRow } from '#ui/product/order-item-row.tsx'

/** The items of an order and their shop. */
export function OrderItems({ order: { status, shopId, shopName, orderItemDtos, priceSymbol } }: { order: Order }) {
  const { t } = useLingui()
  const refund = useRefundWords()
  return (
    <Card
      title={
        <PageLink href={`/store/shop/${shopId}`} className={styles.shop}>
          <Icon name="storefront" />
          {shopName}
          <Icon name="caret-right-bold" size={16} />
        </PageLink>
      }
      aside={
        <span className="sr">
          <Trans>Shop</Trans>
        </span>
      }
    >
      <ul aria-label={t`Items`}>
        {orderItemDtos.map((item) => (
          <OrderItemRow
            key={item.orderItemId}
            item={shownItem(item, priceSymbol)}
            note={item.refundState && refund[item.refundState]}
          >
            {mayRate(status, item) && (
              <p>
                <ButtonLink kind="soft" size="small" href={ratePath(item.orderItemId)}>
                  <Trans>Rate</Trans>
                  <span className="sr">: {item.prodName}</span>
                </ButtonLink>
              </p>
            )}
          </OrderItemRow>
        ))}
      </ul>
    </Card>
  )
}
