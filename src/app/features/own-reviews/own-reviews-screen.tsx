import { Trans, useLingui } from '@lingui/react/macro'
import { EndlessEnd } from '#features/endless/index.ts'
import { useShopper } from '#session/shopper.ts'
import { illustrations } from '#shell/illustrations.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { OwnReviewCard, PendingReviewCard } from './own-review-card.tsx'
import { OwnReviewsFrame, ReviewsLoginPrompt, ReviewsSkeleton } from './own-reviews-frame.tsx'
import styles from './rate.module.css'
import { ownReviewsTitle } from './rate-titles.ts'
import { useOwnReviews, usePendingReviews } from './use-own-reviews.ts'

/** `/profile/reviews`: the shopper's own reviews with their states, those that wait for the network first. */
export function OwnReviewsScreen() {
  const { t, i18n } = useLingui()
  const isOffline = useIsOffline()
  const isGuest = useShopper() === null
  const reviews = useOwnReviews()
  const pending = usePendingReviews() ?? []
  const title = ownReviewsTitle(i18n)
  useTitle(title)
  if (isGuest) return <ReviewsLoginPrompt />
  const written = new Set(pending.map(({ orderItemId }) => orderItemId))
  const accepted =
    reviews.state === 'ready' ? reviews.list.records.filter(({ item }) => !written.has(item.orderItemId)) : []
  return (
    <OwnReviewsFrame title={title} shows="mine">
      {isOffline && reviews.state === 'ready' && (
        <p className={styles.age}>
          <SavedAge at={reviews.list.at} />
        </p>
      )}
      {(pending.length > 0 || accepted.length > 0) && (
        <ul className={styles.list} aria-label={title}>
          {pending.map((review) => (
            <li key={review.id} className={styles.card}>
              <PendingReviewCard review={review} />
            </li>
          ))}
          {accepted.map((review) => (
            <li key={review.prodCommId} className={styles.card}>
              <OwnReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
      {reviews.state !== 'ready' ? (
        pending.length === 0 && <ScreenState level={2} state={reviews} skeleton={<ReviewsSkeleton />} />
      ) : reviews.list.total === 0 && pending.length === 0 ? (
        <EmptyState
          picture={illustrations.basket}
          title={t`Sorry, There are no reviews here.`}
          sentence={t`Reviews that you write appear here.`}
          action={
            <ButtonLink kind="primary" href="/Completed/RateProduct">
              <Trans>Rate products</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <EndlessEnd list={reviews.list} failed={<Trans>Couldn't load more reviews.</Trans>} />
      )}
    </OwnReviewsFrame>
  )
}
