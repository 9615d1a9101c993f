import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ChipButton } from '#ui/list/chip.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import type { FilteredListState } from './use-filtered-list.ts'

const fetchFilters = () => import('./filter-sheet.tsx').then(({ FilterSheet }) => ({ default: FilterSheet }))
const FilterSheet = lazy(fetchFilters)

/** Opens the filter sheet where the layout has no sidebar. */
export function FilterButton({
  of: { base, params, go, facets, inOrder, symbol, applied },
}: {
  of: FilteredListState
}) {
  const { isOpen, close, trigger } = useSheetOpening(fetchFilters)
  const number = applied.length
  return (
    <>
      <ChipButton
        {...trigger}
        icon="sliders-horizontal"
        isChosen={number > 0}
        aria-disabled={facets === undefined || undefined}
        onClick={facets && trigger.onClick}
      >
        {number > 0 ? <Trans>Filter · {number}</Trans> : <Trans>Filter</Trans>}
      </ChipButton>
      {isOpen && facets && (
        <Suspense>
          <FilterSheet
            base={base}
            params={params}
            facets={facets}
            inOrder={inOrder}
            symbol={symbol}
            onApply={go}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
