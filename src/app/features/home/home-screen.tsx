import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { TagWithProducts } from '../../../contract/home.ts'
import { tagPath } from '../../../contract/links.ts'
import { banners as bannersCall, categoryTree, tagRows } from '../../../contract/questions.ts'
import { brand } from '../../../words/brand.ts'
import { catalogueQuery } from '../../data/catalogue-queries.ts'
import { usePlace } from '../../data/place.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { useIsDrawn } from '../../data/use-is-drawn.ts'
import { ScreenState } from '../../shell/screen-states.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { Section } from '../../ui/section.tsx'
import { DealsEnd, ProductRail } from '../catalogue/door.ts'
import { AwaitedCards } from './awaited-cards.tsx'
import { BannerRow } from './banner-row.tsx'
import { DepartmentTiles } from './department-tiles.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import styles from './home-screen.module.css'

const YouMayLike = lazy(() => import('./you-may-like.tsx'))

/** Home: banners, departments, trending deals, rows by tag, and "you may like" without an end (spec §2, DESIGN.md §8). */
export function HomeScreen() {
  const { t } = useLingui()
  const place = usePlace()
  useTitle()
  // The document carries the first row; what is below the fold comes with the page's own code.
  const isDrawn = useIsDrawn()
  const banners = useAnswer(catalogueQuery(bannersCall, place))
  const tree = useAnswer(catalogueQuery(categoryTree, place))
  const rows = useAnswer(catalogueQuery(tagRows, place))

  if (rows.state !== 'ready') return <ScreenState state={rows} skeleton={<HomeSkeleton />} />
  return (
    <div className="page">
      <h1 className="sr">{brand.name}</h1>
      {banners.state === 'ready' && <BannerRow banners={banners.value} />}
      {tree.state === 'ready' && <DepartmentTiles departments={tree.value} />}
      {rows.value.map((row, index) => <TagRow key={row.id} row={row} at={rows.at} isFirst={index === 0} isAwaited={index > 0 && !isDrawn} />)}
      <Section title={t`You may like`} more={{ href: '/goods', words: t`See all` }}>
        {isDrawn ? <Suspense fallback={<AwaitedCards />}><YouMayLike /></Suspense> : <AwaitedCards />}
      </Section>
    </div>
  )
}

/** `isAwaited` keeps the row's place, so that nothing below it moves when its cards come. */
function TagRow({ row, at, isFirst, isAwaited }: { row: TagWithProducts; at: number; isFirst: boolean; isAwaited: boolean }) {
  const { t } = useLingui()
  const more = { href: row.style === 0 ? '/trending' : tagPath(row), words: t`See all` }
  const ends = row.productDtoList.flatMap(({ endTime }) => (endTime ? [endTime] : [])).sort()[0]
  return (
    <Section title={row.title} more={more} aside={row.style === 0 && ends ? <DealsEnd endTime={ends} at={at} /> : undefined}>
      {isAwaited ? <div className={styles.awaited} /> : <ProductRail label={row.title} products={row.productDtoList} firstCards={isFirst ? 2 : 0} />}
    </Section>
  )
}
