import { createFileRoute } from '@tanstack/react-router'
import { reviewWish } from '#contract/wishes.ts'
import { ReviewsScreen } from '#features/reviews/reviews-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/products/$productId_/reviews')({
  validateSearch: reviewWish,
  loader: openPage,
  component: function Reviews() {
    return <ReviewsScreen segment={Route.useParams().productId} wish={Route.useSearch()} />
  },
})
