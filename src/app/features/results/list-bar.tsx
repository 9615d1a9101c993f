import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { RemovableChip } from '#ui/list/chip.tsx'
import { FilterButton } from './filter-button.tsx'
import { withoutFilters } from './list-address.ts'
import styles from './list-bar.module.css'
import { SortChoice } from './sort-choice.tsx'
import type { FilteredListState } from './use-filtered-list.ts'
import { chooseListLayout, useListLayout } from './use-list-layout.ts'

/** Filter button, sort choice and applied filters, in a row that scrolls sideways on the phone. */
export function ListBar({ of: filtered }: { of: FilteredListState }) {
  const { t } = useLingui()
  const { params, go, applied } = filtered
  return (
    <div className={styles.bar} role="group" aria-label={t`Filter and sort`}>
      <span className={styles.filter}>
        <FilterButton of={filtered} />
      </span>
      <span className={styles.sort}>
        <SortChoice params={params} onChoose={go} />
      </span>
      {applied.length > 0 && (
        <div className={styles.chips}>
          {applied.map(({ id, words, isRated, rest }) => (
            <RemovableChip key={id} words={words} icon={isRated && 'star-fill'} onRemove={() => go(rest)} />
          ))}
          {applied.length > 1 && (
            <button type="button" className={styles.clear} onClick={() => go(withoutFilters(params))}>
              <Trans>Clear all</Trans>
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** Switches the list layout between grid and rows. */
export function LayoutButton() {
  const { t } = useLingui()
  const layout = useListLayout()
  const isGrid = layout === 'grid'
  return (
    <IconButton
      label={isGrid ? t`Show as rows` : t`Show as a grid`}
      onClick={() => chooseListLayout(isGrid ? 'rows' : 'grid')}
    >
      <Icon name={isGrid ? 'rows' : 'squares-four'} size={24} />
    </IconButton>
  )
}

/** The number of results, such as "248 results". */
export function ResultCount({ total }: { total: number }) {
  return <Plural value={total} one="# result" other="# results" />
}
