import { Trans, useLingui } from '@lingui/react/macro'
import { useShopper } from '#session/shopper.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { ButtonLink } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ItemLine } from './item-line.tsx'
import { OwnReviewsFrame, ReviewsSkeleton } from './own-reviews-frame.tsx'
import styles from './rate.module.css'
import { rateTitle } from './rate-titles.ts'
import { ReviewForm } from './review-form.tsx'
import { type ItemToReview, useItemToReview } from './use-own-reviews.ts'
import { useReviewDraft } from './use-review-draft.ts'

/** One item with the form of its review; a review that was changed once is not changed again. */
export function RateItem({ orderItemId }: { orderItemId: number }) {
  const { i18n } = useLingui()
  const known = useItemToReview(orderItemId)
  return (
    <OwnReviewsFrame title={rateTitle(i18n)}>
      {known.state === 'not-received' ? (
        <Card>
          <Note kind="info" icon="info">
            <Trans>You can review an item once its order is completed.</Trans>
          </Note>
          <div className={styles.badges}>
            <ButtonLink href="/ToReceive">
              <Trans>To receive</Trans>
            </ButtonLink>
          </div>
        </Card>
      ) : known.state === 'ready' ? (
        // A saved answer may be older than the review: the form begins anew once the review is known.
        <KnownItem key={known.value.review?.prodCommId ?? 0} {...known.value} />
      ) : (
        <ScreenState level={2} state={known} skeleton={<ReviewsSkeleton />} />
      )}
    </OwnReviewsFrame>
  )
}

function KnownItem({ item, review }: ItemToReview) {
  const userId = useShopper()?.userId ?? ''
  const begun = useReviewDraft(userId, item.orderItemId, review)
  const isOver = review !== undefined && !review.canEdit && begun?.pending === undefined
  return (
    <div className={styles.column}>
      <Card>
        <ItemLine item={item} />
      </Card>
      {isOver ? (
        <Card>
          <Note kind="info" icon="check-circle">
            <Trans>You have already changed this review. A review can be edited once.</Trans>
          </Note>
          <div className={styles.badges}>
            <ButtonLink href="/profile/reviews">
              <Trans>My reviews</Trans>
            </ButtonLink>
          </div>
        </Card>
      ) : (
        begun && <ReviewForm userId={userId} item={item} isEdit={review !== undefined} begun={begun} />
      )}
    </div>
  )
}
