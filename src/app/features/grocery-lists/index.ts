/** Public interface of the grocery lists. */
export { AddToList } from './choose/add-to-list.tsx'
export { productItem } from './find-variant.ts'
export { useKnownProducts } from './use-known-products.ts'
