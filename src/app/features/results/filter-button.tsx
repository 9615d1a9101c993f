import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ChipButton } from '#ui/list/chip.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import type { FilteredListState } from './use-filtered-list.ts'

const fetchFilters = () => import('./filter-sheet.tsx').then(({ FilterSheet }) => ({ default: FilterSheet }))
const FilterSheet = lazy(fetchFilters)

/** Opens the filters where they do not stand beside the list. */
export function FilterButton({ of: { base, wish, go, first, symbol, applied } }: { of: FilteredListState }) {
  const { isOpen, close, trigger } = useSheetOpening(fetchFilters)
  const number = applied.length
  return (
    <>
      <ChipButton
        {...trigger}
        icon="sliders-horizontal"
        isChosen={number > 0}
        aria-disabled={first === undefined || undefined}
        onClick={first && trigger.onClick}
      >
        {number > 0 ? <Trans>Filter · {number}</Trans> : <Trans>Filter</Trans>}
      </ChipButton>
      {isOpen && first && (
        <Suspense>
          <FilterSheet base={base} wish={wish} facets={first.facets} symbol={symbol} onApply={go} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
