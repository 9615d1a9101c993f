import { useLingui } from '@lingui/react/macro'
import { useAnswer } from '#cache/use-answer.ts'
import { idInSlug, productSlug } from '#contract/links.ts'
import type { PreLovedDetail } from '#contract/pre-loved/pre-loved.ts'
import { useMarket } from '#device/market.ts'
import { useAddress } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Breadcrumb } from '#ui/layout/first/breadcrumb.tsx'
import { preLovedQueries } from '../pre-loved-queries.ts'
import { preLovedTitle } from '../pre-loved-titles.ts'
import { ItemBuy } from './item-buy.tsx'
import { ItemGallery } from './item-gallery.tsx'
import { ItemHead } from './item-head.tsx'
import styles from './item-screen.module.css'
import { ItemSeller } from './item-seller.tsx'
import { ItemText } from './item-text.tsx'
import { MoreItems } from './more-items.tsx'

/** `/pre-loved-product/{slug}-{id}`: one item of another shopper (docs/product.md#pre-loved-item). */
export function ItemScreen({ segment }: { segment: string }) {
  const prodId = idInSlug(segment)
  return prodId === null ? <PageNotFound /> : <KnownItem key={prodId} prodId={prodId} segment={segment} />
}

function KnownItem({ prodId, segment }: { prodId: number; segment: string }) {
  const item = useAnswer(preLovedQueries.item(prodId, useMarket()))
  const right = item.state === 'ready' ? productSlug(item.value) : segment
  useAddress(right === segment ? null : `/pre-loved-product/${encodeURIComponent(right)}`)
  return item.state === 'ready' ? (
    <Item item={item.value} at={item.at} />
  ) : (
    <ScreenState state={item} skeleton={<ItemSkeleton />} />
  )
}

function Item({ item, at }: { item: PreLovedDetail; at: number }) {
  const { t, i18n } = useLingui()
  useTitle(item.prodName)
  const [department] = item.categoryPath
  return (
    <div className="page">
      <div className={styles.path}>
        <Breadcrumb
          items={[
            { name: t`Home`, href: '/' },
            { name: preLovedTitle(i18n), href: '/pre-loved' },
            ...(department
              ? [{ name: department.categoryName, href: `/pre-loved?cat=${department.categoryId}` as const }]
              : []),
            { name: item.prodName },
          ]}
        />
      </div>
      <div className={styles.top}>
        <ItemGallery item={item} />
        <div className={styles.offer}>
          <ItemHead item={item} at={at} />
          <ItemBuy item={item} />
          <ItemSeller item={item} />
        </div>
      </div>
      <ItemText item={item} />
      <MoreItems item={item} />
    </div>
  )
}

function ItemSkeleton() {
  return (
    <div className="page">
      <div className={styles.top}>
        <Skeleton kind="tile" />
        <div className={styles.words}>
          <Skeleton kind="title" />
          <Skeleton kind="line" />
          <Skeleton kind="block" />
          <Skeleton kind="block" />
        </div>
      </div>
    </div>
  )
}
