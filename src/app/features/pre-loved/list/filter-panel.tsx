import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/base/button.tsx'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filter-panel.module.css'
import type { Applied } from './use-applied.ts'
import type { ItemCounts, ItemListState } from './use-item-list.ts'

type Properties = { list: ItemListState; counts: ItemCounts; symbol: string; applied: readonly Applied[] }

/** All filters beside the list: each choice applies at once. */
export function FilterPanel({ list, counts, symbol, applied }: Properties) {
  const { t } = useLingui()
  return (
    <section className={styles.panel} aria-label={t`Filters`}>
      <div className={styles.head}>
        <h2>{t`Filters`}</h2>
        {applied.length > 0 && (
          <Button kind="text" size="small" onClick={() => list.go({})}>
            <Trans>Clear all</Trans>
          </Button>
        )}
      </div>
      <FilterChoices list={list} counts={counts} symbol={symbol} variant="rows" />
    </section>
  )
}
