import { Trans, useLingui } from '@lingui/react/macro'
import type { PreLovedDetail } from '#contract/pre-loved/pre-loved.ts'
import type { Language } from '#contract/wire.ts'
import { useThisYear } from '#device/server-clock.ts'
import { SpecList } from '#ui/list/fact-list.tsx'
import { formatDelivery } from '#words/delivery.ts'
import { formatPrice } from '#words/price.ts'
import { formatDay } from '#words/screens/day.ts'
import styles from './item-text.module.css'

/** The seller's own words, and the facts of the item. */
export function ItemText({ item }: { item: PreLovedDetail }) {
  const { t, i18n } = useLingui()
  const category = item.categoryPath.at(-1)?.categoryName
  const language = i18n.locale as Language
  const listed = formatDay(item.listTime, useThisYear(), language)
  const { deliveryEstimate, priceSymbol, isFreeDelivery } = item
  const { from, to, costs } = deliveryEstimate
  const days = formatDelivery(from, to, language)
  const delivery =
    isFreeDelivery === 1 || costs?.fee === 0
      ? t`${days} · free`
      : costs
        ? `${days} · ${formatPrice(costs.fee, priceSymbol, language)}`
        : days
  const rows = [
    ...(item.isAvailable ? [{ name: t`Delivery`, value: delivery }] : []),
    { name: t`Returns`, value: t`Returns accepted within 7 days` },
    ...(category ? [{ name: t`Category`, value: category }] : []),
    { name: t`Listed on`, value: listed },
    { name: t`Ships from`, value: item.shipFrom },
    ...(item.itemCode ? [{ name: t`Item code`, value: item.itemCode }] : []),
  ]
  return (
    <div className={styles.columns}>
      <section>
        <h2 className={styles.title}>
          <Trans>Description</Trans>
        </h2>
        <p className={styles.text}>{item.description}</p>
      </section>
      <section>
        <h2 className={styles.title}>
          <Trans>Details</Trans>
        </h2>
        <SpecList rows={rows} />
      </section>
    </div>
  )
}
