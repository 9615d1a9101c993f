import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import type { ProductCard } from '#contract/product.ts'
import { useMarket } from '#device/market.ts'
import { useEndlessList } from '#features/endless/index.ts'
import { useTitle } from '#shell/use-title.ts'
import { PageHead } from '#ui/layout/page-head.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListProducts } from './list-products.tsx'
import { goodsTitle } from './lists-titles.ts'

const idOf = (card: ProductCard) => card.prodId

/** `/goods`: "you may like" as a page of its own with endless scroll (docs/product.md#lists). */
export function GoodsScreen() {
  const { t, i18n } = useLingui()
  const market = useMarket()
  const title = goodsTitle(i18n)
  useTitle(title)
  const products = useEndlessList<ProductCard>(
    useMemo(() => listQueries.youMayLike(market), [market]),
    idOf,
  )
  return (
    <div className="page">
      <PageHead
        title={title}
        trail={[{ name: t`Home`, href: '/' }]}
        note={<Trans>Picks from every department</Trans>}
      />
      <ListProducts label={title} products={products} empty={<EmptyList />} />
    </div>
  )
}
