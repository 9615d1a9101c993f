import { Trans, useLingui } from '@lingui/react/macro'
import type { ListBase, ListParams } from '#contract/product-lists/list-params.ts'
import type { SearchFacets } from '#contract/search/search.ts'
import { Button } from '#ui/base/button.tsx'
import { FilterGroupsList } from './filter-groups-list.tsx'
import styles from './filter-sidebar.module.css'
import { withoutFilters } from './list-address.ts'

type Properties = {
  base: ListBase
  params: ListParams
  facets: SearchFacets
  symbol: string
  isFiltered: boolean
  onChoose: (params: ListParams) => void
}

/** All filters beside the list: each choice applies at once. */
export function FilterSidebar({ isFiltered, onChoose, ...rest }: Properties) {
  const { t } = useLingui()
  return (
    <section className={styles.sidebar} aria-label={t`Filters`}>
      <div className={styles.head}>
        <h2>{t`Filters`}</h2>
        {isFiltered && (
          <Button kind="text" size="small" onClick={() => onChoose(withoutFilters(rest.params))}>
            <Trans>Clear all</Trans>
          </Button>
        )}
      </div>
      <FilterGroupsList {...rest} variant="rows" onChoose={onChoose} />
    </section>
  )
}
