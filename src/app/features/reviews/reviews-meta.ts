import type { HeadTags } from '#shell/head/head-tags.ts'
import type { HeadRoute } from '#shell/head/page-facts.ts'
import { belowProductHead } from '#shell/head/product-head.ts'
import { reviewsTitle } from './reviews-titles.ts'

/** The head of all reviews of a product. */
export const reviewsHead = (route: HeadRoute & { readonly params: { readonly productId: string } }): HeadTags =>
  belowProductHead(route, reviewsTitle(route.match.context.i18n))
