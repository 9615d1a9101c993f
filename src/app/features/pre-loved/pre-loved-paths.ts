import { productSlug } from '#contract/links.ts'
import type { PagePath } from '#ui/layout/page-path.ts'

/** The page of a pre-loved item. */
export const itemPath = (item: { readonly slug: string; readonly prodId: number }): PagePath =>
  `/pre-loved-product/${encodeURIComponent(productSlug(item))}`

/** The form of an offer on this device, by the key that the device made; without a key, of the offer begun last. */
export const offerPath = (key?: string): PagePath => (key ? `/pre-loved/offer?offer=${key}` : '/pre-loved/offer')

/** The form that changes an offer which the mall has. */
export const editPath = (itemId: number): PagePath => `/pre-loved/offer?item=${itemId}`

/** All items that a seller sells now. */
export const sellerPath = (shopId: number): PagePath => `/pre-loved?seller=${shopId}`
