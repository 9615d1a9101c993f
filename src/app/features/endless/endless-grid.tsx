import { Trans } from '@lingui/react/macro'
import type { ProductCard as Card } from '#contract/product.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { CatalogueCard, toCardProduct } from '#features/catalogue/index.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { RowSkeletons } from '#ui/list/row-skeletons.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { ProductRow } from '#ui/product/product-row.tsx'
import { EndlessEnd } from './endless-end.tsx'
import styles from './endless-grid.module.css'
import { FarCell } from './far-cell.tsx'
import type { EndlessList } from './use-endless-list.ts'

/** So many cards fill the widest screen; a first view has no more, the others come when it is up (quality.md §1: 20 kB). */
const inFirstView = 16
/** Up to so many cards a phone carries with ease; beyond, those far from the screen leave. */
const light = 120

type Properties = {
  label: string
  list: Pick<EndlessList<Card>, 'records' | 'pages' | 'more'>
  firstCards?: number
  /** Cards in a grid, or one a line. */
  look?: 'grid' | 'rows'
  /** Beside the filters. */
  isBeside?: boolean
}

/** A grid that goes on as it is scrolled. */
export function EndlessGrid({ label, list, firstCards = 0, look = 'grid', isBeside = false }: Properties) {
  const { more } = list
  const isLong = list.records.length > light
  const isHydrated = useIsHydrated()
  const cards = isHydrated ? list.records : list.records.slice(0, inFirstView)
  return (
    <>
      {look === 'grid' ? (
        <ProductGrid label={label} isBusy={more.state === 'loading'} isBeside={isBeside}>
          {cards.map((card, index) => (
            <FarCell key={card.prodId} mayLeave={isLong}>
              <CatalogueCard card={card} when={index < firstCards ? 'first' : 'near'} />
            </FarCell>
          ))}
          {more.state === 'loading' && <CardSkeletons number={6} />}
        </ProductGrid>
      ) : (
        <div role="group" aria-label={label} aria-busy={more.state === 'loading'}>
          {cards.map((card) => (
            <FarCell key={card.prodId} mayLeave={isLong} className={styles.row}>
              <ProductRow product={toCardProduct(card)} />
            </FarCell>
          ))}
          {more.state === 'loading' && <RowSkeletons number={3} />}
        </div>
      )}
      {/* Below the first view's cards alone it would be near, and ask for the next page, where nobody is yet. */}
      {isHydrated && <EndlessEnd list={list} failed={<Trans>The next products did not come.</Trans>} />}
    </>
  )
}
