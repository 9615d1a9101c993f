import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { usePriceSymbol } from '#cache/catalogue/first/use-price-symbol.ts'
import { useHasSidebar } from '#device/media-query.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Breadcrumb } from '#ui/layout/first/breadcrumb.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { preLovedTitle } from '../pre-loved-titles.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { Items } from './items.tsx'
import styles from './list-screen.module.css'
import { SellBanner } from './sell-banner.tsx'
import { useApplied } from './use-applied.ts'
import { useItemList } from './use-item-list.ts'

/** `/pre-loved`: the items that other shoppers sell, with filters in the address (docs/product.md#pre-loved-list). */
export function ListScreen() {
  const { t, i18n } = useLingui()
  const list = useItemList()
  const symbol = usePriceSymbol()
  const applied = useApplied(list, symbol)
  const hasSidebar = useHasSidebar()
  const title = preLovedTitle(i18n)
  useTitle(title)
  const { items, counts, total } = list
  return (
    <div className={`page ${styles.screen}`}>
      <Breadcrumb items={[{ name: t`Home`, href: '/' }, { name: title }]} />
      <SellBanner />
      <div className={styles.columns}>
        <aside className={styles.side}>
          {hasSidebar && counts && <FilterPanel list={list} counts={counts} symbol={symbol} applied={applied} />}
        </aside>
        <div className={styles.list}>
          <div className={styles.head}>
            <h1 className="in-bar">{title}</h1>
            <p className={styles.number}>
              {total !== undefined && <Plural value={total} one="# item" other="# items" />}
            </p>
            <FilterBar list={list} symbol={symbol} applied={applied} />
          </div>
          {items.state === 'ready' ? (
            <Items list={list} items={items.list} applied={applied} />
          ) : (
            <ScreenState level={2} state={items} skeleton={<ListSkeleton />} />
          )}
        </div>
      </div>
      <p className={styles.promise}>
        <Trans>Every item is checked before it is listed. You can return an item that is not as described.</Trans>
      </p>
    </div>
  )
}

function ListSkeleton() {
  const { t } = useLingui()
  return (
    <ProductGrid label={t`Loading`} isBusy isBeside>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((nth) => (
        <div key={nth} className={styles.awaited}>
          <Skeleton kind="tile" />
          <Skeleton kind="line" />
          <Skeleton kind="line" />
        </div>
      ))}
    </ProductGrid>
  )
}
