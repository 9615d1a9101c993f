import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { idInPath } from '#contract/links.ts'
import { useMarket } from '#device/market.ts'
import { FilteredList, useFilteredList } from '#features/results/index.ts'
import { VoucherOffers } from '#features/voucher/index.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { ShopHead } from './shop-head.tsx'
import styles from './shop-screen.module.css'
import { ShopSearch } from './shop-search.tsx'
import { ShopSkeleton } from './shop-skeleton.tsx'

/** `/store/{shop}/{storeId}`: the seller, and all its products in this region, with a search of its own. */
export function ShopScreen({ slug, id }: { slug: string; id: string }) {
  const shopId = idInPath(id)
  return shopId === null ? <PageNotFound /> : <KnownShop key={shopId} slug={slug} shopId={shopId} />
}

function KnownShop({ slug, shopId }: { slug: string; shopId: number }) {
  const { t } = useLingui()
  const shop = useAnswer(productQueries.shop(shopId, useMarket()))
  const products = useFilteredList(useMemo(() => ({ shopId }), [shopId]))
  if (shop.state !== 'ready') return <ScreenState state={shop} skeleton={<ShopSkeleton />} />
  const { params, go } = products
  const { shopName } = shop.value
  return (
    <div className="page">
      <ShopHead shop={shop.value} slug={slug} />
      <div className={styles.vouchers}>
        <VoucherOffers scope={{ shopId }} />
      </div>
      <ShopSearch
        key={params.key}
        shopName={shopName}
        words={params.key ?? ''}
        onSearch={(key) => go({ ...params, key: key || undefined })}
      />
      <div className={styles.list}>
        <FilteredList
          of={products}
          label={t`Products`}
          name={shopName}
          title={<h2 className={styles.title}>{t`Products`}</h2>}
        />
      </div>
    </div>
  )
}
