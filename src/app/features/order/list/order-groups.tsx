import { Trans, useLingui } from '@lingui/react/macro'
import { orderCount } from '#contract/order/my-orders.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-names.ts'
import { CountDot } from '#ui/feedback/badge.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import styles from './order-groups.module.css'
import { orderGroups } from './order-tabs.ts'

const icons: Readonly<Record<string, IconName>> = {
  '1': 'wallet',
  '2': 'package',
  '3': 'truck',
  '5': 'star',
  refund: 'arrow-u-up-left',
}

/**
 * The groups of orders, each with its number of orders (docs/product.md#profile); completed orders count only while a
 * rating is missing.
 */
export function OrderGroups() {
  const { t, i18n } = useLingui()
  const answer = useShopperAnswer(orderCount, {})
  const counts = answer.state === 'ready' ? answer.value : null
  const countOf: Readonly<Record<string, number>> = counts
    ? { '1': counts.unPay, '2': counts.payed, '3': counts.consignment, '5': counts.toRate, refund: counts.refund }
    : {}
  return (
    <nav className={styles.card} aria-label={t`My orders`}>
      <div className={styles.head}>
        <h2>
          <Trans>My orders</Trans>
        </h2>
        <PageLink href="/profile/orders" className={styles.all}>
          <Trans>All</Trans>
          <Icon name="caret-right-bold" size={16} />
        </PageLink>
      </div>
      <div className={styles.groups}>
        {orderGroups
          .filter(({ tab }) => tab !== '0')
          .map(({ tab, href, words }) => {
            const name = i18n._(words)
            const count = countOf[tab ?? 'refund'] ?? 0
            return (
              <PageLink
                key={href}
                href={href}
                className={styles.group}
                aria-label={count > 0 ? `${name}, ${count}` : name}
              >
                <span className={styles.icon}>
                  <Icon name={icons[tab ?? 'refund'] ?? 'package'} size={28} />
                  <CountDot count={count} />
                </span>
                <span>{name}</span>
              </PageLink>
            )
          })}
      </div>
    </nav>
  )
}
