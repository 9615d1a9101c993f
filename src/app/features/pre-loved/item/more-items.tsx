import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'
import type { PreLovedCard, PreLovedDetail } from '#contract/pre-loved/pre-loved.ts'
import { useMarket } from '#device/market.ts'
import { useEndlessList } from '#features/endless/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { useIsNear } from '#ui/list/use-is-near.ts'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { ItemCard } from '../list/item-card.tsx'
import { preLovedQueries } from '../pre-loved-queries.ts'
import styles from './more-items.module.css'

const idOf = ({ prodId }: PreLovedCard) => prodId
/** The maximum number of cards. */
const most = 6

/** Other items of the department, fetched when this part comes near; absent where there are none. */
export function MoreItems({ item }: { item: PreLovedDetail }) {
  const { t } = useLingui()
  const market = useMarket()
  const space = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(space, false)
  const departmentId = item.categoryPath[0]?.categoryId
  const options = useMemo(
    () => ({
      ...preLovedQueries.list(departmentId === undefined ? {} : { categoryId: departmentId }, market),
      enabled: isNear,
    }),
    [departmentId, market, isNear],
  )
  const items = useEndlessList<PreLovedCard>(options, idOf)
  const others =
    items.state === 'ready' ? items.list.records.filter(({ prodId }) => prodId !== item.prodId).slice(0, most) : []
  return (
    <div ref={space} className={styles.more}>
      {others.length > 0 && (
        <Section title={t`More pre-loved items`} more={{ href: '/pre-loved', words: t`See all` }}>
          <ProductGrid label={t`More pre-loved items`}>
            {others.map((card) => (
              <ItemCard key={card.prodId} card={card} />
            ))}
          </ProductGrid>
        </Section>
      )}
    </div>
  )
}
