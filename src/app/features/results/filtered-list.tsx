import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useHasSidebar } from '#device/media-query.ts'
import { EndlessGrid } from '#features/endless/index.ts'
import { DownloadButton } from '#features/offline-downloads/index.ts'
import { SimilarRow } from '#features/similar/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { classes } from '#ui/base/class-names.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { RowSkeletons } from '#ui/list/row-skeletons.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { EmptyResults } from './empty-results.tsx'
import styles from './filtered-list.module.css'
import { LayoutButton, ListBar } from './list-bar.tsx'
import { SavedProducts } from './saved-products.tsx'
import { SearchedWords } from './searched-words.tsx'
import type { FilteredListState } from './use-filtered-list.ts'
import { useListLayout } from './use-list-layout.ts'

const FilterSidebar = lazyPart(() =>
  import('./filter-sidebar.tsx').then(({ FilterSidebar }) => ({ default: FilterSidebar })),
)

/** A list with fewer finds ends with similar products. */
const few = 8

type Properties = {
  of: FilteredListState
  /** The accessible name of the list. */
  label: string
  /** The name of the list as an offline download; without a name this component does not offer the download. */
  name?: string
  /** Heading and count, where the layout has them beside the sort choice. */
  title?: ReactNode
  tabs?: ReactNode
  /** Content of another tab, rendered in place of the products. */
  children?: ReactNode
}

/** Products with filters, sort order, grid or rows, and endless scroll (docs/design.md#screens). */
export function FilteredList({ of: filtered, label, name, title, tabs, children }: Properties) {
  const { results, first, facets, base, params, symbol, applied, go } = filtered
  const isWide = useHasSidebar()
  const top = useTopOfNewList(filtered)
  const href = useLocation({ select: (place) => place.href })
  return (
    <div className={styles.results} ref={top}>
      <aside className={styles.side}>
        {isWide && facets && (
          <Suspense>
            <FilterSidebar
              base={base}
              params={params}
              facets={facets}
              symbol={symbol}
              isFiltered={applied.length > 0}
              onChoose={go}
            />
          </Suspense>
        )}
      </aside>
      <div className={styles.list}>
        <div className={classes(styles.head, !tabs && styles.plain)}>
          {title && <div className={styles.title}>{title}</div>}
          <ListBar of={filtered} />
          {tabs && <div className={styles.tabs}>{tabs}</div>}
          <div className={styles.layout}>
            {name && filtered.total ? (
              <DownloadButton query={{ ...params, ...base }} label={name} href={href} isShort />
            ) : null}
            <LayoutButton />
          </div>
        </div>
        {first?.mended && (
          <SearchedWords words={first.mended} typed={base.key ?? params.key ?? ''} leftOut={first.leftOut ?? []} />
        )}
        {children || <Products of={filtered} label={label} isOld={results.state === 'ready' && results.list.isOld} />}
      </div>
    </div>
  )
}

function Products({ of: filtered, label, isOld }: { of: FilteredListState; label: string; isOld: boolean }) {
  const { t } = useLingui()
  const layout = useListLayout()
  const { results, saved, total } = filtered
  if (saved && total !== 0) return <SavedProducts saved={saved} label={label} layout={layout} />
  if (saved) return <EmptyResults of={filtered} />
  if (results.state !== 'ready') {
    const skeleton =
      layout === 'rows' ? (
        <RowSkeletons number={6} />
      ) : (
        <ProductGrid label={t`Loading`} isBusy isBeside>
          <CardSkeletons number={8} />
        </ProductGrid>
      )
    return <ScreenState level={2} state={results} skeleton={skeleton} />
  }
  if (results.list.total === 0) return <EmptyResults of={filtered} />
  return (
    <div className={classes(isOld && styles.old)} aria-busy={isOld}>
      <h2 className="sr">{t`Products`}</h2>
      <EndlessGrid label={label} list={results.list} firstCards={2} layout={layout} isBeside />
      {results.list.total < few && !isOld && <SimilarRow prodIds={results.list.records.map(({ prodId }) => prodId)} />}
    </div>
  )
}

/** Scrolls up to the start of the list after a change of list params, where the page was scrolled past that start. */
function useTopOfNewList({ query }: FilteredListState) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(query)
  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    const isStep = (history.state as { stays?: true } | null)?.stays
    if (isStep && top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [query])
  return top
}
