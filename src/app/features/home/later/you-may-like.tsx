import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import type { ProductCard } from '#contract/product.ts'
import { useMarket } from '#device/market.ts'
import { PlaceholderCards } from '#features/catalogue/index.ts'
import { EndlessGrid, useEndlessList } from '#features/endless/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'

const idOf = (card: ProductCard) => card.prodId

/**
 * The endless list "you may like" (docs/product.md#home). The list is below the fold and loads after the first view.
 */
export default function YouMayLike() {
  const { t } = useLingui()
  const market = useMarket()
  const options = useMemo(() => listQueries.youMayLike(market), [market])
  const liked = useEndlessList<ProductCard>(options, idOf)
  if (liked.state === 'ready') return <EndlessGrid label={t`You may like`} list={liked.list} />
  return <ScreenState level={2} state={liked} skeleton={<PlaceholderCards />} />
}
