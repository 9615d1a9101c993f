import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { categoryPath, idInSlug } from '#contract/links.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { useRecordFootprint } from '#features/footprint/index.ts'
import { GroupStrip } from '#features/group-buy/index.ts'
import { VariantChoices } from '#features/variant/index.ts'
import { withWords } from '#i18n/with-words.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { RouteFailed } from '#shell/route-states.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Breadcrumb } from '#ui/layout/first/breadcrumb.tsx'
import { useIsNear } from '#ui/list/use-is-near.ts'
import { ProductBuy } from './product-buy.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHead } from './product-head.tsx'
import { fetchProductRest, InSight, Later, productPart } from './product-part.tsx'
import styles from './product-screen.module.css'
import { ProductSkeleton } from './product-skeleton.tsx'
import { productTitle } from './product-title.ts'
import { detailsId, useDetailTab } from './use-detail-tab.ts'
import { useKnownCard } from './use-known-card.ts'
import { useProductScreen } from './use-product-screen.ts'

const Rest = lazy(() =>
  fetchProductRest().then(
    ({ ProductRest }) => ({ default: ProductRest }),
    () => ({ default: RestFailed }),
  ),
)
const SizeGuideButton = lazyPart(() =>
  withWords(import('#features/size-guide/index.ts'), 'later').then(({ SizeGuideButton }) => ({
    default: SizeGuideButton,
  })),
)
const DeliveryAndWarranty = productPart('DeliveryAndWarranty')
const RestFailed = () => <RouteFailed level={2} />

type Properties = { segment: string; sku: number | undefined }

/** `/products/{slug}-{id}`: one product in full (docs/design.md#screens). */
export function ProductScreen({ segment, sku }: Properties) {
  const prodId = idInSlug(segment)
  return prodId === null ? (
    <div className={styles.alone}>
      <PageNotFound />
    </div>
  ) : (
    <KnownProduct key={prodId} prodId={prodId} segment={segment} sku={sku} />
  )
}

function KnownProduct({ prodId, segment, sku }: Properties & { prodId: number }) {
  const screen = useProductScreen(segment, prodId, sku)
  const known = useKnownCard(prodId)
  if (screen.state === 'ready') return <Product shown={screen.product} at={screen.at} screen={screen} />
  if (known && screen.state !== 'missing') return <Product shown={known.card} at={known.at} screen={screen} />
  return (
    <div className={screen.state === 'loading' ? undefined : styles.alone}>
      <ScreenState state={screen} skeleton={<ProductSkeleton />} />
    </div>
  )
}

/**
 * The product, or the data of its card from another page while the rest loads: the same elements, so that nothing
 * moves.
 */
function Product({
  shown,
  at,
  screen,
}: {
  shown: ProductCard
  at: number
  screen: ReturnType<typeof useProductScreen>
}) {
  const tab = useDetailTab()
  const [asked, setAsked] = useState(0)
  const ready = screen.state === 'ready' ? screen : null
  const pictures = ready?.pictures ?? [shown.pic]
  const [wanted, setWanted] = useState(1)
  const count = Math.min(wanted, ready?.offer.stocks ?? wanted)
  useTitle(productTitle(shown))
  return (
    <div className="page">
      <div className={styles.path}>{ready && <ProductPath product={ready.product} />}</div>
      <div className={styles.top}>
        <ProductGallery
          product={shown}
          pictures={pictures}
          isLoading={!ready}
          isFaded={(ready?.offer.stocks ?? shown.totalStocks) === 0}
        />
        <div className={styles.offer}>
          <ProductHead product={shown} chosen={ready} at={at} onReviews={tab.showReviews} />
          {ready?.product.groupBuy && (
            <div className={styles.group}>
              <GroupStrip
                prodId={ready.product.prodId}
                symbol={ready.product.priceSymbol}
                group={ready.product.groupBuy}
              />
            </div>
          )}
          {ready && (
            <VariantChoices
              groups={ready.groups}
              choose={ready.choose}
              tint={shown.prodId}
              guide={
                ready.product.sizeGuide && (
                  <Later>
                    <SizeGuideButton product={ready.product} />
                  </Later>
                )
              }
              guideAt={ready.product.sizeGuide?.choice}
              asked={asked}
            />
          )}
          {ready && (
            <ProductBuy
              product={ready.product}
              offer={ready.offer}
              count={count}
              onCount={setWanted}
              onIncomplete={() => setAsked((times) => times + 1)}
            />
          )}
          {ready && (
            <InSight className={styles.promises}>
              <DeliveryAndWarranty
                product={ready.product}
                skuId={ready.offer.sku?.skuId ?? null}
                count={Math.max(count, 1)}
              />
            </InSight>
          )}
          {screen.state !== 'ready' && (
            <ScreenState
              state={screen}
              level={2}
              skeleton={
                <div className={styles.awaited}>
                  <Skeleton kind="block" />
                  <Skeleton kind="block" />
                </div>
              }
            />
          )}
        </div>
      </div>
      {ready && <ProductRest product={ready.product} tab={tab} />}
    </div>
  )
}

function ProductPath({ product }: { product: ProductDetail }) {
  const { t } = useLingui()
  const crumbs = product.categoryPath.map((step) => ({ name: step.categoryName, href: categoryPath(step) }))
  return <Breadcrumb items={[{ name: t`Home`, href: '/' }, ...crumbs, { name: product.prodName }]} />
}

/**
 * Details, seller and similar products: code and data are fetched when this part scrolls into view, because most
 * shoppers on phones never scroll there.
 */
function ProductRest({ product, tab }: { product: ProductDetail; tab: ReturnType<typeof useDetailTab> }) {
  const sectionRef = useRef<HTMLDivElement>(null)
  useRecordFootprint(product)
  const isInSight = useIsNear(sectionRef, false, '0px')
  const skeleton = (
    <div className={styles.rest}>
      <Skeleton kind="block" />
    </div>
  )
  return (
    <div ref={sectionRef} id={detailsId} className={styles.below}>
      {isInSight ? (
        <Suspense fallback={<div aria-busy="true">{skeleton}</div>}>
          <Rest product={product} tab={tab} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  )
}
