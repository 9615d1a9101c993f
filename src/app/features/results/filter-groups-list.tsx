import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ListBase, ListParams } from '#contract/product-lists/list-params.ts'
import type { SearchFacets } from '#contract/search/search.ts'
import { Switch } from '#ui/choice/choice.tsx'
import { FilterChoices } from './filter-choices.tsx'
import { type FilterGroup, filterGroups, withoutEmpty } from './filter-groups.ts'
import styles from './filter-groups-list.module.css'
import { FilterSection } from './filter-section.tsx'
import { PriceFilter } from './price-filter.tsx'

type Properties = {
  base: ListBase
  params: ListParams
  facets: SearchFacets
  symbol: string
  /** `chips` in the sheet, `rows` in the sidebar. */
  variant: 'chips' | 'rows'
  onChoose: (params: ListParams) => void
}

/** Maximum number of attribute groups; further attributes are rarely used for filtering. */
const maxAttributes = 8

/** Every filter of a list (docs/design.md#filters). */
export function FilterGroupsList({ base, params, facets, symbol, variant, onChoose }: Properties) {
  const { t } = useLingui()
  const groups = useMemo(() => filterGroups(facets, params, base), [facets, params, base])
  const titleOf = ({ id, name = '' }: FilterGroup) =>
    ({ category: t`Category`, brand: t`Brand`, place: t`Ships from`, score: t`Rating` })[id as string] ?? name
  const show = (group: FilterGroup) => (
    <FilterSection key={group.id} title={titleOf(group)} variant={variant}>
      <FilterChoices group={group} title={titleOf(group)} variant={variant} onChoose={onChoose} />
    </FilterSection>
  )
  const flag = (field: 'hasStock' | 'isFreeDelivery', words: string) =>
    (facets[field] !== 0 || params[field]) && (
      <Switch
        checked={params[field] === true}
        onChange={({ target }) => onChoose(withoutEmpty({ ...params, [field]: target.checked }))}
      >
        <span className={styles.switch}>
          <span>{words}</span>
          <span className={styles.count}>{facets[field]}</span>
        </span>
      </Switch>
    )
  const isFirst = ({ id }: FilterGroup) => id === 'category'
  const rest = groups.filter((group) => !isFirst(group))
  return (
    <>
      {groups.filter(isFirst).map(show)}
      <FilterSection title={t`Price, ${symbol}`} variant={variant}>
        <PriceFilter bounds={facets.price} symbol={symbol} params={params} variant={variant} onChoose={onChoose} />
      </FilterSection>
      {rest.filter(({ id }) => !id.startsWith('attr')).map(show)}
      {rest
        .filter(({ id }) => id.startsWith('attr'))
        .slice(0, maxAttributes)
        .map(show)}
      <div className={styles.switches}>
        {flag('isFreeDelivery', t`Free delivery`)}
        {flag('hasStock', t`In stock`)}
      </div>
    </>
  )
}
