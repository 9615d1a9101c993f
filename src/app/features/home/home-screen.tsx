import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, Suspense, useRef } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { youMayLike } from '#contract/bare-endpoints.ts'
import type { TagWithProducts } from '#contract/home.ts'
import { tagPath } from '#contract/links.ts'
import { recommendationPath } from '#contract/product-lists/list-requests.ts'
import { useSavesData } from '#device/data-saver.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { useMarket } from '#device/market.ts'
import { DealsEnd, PlaceholderCards, ProductRail, useRowByRow } from '#features/catalogue/index.ts'
import { withWords } from '#i18n/with-words.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import type { PagePath } from '#ui/layout/page-path.ts'
import { Section } from '#ui/layout/section.tsx'
import { useIsNear } from '#ui/list/use-is-near.ts'
import { brand } from '#words/brand.ts'
import { BannerRow } from './banner-row.tsx'
import { DepartmentTiles } from './department-tiles.tsx'
import styles from './home-screen.module.css'
import { HomeSkeleton } from './home-skeleton.tsx'

const HomeOffers = lazyPart(() => withWords(import('./home-offers.tsx')))
const YouMayLike = lazyPart(() => withWords(import('./later/you-may-like.tsx'), 'later'))

/**
 * Home: banners, departments, trending deals, vouchers and group buys, a row per tag, and the endless list "you may like" (docs/product.md#home,
 * docs/design.md#screens).
 */
export function HomeScreen() {
  const market = useMarket()
  useTitle()
  const banners = useAnswer(mallQueries.banners(market))
  const departments = useAnswer(mallQueries.departments(market))
  const rows = useAnswer(mallQueries.tagRows(market))

  if (rows.state !== 'ready') return <ScreenState state={rows} skeleton={<HomeSkeleton />} />
  return (
    <div className="page">
      <h1 className="sr">{brand.name}</h1>
      {banners.state === 'ready' && <BannerRow banners={banners.value} />}
      {departments.state === 'ready' && <DepartmentTiles departments={departments.value} />}
      <TagRows rows={rows.value} at={rows.at} />
      <LikedSection />
    </div>
  )
}

/** The rows of all tags. The server renders only the first row, and reserves the height of the rows below. */
function TagRows({ rows, at }: { rows: readonly TagWithProducts[]; at: number }) {
  const rendered = useRowByRow(rows.length)
  return rows.map((row, index) => (
    <Fragment key={row.id}>
      <TagRow row={row} at={at} isFirst={index === 0} isPlaceholder={index >= rendered} />
      {index === 0 && <Offers />}
    </Fragment>
  ))
}

/** Vouchers, group buys and links, whose code and answers load when their reserved place is in sight. */
function Offers() {
  const place = useRef<HTMLDivElement>(null)
  const isInSight = useIsNear(place, false, '0px')
  return (
    <div ref={place} className={styles.offers}>
      {isInSight && (
        <Suspense>
          <HomeOffers />
        </Suspense>
      )}
    </div>
  )
}

/**
 * "You may like". Its code and first page load shortly before it scrolls into view, or at once if the list was loaded
 * before, so that Back can restore the position.
 */
function LikedSection() {
  const { t } = useLingui()
  const client = useQueryClient()
  const listRef = useRef<HTMLDivElement>(null)
  const wasLoaded = [youMayLike.path, recommendationPath].some(
    (path) => client.getQueryCache().find({ queryKey: [path], exact: false }) !== undefined,
  )
  const isNear = useIsNear(listRef, wasLoaded, useSavesData() ? '0px' : '800px')
  const isHydrated = useIsHydrated()
  return (
    <Section title={t`You may like`} more={{ href: '/goods', words: t`See all` }}>
      <div ref={listRef}>
        {isHydrated && isNear ? (
          <Suspense fallback={<PlaceholderCards />}>
            <YouMayLike />
          </Suspense>
        ) : (
          <PlaceholderCards isBusy={false} />
        )}
      </div>
    </Section>
  )
}

/**
 * A row of products of one tag. `isPlaceholder` reserves the row's height, so that nothing below moves when the cards are
 * rendered.
 */
function TagRow({
  row,
  at,
  isFirst,
  isPlaceholder,
}: {
  row: TagWithProducts
  at: number
  isFirst: boolean
  isPlaceholder: boolean
}) {
  const { t } = useLingui()
  const more: { href: PagePath; words: string } = {
    href: row.style === 0 ? '/trending' : tagPath(row),
    words: t`See all`,
  }
  const ends = row.productDtoList.flatMap(({ endTime }) => (endTime ? [endTime] : [])).sort()[0]
  return (
    <Section
      title={row.title}
      more={more}
      aside={row.style === 0 && ends ? <DealsEnd endTime={ends} at={at} /> : undefined}
    >
      {isPlaceholder ? (
        <div className={styles.awaited} />
      ) : (
        <ProductRail label={row.title} products={row.productDtoList} firstCards={isFirst ? 2 : 0} />
      )}
    </Section>
  )
}
