import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useRef } from 'react'
import type { PreLovedCard, PreLovedDetail } from '#contract/pre-loved/pre-loved.ts'
import { useMarket } from '#device/market.ts'
import { useEndlessList } from '#features/endless/index.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useIsNear } from '#ui/list/use-is-near.ts'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { ItemCard } from '../list/item-card.tsx'
import { preLovedQueries } from '../pre-loved-queries.ts'
import styles from './more-items.module.css'

const idOf = ({ prodId }: PreLovedCard) => prodId
/** The maximum number of cards. */
const most = 6

/**
 * Other items of the department, fetched when this part comes near; absent where there are none. The part has its place
 * before, so that nothing below moves.
 */
export function MoreItems({ item }: { item: PreLovedDetail }) {
  const space = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(space, false)
  return (
    <div ref={space} className={styles.more}>
      {isNear ? <Others item={item} /> : <Waiting />}
    </div>
  )
}

function Others({ item }: { item: PreLovedDetail }) {
  const market = useMarket()
  const departmentId = item.categoryPath[0]?.categoryId
  const options = useMemo(
    () => preLovedQueries.list(departmentId === undefined ? {} : { categoryId: departmentId }, market),
    [departmentId, market],
  )
  const items = useEndlessList<PreLovedCard>(options, idOf)
  if (items.state === 'loading' || items.state === 'slow') return <Waiting isBusy />
  if (items.state !== 'ready') return null
  const others = items.list.records.filter(({ prodId }) => prodId !== item.prodId).slice(0, most)
  return (
    others.length > 0 && (
      <Part>
        {others.map((card) => (
          <ItemCard key={card.prodId} card={card} />
        ))}
      </Part>
    )
  )
}

/** Placeholders of one row at every width: a department often has few items, and further rows move nothing. */
const Waiting = ({ isBusy = false }: { isBusy?: boolean }) => (
  <Part isBusy={isBusy}>
    <CardSkeletons number={2} />
  </Part>
)

function Part({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Section title={t`More pre-loved items`} more={{ href: '/pre-loved', words: t`See all` }}>
      <ProductGrid label={t`More pre-loved items`} isBusy={isBusy}>
        {children}
      </ProductGrid>
    </Section>
  )
}
