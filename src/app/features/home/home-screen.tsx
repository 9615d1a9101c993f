import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import type { TagWithProducts } from '#contract/home.ts'
import { tagPath } from '#contract/links.ts'
import { banners as bannersCall, categoryTree, tagRows, youMayLike } from '#contract/questions.ts'
import { useSavesData } from '#device/data-saver.ts'
import { usePlace } from '#device/place.ts'
import { useIsDrawn } from '#device/use-is-drawn.ts'
import { DealsEnd, ProductRail } from '#features/catalogue/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { Section } from '#ui/layout/section.tsx'
import { useIsNear } from '#ui/list/use-is-near.ts'
import { brand } from '#words/brand.ts'
import { AwaitedCards } from './awaited-cards.tsx'
import { BannerRow } from './banner-row.tsx'
import { DepartmentTiles } from './department-tiles.tsx'
import styles from './home-screen.module.css'
import { HomeSkeleton } from './home-skeleton.tsx'

const YouMayLike = lazyPart(() => import('./later/you-may-like.tsx'))

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
      {rows.value.map((row, index) => (
        <TagRow key={row.id} row={row} at={rows.at} isFirst={index === 0} isAwaited={index > 0 && !isDrawn} />
      ))}
      <Liked />
    </div>
  )
}

/** "You may like": its code and answer come a screen before it does, or at once where the person has been there: they go back to where they were. */
function Liked() {
  const { t } = useLingui()
  const client = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const wasThere = client.getQueryCache().find({ queryKey: [youMayLike.path], exact: false }) !== undefined
  const isNear = useIsNear(place, wasThere, useSavesData() ? '0px' : '800px')
  const isDrawn = useIsDrawn()
  return (
    <Section title={t`You may like`} more={{ href: '/goods', words: t`See all` }}>
      <div ref={place}>
        {isDrawn && isNear ? (
          <Suspense fallback={<AwaitedCards />}>
            <YouMayLike />
          </Suspense>
        ) : (
          <AwaitedCards isBusy={false} />
        )}
      </div>
    </Section>
  )
}

/** `isAwaited` keeps the row's place, so that nothing below it moves when its cards come. */
function TagRow({
  row,
  at,
  isFirst,
  isAwaited,
}: {
  row: TagWithProducts
  at: number
  isFirst: boolean
  isAwaited: boolean
}) {
  const { t } = useLingui()
  const more = { href: row.style === 0 ? '/trending' : tagPath(row), words: t`See all` }
  const ends = row.productDtoList.flatMap(({ endTime }) => (endTime ? [endTime] : [])).sort()[0]
  return (
    <Section
      title={row.title}
      more={more}
      aside={row.style === 0 && ends ? <DealsEnd endTime={ends} at={at} /> : undefined}
    >
      {isAwaited ? (
        <div className={styles.awaited} />
      ) : (
        <ProductRail label={row.title} products={row.productDtoList} firstCards={isFirst ? 2 : 0} />
      )}
    </Section>
  )
}
