import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { RemovableChip } from '#ui/list/chip.tsx'
import { FilterButton } from './filter-button.tsx'
import { withoutFilters } from './list-address.ts'
import styles from './list-bar.module.css'
import { SortChoice } from './sort-choice.tsx'
import type { FilteredListState } from './use-filtered-list.ts'
import { chooseListLook, useListLook } from './use-list-look.ts'

/** Filter, order and what is applied, in a row that scrolls sideways on the phone. */
export function ListBar({ of: filtered }: { of: FilteredListState }) {
  const { t } = useLingui()
  const { wish, go, applied } = filtered
  return (
    <div className={styles.bar} role="group" aria-label={t`Filter and sort`}>
      <span className={styles.filter}>
        <FilterButton of={filtered} />
      </span>
      <span className={styles.sort}>
        <SortChoice wish={wish} onChoose={go} />
      </span>
      {applied.length > 0 && (
        <div className={styles.chips}>
          {applied.map(({ id, words, isRated, rest }) => (
            <RemovableChip key={id} words={words} icon={isRated && 'star-fill'} onRemove={() => go(rest)} />
          ))}
          {applied.length > 1 && (
            <button type="button" className={styles.clear} onClick={() => go(withoutFilters(wish))}>
              <Trans>Clear all</Trans>
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** Grid or rows. */
export function LookButton() {
  const { t } = useLingui()
  const look = useListLook()
  const isGrid = look === 'grid'
  return (
    <IconButton
      label={isGrid ? t`Show as rows` : t`Show as a grid`}
      onClick={() => chooseListLook(isGrid ? 'rows' : 'grid')}
    >
      <Icon name={isGrid ? 'rows' : 'squares-four'} size={24} />
    </IconButton>
  )
}

/** "248 results" */
export function ResultCount({ total }: { total: number }) {
  return <Plural value={total} one="# result" other="# results" />
}
