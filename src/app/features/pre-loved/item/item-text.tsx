import { Trans, useLingui } from '@lingui/react/macro'
import type { PreLovedDetail } from '#contract/pre-loved/pre-loved.ts'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import { SpecList } from '#ui/list/fact-list.tsx'
import { formatDay } from '#words/screens/day.ts'
import styles from './item-text.module.css'

/** The seller's own words, and the facts of the item. */
export function ItemText({ item }: { item: PreLovedDetail }) {
  const { t, i18n } = useLingui()
  const category = item.categoryPath.at(-1)?.categoryName
  const listed = formatDay(item.listTime, new Date(serverNow()).getUTCFullYear(), i18n.locale as Language)
  const rows = [
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
