import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { searchPath, searchWords } from '#contract/links.ts'
import { maxShops } from '#contract/search/search.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Breadcrumb } from '#ui/layout/first/breadcrumb.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { CountTabs } from './count-tabs.tsx'
import { FilteredList } from './filtered-list.tsx'
import { writeListParams } from './list-address.ts'
import { ResultCount } from './list-bar.tsx'
import styles from './results-screen.module.css'
import { resultsTitle } from './results-title.ts'
import { ShopResults } from './shop-results.tsx'
import { useFilteredList } from './use-filtered-list.ts'

/**
 * `/SearchResults/{result}`: products and shops that match the words (docs/product.md#search, docs/design.md#screens).
 */
export function ResultsScreen({ words }: { words: string }) {
  const key = searchWords(words)
  return key ? <Results key={key} words={key} /> : <PageNotFound />
}

function Results({ words }: { words: string }) {
  const { t } = useLingui()
  useTitle(resultsTitle(words))
  const filtered = useFilteredList(useMemo(() => ({ key: words }), [words]))
  const { query, params, first, total } = filtered
  const isShops = query.get('show') === 'shops'
  const hrefOf = (show: 'shops' | null): PagePath => {
    const next = new URLSearchParams(query)
    next.delete('show')
    if (show) next.set('show', show)
    return `${searchPath(words)}${writeListParams(next, params)}`
  }
  return (
    <div className="page">
      <div className={styles.path}>
        <Breadcrumb items={[{ name: t`Home`, href: '/' }, { name: words }]} />
      </div>
      <FilteredList
        of={filtered}
        label={words}
        name={words}
        title={
          <div className={styles.title}>
            <h1>{words}</h1>
            {total !== undefined && (
              <p>
                <ResultCount total={total} />
              </p>
            )}
          </div>
        }
        tabs={
          <CountTabs
            label={t`Products or shops`}
            tabs={[
              { href: hrefOf(null), words: t`Products`, count: total, isHere: !isShops },
              {
                href: hrefOf('shops'),
                words: t`Shops`,
                count: first && first.shops.length < maxShops ? first.shops.length : undefined,
                isHere: isShops,
              },
            ]}
          />
        }
      >
        {isShops && first && <ShopResults shops={first.shops} words={words} />}
      </FilteredList>
    </div>
  )
}
