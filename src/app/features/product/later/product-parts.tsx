import type { ComponentProps } from 'react'
import type { ProductCard } from '#contract/product/product.ts'
import { LazyNotifyMe } from '#features/push/index.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'

export { SavedAge } from '#shell/later/saved-age.tsx'
export { shareAddress } from '#ui/feedback/share-address.ts'
export { DeliveryAndWarranty } from './delivery-and-warranty.tsx'
export { ProductQuantity } from './product-quantity.tsx'
export { ProductViewer } from './product-viewer.tsx'

const SellerLink = lazyPart(() => import('./seller-link.tsx').then(({ SellerLink }) => ({ default: SellerLink })))

/** "Notify me" of a sold-out variant; its code is never loaded for a product in stock. */
export function NotifyMe(properties: ComponentProps<typeof LazyNotifyMe>) {
  return <LazyNotifyMe {...properties} />
}

/** The seller above the product's name, on the desktop only. */
export function SellerOnTop({ product }: { product: ProductCard }) {
  return <SellerLink product={product} />
}

/** Fetches the chunk of the content below the offer. */
export const fetchRest = () => import('./product-rest.tsx')
