import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { ListBase, ListParams } from '#contract/product-lists/list-params.ts'
import type { SearchFacets } from '#contract/search/search.ts'
import { Button } from '#ui/base/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { FilterGroupsList } from './filter-groups-list.tsx'
import { withoutFilters } from './list-address.ts'
import { useCount } from './use-count.ts'

type Properties = {
  base: ListBase
  params: ListParams
  facets: SearchFacets
  /** Keeps the order of the filters from count to count. */
  inOrder: (facets: SearchFacets) => SearchFacets
  symbol: string
  onApply: (params: ListParams) => void
  onClose: () => void
}

/**
 * All filters in a sheet over the list: results are counted with each choice, and all choices apply together
 * (docs/design.md#filters).
 */
export function FilterSheet({ base, params, facets, inOrder, symbol, onApply, onClose }: Properties) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(params)
  const resultCount = useCount(base, draft)
  const counted = resultCount?.facets
  const shownFacets = useMemo(() => (counted ? inOrder(counted) : facets), [counted, facets, inOrder])
  const total = resultCount?.total
  const apply = () => {
    onApply(draft)
    onClose()
  }
  return (
    <Sheet
      title={t`Filters`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setDraft(withoutFilters(draft))}>
            <Trans>Clear all</Trans>
          </Button>
          <Button kind="primary" isDisabled={total === 0 && !resultCount?.isOld} onClick={apply}>
            <span aria-live="polite">
              {total === undefined ? (
                <Trans>Show results</Trans>
              ) : total === 0 ? (
                <Trans>No results</Trans>
              ) : resultCount?.isSaved ? (
                <Plural value={total} one="Show # saved" other="Show # saved" />
              ) : (
                <Plural value={total} one="Show # result" other="Show # results" />
              )}
            </span>
          </Button>
        </>
      }
    >
      <FilterGroupsList
        base={base}
        params={draft}
        facets={shownFacets}
        symbol={symbol}
        variant="chips"
        onChoose={setDraft}
      />
    </Sheet>
  )
}
