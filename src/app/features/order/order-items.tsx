import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { OrderItemRow } from '#ui/product/order-item-row.tsx'
import styles from './order.module.css'
import { useRefundWords } from './order-words.ts'
import { shownItem } from './shown-item.ts'

/** The items of an order and their shop. */
export function OrderItems({ order: { shopId, shopName, orderItemDtos, priceSymbol } }: { order: Order }) {
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
          />
        ))}
      </ul>
    </Card>
  )
}
