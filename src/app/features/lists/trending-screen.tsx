import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { useMarket } from '#device/market.ts'
import { EndlessEnd, type EndlessList, useEndlessList } from '#features/endless/index.ts'
import { FindsOfTheDay } from '#features/finds/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { DealGroup } from './deal-group.tsx'
import { EmptyList } from './empty-list.tsx'
import { groupByEnd } from './group-by-end.ts'
import { ProductNumber } from './list-products.tsx'
import { trendingTitle } from './lists-titles.ts'

const idOf = (card: ProductCard) => card.prodId

/** `/trending`: every running deal, earliest end first, each group with its countdown (docs/product.md#trending). */
export function TrendingScreen() {
  const { t, i18n } = useLingui()
  const market = useMarket()
  const title = trendingTitle(i18n)
  useTitle(title)
  const options = useMemo(() => listQueries.deals(market), [market])
  const products = useEndlessList<ProductCard>(options, idOf)
  const client = useQueryClient()
  // A deal that ends renews (decision 0007): the new answer contains its new end.
  const refresh = () => void client.invalidateQueries({ queryKey: options.queryKey, exact: true })
  return (
    <div className="page">
      <PageHead title={title} trail={[{ name: t`Home`, href: '/' }]} note={<ProductNumber products={products} />} />
      <FindsOfTheDay />
      {products.state !== 'ready' ? (
        <ScreenState
          level={2}
          state={products}
          skeleton={
            <ProductGrid label={t`Loading`} isBusy>
              <CardSkeletons number={12} />
            </ProductGrid>
          }
        />
      ) : products.list.total === 0 ? (
        <EmptyList />
      ) : (
        <Deals list={products.list} refresh={refresh} />
      )}
    </div>
  )
}

function Deals({ list, refresh }: { list: EndlessList<ProductCard>; refresh: () => void }) {
  const groups = groupByEnd(list.records)
  const last = groups.length - 1
  return (
    <>
      {groups.map((group, index) => (
        <DealGroup
          key={group.endTime}
          {...group}
          at={list.at}
          isFirst={index === 0}
          isWaiting={index === last && list.more.state === 'loading'}
          onOver={refresh}
        />
      ))}
      <EndlessEnd list={list} failed={<Trans>Couldn't load more products.</Trans>} />
    </>
  )
}
