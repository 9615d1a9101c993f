import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { idInPath } from '../../../contract/links.ts'
import type { ProductCard } from '../../../contract/product.ts'
import { usePlace } from '../../data/place.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { PageNotFound } from '../../shell/page-not-found.tsx'
import { ScreenState } from '../../shell/screen-states.tsx'
import { ProductGrid } from '../../ui/product-grid.tsx'
import { Section } from '../../ui/section.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { EndlessGrid, useEndlessList } from '../endless/door.ts'
import { ShopHead } from './shop-head.tsx'
import { shopQueries } from './shop-queries.ts'
import { ShopSkeleton } from './shop-skeleton.tsx'

const idOf = (card: ProductCard) => card.prodId

/** `/store/{shop}/{storeId}`: who sells, and all that they sell in this region. */
export function ShopScreen({ slug, id }: { slug: string; id: string }) {
  const shopId = idInPath(id)
  return shopId === null ? <PageNotFound /> : <KnownShop key={shopId} slug={slug} shopId={shopId} />
}

function KnownShop({ slug, shopId }: { slug: string; shopId: number }) {
  const { t } = useLingui()
  const place = usePlace()
  const shop = useAnswer(shopQueries.info(shopId, place))
  const products = useEndlessList<ProductCard>(useMemo(() => shopQueries.products(shopId, place), [shopId, place]), idOf)
  if (shop.state !== 'ready') return <ScreenState state={shop} skeleton={<ShopSkeleton />} />
  return (
    <div className="page">
      <ShopHead shop={shop.value} slug={slug} />
      <Section title={t`Products`}>
        {products.state !== 'ready' ? (
          <ScreenState level={2} state={products} skeleton={<ProductGrid label={t`Products`} isBusy><CardSkeletons number={8} /></ProductGrid>} />
        ) : (
          <EndlessGrid label={t`Products`} list={products.list} firstCards={2} />
        )}
      </Section>
    </div>
  )
}
