import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { categoryTree } from '../../../contract/category.ts'
import { banners as bannersCall, tagRows, youMayLike, type TagWithProducts } from '../../../contract/home.ts'
import { listSize } from '../../../contract/page-calls.ts'
import type { ProductCard } from '../../../contract/product.ts'
import { brand } from '../../../words/brand.ts'
import { catalogueQuery, endlessQuery } from '../../data/catalogue-queries.ts'
import { usePlace } from '../../data/place.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { useIsHydrated } from '../../data/use-is-hydrated.ts'
import { ScreenState } from '../../shell/screen-states.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { ProductGrid } from '../../ui/product-grid.tsx'
import { Section } from '../../ui/section.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { EndlessGrid, ProductRail, useEndlessList } from '../catalogue/door.ts'
import { BannerRow } from './banner-row.tsx'
import { DealsEnd } from './deals-end.tsx'
import { DepartmentTiles } from './department-tiles.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

const idOf = (card: ProductCard) => card.prodId

/** Home: banners, departments, trending deals, rows by tag, and "you may like" without an end (spec §2, DESIGN.md §8). */
export function HomeScreen() {
  const { t } = useLingui()
  const place = usePlace()
  useTitle()
  // The document carries the first row; what is below the fold comes with the page's own code.
  const isHydrated = useIsHydrated()
  const banners = useAnswer(catalogueQuery(bannersCall, place))
  const tree = useAnswer(catalogueQuery(categoryTree, place))
  const rows = useAnswer(catalogueQuery(tagRows, place))
  const liked = useEndlessList<ProductCard>(useMemo(() => endlessQuery(youMayLike, { size: listSize, ...place }), [place]), idOf)

  if (rows.state !== 'ready') return <ScreenState state={rows} skeleton={<HomeSkeleton />} />
  return (
    <div className="page">
      <h1 className="sr">{brand.name}</h1>
      {banners.state === 'ready' && <BannerRow banners={banners.value} />}
      {tree.state === 'ready' && <DepartmentTiles departments={tree.value} />}
      {(isHydrated ? rows.value : rows.value.slice(0, 1)).map((row, index) => <TagRow key={row.id} row={row} at={rows.at} isFirst={index === 0} />)}
      <Section title={t`You may like`}>
        {isHydrated && liked.state === 'ready' ? (
          <EndlessGrid label={t`You may like`} list={liked.list} />
        ) : !isHydrated || liked.state === 'loading' || liked.state === 'ready' ? (
          <ProductGrid label={t`You may like`} isBusy><CardSkeletons number={8} /></ProductGrid>
        ) : (
          <ScreenState level={2} state={liked} skeleton={<Trans>Loading</Trans>} />
        )}
      </Section>
    </div>
  )
}

function TagRow({ row, at, isFirst }: { row: TagWithProducts; at: number; isFirst: boolean }) {
  const ends = row.productDtoList.flatMap(({ endTime }) => (endTime ? [endTime] : [])).sort()[0]
  return (
    <Section title={row.title} aside={row.style === 0 && ends ? <DealsEnd endTime={ends} at={at} /> : undefined}>
      <ProductRail label={row.title} products={row.productDtoList} firstCards={isFirst ? 2 : 0} />
    </Section>
  )
}
