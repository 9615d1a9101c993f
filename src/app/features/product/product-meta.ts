import type { HeadTags } from '#shell/head/head-tags.ts'
import { productHead as headOfProduct, type ProductRoute } from '#shell/head/product-head.ts'
import { productTitle } from './product-title.ts'

/** The head of a product's page, with the title that the page's own hook makes. */
export const productHead = (route: ProductRoute): HeadTags => headOfProduct(route, productTitle)
