import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { endlessQuery } from '#cache/catalogue-queries.ts'
import { listSize } from '#contract/home-calls.ts'
import type { ProductCard } from '#contract/product.ts'
import { youMayLike } from '#contract/questions.ts'
import { usePlace } from '#device/place.ts'
import { EndlessGrid, useEndlessList } from '#features/endless/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { AwaitedCards } from '../awaited-cards.tsx'

const idOf = (card: ProductCard) => card.prodId

/** "You may like", without an end (spec §2). It stands below the fold and comes after the first view. */
export default function YouMayLike() {
  const { t } = useLingui()
  const place = usePlace()
  const options = useMemo(() => endlessQuery(youMayLike, { size: listSize, ...place }), [place])
  const liked = useEndlessList<ProductCard>(options, idOf)
  if (liked.state === 'ready') return <EndlessGrid label={t`You may like`} list={liked.list} />
  return <ScreenState level={2} state={liked} skeleton={<AwaitedCards />} />
}
