import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { endlessQuery } from '#cache/catalogue-queries.ts'
import { youMayLike } from '#contract/home.ts'
import { listSize } from '#contract/home-calls.ts'
import type { ProductCard } from '#contract/product.ts'
import { usePlace } from '#device/place.ts'
import { useEndlessList } from '#features/endless/index.ts'
import { useTitle } from '#shell/use-title.ts'
import { PageHead } from '#ui/layout/page-head.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListProducts } from './list-products.tsx'

const idOf = (card: ProductCard) => card.prodId

/** `/goods`: "you may like" as a page of its own with endless scroll (docs/product.md#lists). */
export function GoodsScreen() {
  const { t } = useLingui()
  const place = usePlace()
  const title = t`You may like`
  useTitle(title)
  const products = useEndlessList<ProductCard>(
    useMemo(() => endlessQuery(youMayLike, { size: listSize, ...place }), [place]),
    idOf,
  )
  return (
    <div className="page">
      <PageHead
        title={title}
        trail={[{ name: t`Home`, href: '/' }]}
        note={<Trans>Something from every corner of the mall</Trans>}
      />
      <ListProducts label={title} products={products} empty={<EmptyList />} />
    </div>
  )
}
