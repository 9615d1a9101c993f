import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useMemo } from 'react'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { fetchLikedProducts } from '#features/home/index.ts'
import { useTitle } from '#shell/use-title.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { PageHead } from '#ui/layout/page-head.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListProducts } from './list-products.tsx'
import { goodsTitle } from './lists-titles.ts'

const idOf = (card: ProductCard) => card.prodId

const LikedProducts = lazyPart(() => fetchLikedProducts().then(({ LikedProducts }) => ({ default: LikedProducts })))

/**
 * `/goods`: "you may like" as a page of its own with endless scroll (docs/product.md#lists), with the list that home
 * shows. The document has the list of the region.
 */
export function GoodsScreen() {
  const { i18n } = useLingui()
  const market = useMarket()
  const isHydrated = useIsHydrated()
  useTitle(goodsTitle(i18n))
  const region = useEndlessList<ProductCard>(
    useMemo(() => listQueries.youMayLike(market), [market]),
    idOf,
  )
  const ofRegion = <Goods products={region} isPersonal={false} />
  if (!isHydrated) return ofRegion
  return (
    <Suspense fallback={ofRegion}>
      <LikedProducts path="/goods">
        {(products, isPersonal) =>
          products.state === 'ready' ? <Goods products={products} isPersonal={isPersonal} /> : ofRegion
        }
      </LikedProducts>
    </Suspense>
  )
}

function Goods({ products, isPersonal }: { products: EndlessState<ProductCard>; isPersonal: boolean }) {
  const { t, i18n } = useLingui()
  return (
    <div className="page">
      <PageHead
        title={goodsTitle(i18n)}
        trail={[{ name: t`Home`, href: '/' }]}
        note={
          isPersonal ? (
            <Trans>Based on what you viewed, saved and bought</Trans>
          ) : (
            <Trans>Picks from every department</Trans>
          )
        }
      />
      <ListProducts label={goodsTitle(i18n)} products={products} empty={<EmptyList />} />
    </div>
  )
}
