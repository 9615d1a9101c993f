import { Trans, useLingui } from '@lingui/react/macro'
import { myOrders } from '#contract/order/my-orders.ts'
import type { ListedOrder } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { useMarket } from '#device/market.ts'
import { useThisYear } from '#device/server-clock.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ChooserField } from '#ui/form/chooser-field.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { formatDay } from '#words/screens/day.ts'
import styles from './contact.module.css'

/** Orders per page; the same as in the list of orders, so that the saved answer of that list can be used offline. */
const listSize = 10

type Properties = { chosen: string; error: string | undefined; onChoose: (orderNumber: string) => void }

/** The field with which a shopper attaches one of their latest orders. */
export function OrderField({ chosen, error, onChoose }: Properties) {
  const { t } = useLingui()
  return (
    <div>
      <ChooserField label={t`Order (optional)`} value={chosen} hint={t`Choose an order`} error={error}>
        {(close) => (
          <OrderList
            chosen={chosen}
            onChoose={(orderNumber) => {
              onChoose(orderNumber)
              close()
            }}
          />
        )}
      </ChooserField>
      {chosen !== '' && (
        <Button kind="text" size="small" onClick={() => onChoose('')}>
          <Trans>Remove order</Trans>
        </Button>
      )}
    </div>
  )
}

function OrderList({ chosen, onChoose }: Pick<Properties, 'chosen' | 'onChoose'>) {
  const { t } = useLingui()
  const { lang } = useMarket()
  const orders = useShopperAnswer(myOrders, { status: '0', size: listSize, lang, current: 1 })
  if (orders.state === 'loading')
    return (
      <div className={styles.orders} aria-busy="true">
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} kind="title" />
        ))}
      </div>
    )
  if (orders.state !== 'ready')
    return (
      <Note kind="warn" icon="wifi-slash">
        <p>
          <Trans>Your orders can't be loaded now. You can send the message without an order.</Trans>
        </p>
        {'retry' in orders && (
          <Button size="small" onClick={orders.retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </Note>
    )
  if (orders.value.records.length === 0)
    return (
      <p className={styles.none}>
        <Trans>You have no orders yet.</Trans>
      </p>
    )
  return (
    <ul className={styles.orders} aria-label={t`Choose an order`}>
      {orders.value.records.map((order) => (
        <li key={order.orderNumber}>
          <OrderRow order={order} isChosen={order.orderNumber === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

function OrderRow({
  order: { orderNumber, shopName, createTime, orderItemDtos },
  isChosen,
  onChoose,
}: {
  order: ListedOrder
  isChosen: boolean
  onChoose: (orderNumber: string) => void
}) {
  const { i18n } = useLingui()
  const thisYear = useThisYear()
  const [first] = orderItemDtos
  return (
    <button
      type="button"
      className={styles.order}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(orderNumber)}
    >
      <span className={styles.picture}>
        {first && <Tile template={first.pic} alt="" sizes="48px" tint={first.prodId} />}
      </span>
      <span className={styles.facts}>
        <b>{shopName}</b>
        <small className="num">{orderNumber}</small>
        <small>{formatDay(createTime.slice(0, 10), thisYear, i18n.locale as Language)}</small>
      </span>
      {isChosen && <Icon name="check-bold" size={18} />}
    </button>
  )
}
