import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/base/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { FilterChoices } from './filter-choices.tsx'
import type { Applied } from './use-applied.ts'
import type { ItemCounts, ItemListState } from './use-item-list.ts'

type Properties = {
  list: ItemListState
  counts: ItemCounts
  symbol: string
  applied: readonly Applied[]
  onClose: () => void
}

/** All filters in a sheet over the list; each choice applies at once, and the button closes the sheet. */
export function FilterSheet({ list, counts, symbol, applied, onClose }: Properties) {
  const { t } = useLingui()
  const { total, go, saved } = list
  return (
    <Sheet
      title={t`Filters`}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={applied.length === 0} onClick={() => go({})}>
            <Trans>Clear all</Trans>
          </Button>
          <Button kind="primary" onClick={onClose}>
            <span aria-live="polite">
              {total === undefined ? (
                <Trans>Show results</Trans>
              ) : saved ? (
                <Plural value={total} one="Show # saved" other="Show # saved" />
              ) : (
                <Plural value={total} one="Show # result" other="Show # results" />
              )}
            </span>
          </Button>
        </>
      }
    >
      <FilterChoices list={list} counts={counts} symbol={symbol} variant="chips" />
    </Sheet>
  )
}
