import { productSlug } from '#contract/links.ts'
import type { PagePath } from '#ui/layout/page-path.ts'

/** The page of a pre-loved item. */
export const itemPath = (item: { readonly slug: string; readonly prodId: number }): PagePath =>
  `/pre-loved-product/${encodeURIComponent(productSlug(item))}`

/** The form of an own offer, or of the offer that the shopper began last. */
export const offerPath = (key?: string): PagePath => (key ? `/pre-loved/offer?offer=${key}` : '/pre-loved/offer')

/** All items that a seller sells now. */
export const sellerPath = (shopId: number): PagePath => `/pre-loved?seller=${shopId}`
