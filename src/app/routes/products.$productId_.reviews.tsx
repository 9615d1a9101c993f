import { createFileRoute, notFound } from '@tanstack/react-router'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { idInSlug } from '#contract/links.ts'
import { reviewFilters } from '#contract/search/search-params.ts'
import { ReviewsScreen } from '#features/reviews/reviews-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/products/$productId_/reviews')({
  staticData: import.meta.env.SSR
    ? { screen: 'All reviews of a product', examples: { reviews: '/products/{product}/reviews' } }
    : {},
  validateSearch: reviewFilters,
  loader: (opened) => {
    const prodId = idInSlug(opened.params.productId)
    if (prodId === null) throw notFound()
    const { market } = opened.context
    return openScreen(opened, [
      productQueries.info(prodId, market),
      productQueries.reviewSummary(prodId),
      productQueries.reviews(prodId, reviewFilters(opened.location.search), market),
    ])
  },
  head: import.meta.env.SSR
    ? (route) => import('#features/reviews/reviews-meta.ts').then(({ reviewsHead }) => reviewsHead(route))
    : undefined,
  component: function Reviews() {
    return <ReviewsScreen segment={Route.useParams().productId} params={Route.useSearch()} />
  },
})
