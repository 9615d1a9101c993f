import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { orderLinks } from '#features/order/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { TotalLines } from '#ui/list/total-lines.tsx'
import { formatPrice } from '#words/price.ts'
import styles from './payment.module.css'

/** The orders to pay, one per shop, and their total. */
export function OpenSummary({ orders, total }: { orders: readonly Order[]; total: string }) {
  const { i18n } = useLingui()
  return (
    <Card title={<Plural value={orders.length} one="# order" other="# orders" />}>
      <TotalLines
        lines={orders.map(({ shopName, actualTotal, priceSymbol, orderNumber }) => ({
          name: orders.length > 1 ? `${shopName} · ${orderNumber}` : shopName,
          amount: formatPrice(actualTotal, priceSymbol, i18n.locale as Language),
        }))}
        total={{ name: <Trans>Total</Trans>, amount: total }}
      />
      <ul className={styles.numbers}>
        {orders.map(({ orderNumber }) => (
          <li key={orderNumber}>
            <PageLink href={orderLinks.details(orderNumber)} className={styles.link}>
              {orderNumber}
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
