import { Plural } from '@lingui/react/macro'
import type { ProductCard } from '#contract/product.ts'
import type { EndlessState } from '#features/endless/index.ts'

/** The number of products in a list, once known. */
export function ProductNumber({ products }: { products: EndlessState<ProductCard> }) {
  return products.state === 'ready' ? <Plural value={products.list.total} one="# product" other="# products" /> : null
}
