import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderItem } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { Tile } from '#ui/layout/tile.tsx'
import { formatPrice } from '#words/price.ts'
import { formatSlotDay } from '#words/screens/delivery-slot.ts'
import styles from './money-back.module.css'

/** Maximum number of pictures beside an amount. */
const maxPictures = 3

/**
 * The money back of a cancellation or refund: pictures of the items, the amount, and the day by which the money is due
 * (docs/product.md#refunds). `expectedBy` is `yyyy-MM-dd`; absent where the day is unknown.
 */
export function MoneyBack({
  items,
  amount,
  symbol,
  expectedBy,
  isRequest = false,
  hasCoins,
}: {
  items: readonly Pick<OrderItem, 'orderItemId' | 'pic' | 'prodId'>[]
  amount: number
  symbol: string
  expectedBy: string | undefined
  isRequest?: boolean
  /** Whether coins have paid a part, which come back, too. */
  hasCoins: boolean
}) {
  const { i18n } = useLingui()
  const more = items.length - maxPictures
  return (
    <div className={styles.money}>
      {items.length > 0 && (
        <div className={styles.pictures}>
          {items.slice(0, maxPictures).map(({ orderItemId, pic, prodId }) => (
            <div key={orderItemId} className={styles.picture}>
              <Tile template={pic} sizes="56px" tint={prodId} />
            </div>
          ))}
          {more > 0 && <span className={styles.more}>+{more}</span>}
        </div>
      )}
      <p className={styles.words}>
        <span>
          <Trans>You get back</Trans>
        </span>
        <b className="num">{formatPrice(amount, symbol, i18n.locale as Language)}</b>
        {expectedBy && (
          <span>
            <ExpectedBy day={expectedBy} isRequest={isRequest} />
          </span>
        )}
        {hasCoins && (
          <span>
            <Trans>The coins you used for it come back, too.</Trans>
          </span>
        )}
      </p>
    </div>
  )
}

/**
 * The day, `yyyy-MM-dd`, by which returned money is expected: `Expected by Fri 4 Dec`. `isRequest`: the shop has not
 * approved yet.
 */
export function ExpectedBy({ day, isRequest = false }: { day: string; isRequest?: boolean }) {
  const { i18n } = useLingui()
  const words = formatSlotDay(day, i18n.locale as Language)
  return isRequest ? <Trans>Expected by {words} if the shop approves today</Trans> : <Trans>Expected by {words}</Trans>
}
