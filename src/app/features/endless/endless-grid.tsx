import { Trans } from '@lingui/react/macro'
import type { ProductCard as Card } from '#contract/product/product.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { CatalogueCard } from '#features/catalogue/index.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { useGrowing } from '#ui/layout/use-growing.ts'
import { RowSkeletons } from '#ui/list/row-skeletons.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { EndlessEnd } from './endless-end.tsx'
import styles from './endless-grid.module.css'
import { EndlessRow } from './endless-row.tsx'
import { OffscreenCell } from './offscreen-cell.tsx'
import type { EndlessList } from './use-endless-list.ts'

/**
 * Number of cards that fill the widest screen. The server renders no more, and the others follow after hydration
 * (docs/quality.md#speed).
 */
const inFirstView = 16
/** Number of cards that a phone handles with ease; in a longer list, cards far from the screen are unmounted. */
const light = 120

type Properties = {
  label: string
  list: Pick<EndlessList<Card>, 'records' | 'pages' | 'more'>
  firstCards?: number
  /** The list layout: cards in a grid, or one product per row. */
  layout?: 'grid' | 'rows'
  /** Whether the grid stands beside the filters. */
  isBeside?: boolean
}

/** A list of products that loads more as it is scrolled. */
export function EndlessGrid({ label, list, firstCards = 0, layout = 'grid', isBeside = false }: Properties) {
  const { more } = list
  const isLong = list.records.length > light
  const isHydrated = useIsHydrated()
  useGrowing(!isHydrated)
  const cards = isHydrated ? list.records : list.records.slice(0, inFirstView)
  return (
    <>
      {layout === 'grid' ? (
        <ProductGrid label={label} isBusy={more.state === 'loading'} isBeside={isBeside}>
          {cards.map((card, index) => (
            <OffscreenCell key={card.prodId} mayLeave={isLong}>
              <CatalogueCard card={card} when={index < firstCards ? 'first' : 'near'} />
            </OffscreenCell>
          ))}
          {more.state === 'loading' && <CardSkeletons number={6} />}
        </ProductGrid>
      ) : (
        <div role="group" aria-label={label} aria-busy={more.state === 'loading'}>
          {cards.map((card) => (
            <OffscreenCell key={card.prodId} mayLeave={isLong} className={styles.row}>
              <EndlessRow card={card} />
            </OffscreenCell>
          ))}
          {more.state === 'loading' && <RowSkeletons number={3} />}
        </div>
      )}
      {/*
       * Not before hydration: below the few server-rendered cards alone, the end would be near and would request the
       * next page too early. A list of one page needs no end, which would move the content below it.
       */}
      {isHydrated && (more.state !== 'end' || list.pages > 1) && (
        <EndlessEnd list={list} failed={<Trans>Couldn't load more products.</Trans>} />
      )}
    </>
  )
}
