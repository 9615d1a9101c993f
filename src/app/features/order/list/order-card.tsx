import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ListedOrder } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { MainAction, SecondAction } from '#features/order/order-actions.tsx'
import { OrderLine } from '#features/order/order-line.tsx'
import { hasRefundRequested, useOrderStatus } from '#features/order/order-status.ts'
import { orderLinks } from '#features/order/order-transitions.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { formatPrice } from '#words/price.ts'
import styles from './order-card.module.css'

/** Maximum number of pictures on a card (docs/design.md#order-card). */
const maxPictures = 3

/** An order in a list: shop, status, items, total and actions. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const { i18n } = useLingui()
  const status = useOrderStatus(order)
  const title = useId()
  const { orderNumber, shopName, orderItemDtos: items, actualTotal, priceSymbol } = order
  const count = items.reduce((sum, { prodCount }) => sum + prodCount, 0)
  const more = items.length - maxPictures
  return (
    <article className={styles.card} aria-labelledby={title}>
      <PageLink href={orderLinks.details(orderNumber)} className={styles.link}>
        <div className={styles.head}>
          <Icon name="storefront" size={20} />
          <span className={styles.shop}>
            <b id={title}>{shopName}</b>
            <small className="num">{orderNumber}</small>
          </span>
          <Badge kind={status.kind} icon={status.icon}>
            {status.words}
          </Badge>
        </div>
        <div className={styles.items}>
          {items.slice(0, maxPictures).map(({ orderItemId, pic, prodId, prodName }) => (
            <div key={orderItemId} className={styles.picture}>
              <Tile template={pic} alt={items.length > 1 ? prodName : ''} sizes="64px" tint={prodId} />
            </div>
          ))}
          {more > 0 && <span className={styles.more}>+{more}</span>}
          {items.length === 1 && (
            <span className={styles.name}>
              <span className="clip2">{items[0]?.prodName}</span>
            </span>
          )}
        </div>
        {hasRefundRequested(order) && (
          <p className={styles.refund}>
            <Icon name="arrow-u-up-left" size={16} />
            <Trans>Refund requested</Trans>
          </p>
        )}
        <OrderLine order={order} />
        <div className={styles.sum}>
          <span>
            <Plural value={count} one="# item" other="# items" />
          </span>
          <span>
            <Trans>Total</Trans> <b className="num">{formatPrice(actualTotal, priceSymbol, i18n.locale as Language)}</b>
          </span>
        </div>
      </PageLink>
      <div className={styles.actions}>
        <MainAction order={order} />
        <SecondAction order={order} />
      </div>
    </article>
  )
}
