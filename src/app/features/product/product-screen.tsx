import { useLingui } from '@lingui/react/macro'
import { idInSlug } from '../../../contract/links.ts'
import { PageNotFound } from '../../shell/page-not-found.tsx'
import { ScreenState } from '../../shell/screen-states.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { DeliveryAndWarranty } from './delivery-and-warranty.tsx'
import { ProductChoices } from './product-choices.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHead } from './product-head.tsx'
import styles from './product-screen.module.css'
import { ProductSeller } from './product-seller.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { SimilarProducts } from './similar-products.tsx'
import { useDetailTab } from './use-detail-tab.ts'
import { useProductScreen, type ProductReady } from './use-product-screen.ts'

type Properties = { segment: string; sku: number | undefined }

/** `/products/{slug}-{id}`: one product in full (DESIGN.md §8). */
export function ProductScreen({ segment, sku }: Properties) {
  const prodId = idInSlug(segment)
  return prodId === null ? <PageNotFound /> : <KnownProduct key={prodId} prodId={prodId} segment={segment} sku={sku} />
}

function KnownProduct({ prodId, segment, sku }: Properties & { prodId: number }) {
  const screen = useProductScreen(segment, prodId, sku)
  return screen.state === 'ready' ? <Product screen={screen} /> : <ScreenState state={screen} skeleton={<ProductSkeleton />} />
}

function Product({ screen }: { screen: ProductReady }) {
  const { t } = useLingui()
  const tab = useDetailTab()
  const { product } = screen
  useTitle(product.prodName)
  return (
    <div className="page">
      <div className={styles.path}>
        <Breadcrumb
          items={[
            { name: t`Home`, href: '/' },
            ...product.categoryPath.map(({ categoryName, slug, categoryId }) => ({ name: categoryName, href: `/${slug}/${categoryId}` })),
            { name: product.prodName },
          ]}
        />
      </div>
      <div className={styles.top}>
        <ProductGallery product={product} pictures={screen.pictures} isFaded={screen.sku.stocks === 0} />
        <div className={styles.offer}>
          <ProductHead product={product} sku={screen.sku} at={screen.at} onReviews={tab.showReviews} />
          <ProductChoices groups={screen.groups} choose={screen.choose} tint={product.prodId} />
          <DeliveryAndWarranty product={product} />
        </div>
      </div>
      <ProductDetails product={product} tab={tab} />
      <ProductSeller product={product} />
      <SimilarProducts prodId={product.prodId} />
    </div>
  )
}
