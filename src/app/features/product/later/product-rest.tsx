import type { ProductDetail } from '#contract/product/product-detail.ts'
import { VoucherOffers } from '#features/voucher/index.ts'
import type { useDetailTab } from '../use-detail-tab.ts'
import { ProductDetails } from './product-details.tsx'
import { ProductSeller } from './product-seller.tsx'
import { SimilarProducts } from './similar-products.tsx'

/** The content below the offer: vouchers, details with reviews, the seller, similar products. */
export function ProductRest({ product, tab }: { product: ProductDetail; tab: ReturnType<typeof useDetailTab> }) {
  return (
    <>
      <VoucherOffers scope={{ prodId: product.prodId }} />
      <ProductDetails product={product} tab={tab} />
      <ProductSeller product={product} />
      <SimilarProducts prodId={product.prodId} />
    </>
  )
}
