import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ChipButton, ChipSelect, RemovableChip } from '#ui/list/chip.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { type ItemFilters, without } from '../item-filters.ts'
import styles from './filter-bar.module.css'
import type { Applied } from './use-applied.ts'
import type { ItemListState } from './use-item-list.ts'

const fetchFilters = () => import('./filter-sheet.tsx').then(({ FilterSheet }) => ({ default: FilterSheet }))
const FilterSheet = lazy(fetchFilters)

type Properties = { list: ItemListState; symbol: string; applied: readonly Applied[] }

/** The button of the filter sheet, the order and the applied filters, in a row that scrolls sideways on the phone. */
export function FilterBar({ list, symbol, applied }: Properties) {
  const { t } = useLingui()
  const { filters, go, counts } = list
  const { isOpen, close, trigger } = useSheetOpening(fetchFilters)
  const number = applied.length
  const orders = { new: t`Newest`, price: t`Price: low to high`, '-price': t`Price: high to low` }
  const order = filters.sort ?? 'new'
  const choose = (name: string) =>
    go(without({ ...filters, sort: name === 'new' ? undefined : (name as ItemFilters['sort']) }))
  return (
    <div className={styles.bar} role="group" aria-label={t`Filter and sort`}>
      <span className={styles.filter}>
        <ChipButton
          {...trigger}
          icon="sliders-horizontal"
          isChosen={number > 0}
          aria-disabled={counts === undefined || undefined}
          onClick={counts && trigger.onClick}
        >
          {number > 0 ? <Trans>Filter · {number}</Trans> : <Trans>Filter</Trans>}
        </ChipButton>
      </span>
      <span className={styles.sort}>
        <ChipSelect
          label={t`Sort by`}
          icon="arrows-down-up"
          words={orders[order]}
          value={order}
          onChange={({ target }) => choose(target.value)}
        >
          {Object.entries(orders).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </ChipSelect>
      </span>
      {number > 0 && (
        <div className={styles.chips}>
          {applied.map(({ id, words, rest }) => (
            <RemovableChip key={id} words={words} onRemove={() => go(rest)} />
          ))}
        </div>
      )}
      {isOpen && counts && (
        <Suspense>
          <FilterSheet list={list} counts={counts} symbol={symbol} applied={applied} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
