import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnReview } from '#contract/review/own-review.ts'
import type { Language } from '#contract/wire.ts'
import { useThisYear } from '#device/server-clock.ts'
import { CoinsEarned } from '#features/coin/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { ownTimeZone } from '#offline/call.ts'
import { dayOf } from '#offline/product-views.ts'
import type { PendingReview } from '#offline/review/reviews.ts'
import { useShopper } from '#session/shopper.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { ReviewCard } from '#ui/product/review-card.tsx'
import { formatDay } from '#words/screens/day.ts'
import { ItemLine } from './item-line.tsx'
import styles from './rate.module.css'
import { ratePath } from './rate-query.ts'
import { uploadNow } from './upload-now.ts'
import { isWaiting, itemOf } from './use-own-reviews.ts'

/** A review that the server has: its state, the shop's reply, and a link to the one change. */
export function OwnReviewCard({ review }: { review: OwnReview }) {
  const { i18n } = useLingui()
  const lang = i18n.locale as Language
  const thisYear = useThisYear()
  const nickName = useShopper()?.nickName ?? ''
  const { item, prodCommId, score, recTime, editTime, content, pics, isAnonymous, reply, canEdit, isHidden } = review
  const reviewLang = review.lang
  return (
    <>
      <ItemLine item={item} />
      <div className={styles.badges}>
        <Badge kind={isHidden ? 'warn' : 'ok'}>{isHidden ? <Trans>Hidden</Trans> : <Trans>Published</Trans>}</Badge>
        {editTime && (
          <Badge kind="info">
            <Trans>Edited</Trans>
          </Badge>
        )}
      </div>
      {review.coins !== undefined && <CoinsEarned coins={review.coins} isEarned />}
      {isHidden && (
        <p className={styles.hint}>
          <Trans>Readers reported this review. The shop is checking it.</Trans>
        </p>
      )}
      <ReviewCard
        name={isAnonymous === 1 ? '' : nickName}
        score={score}
        day={formatDay(editTime ?? recTime, thisYear, lang)}
        variant=""
        text={content}
        lang={reviewLang}
        pictures={pics}
        tint={prodCommId}
        {...(reply && { reply: { text: reply.content, day: formatDay(reply.time, thisYear, lang) } })}
      >
        {canEdit && (
          <ButtonLink kind="soft" size="small" href={ratePath(item.orderItemId)}>
            <Trans>Edit</Trans>
            <span className="sr">: {item.prodName}</span>
          </ButtonLink>
        )}
      </ReviewCard>
    </>
  )
}

/** A review that the server has not accepted yet: waiting for the network, or refused with the reason. */
export function PendingReviewCard({ review }: { review: PendingReview }) {
  const { i18n } = useLingui()
  const nickName = useShopper()?.nickName ?? ''
  const thisYear = useThisYear()
  const { id, at, score, content, isAnonymous, orderItemId, product, refusal, isHeld, pictures } = review
  const number = pictures.length
  return (
    <>
      <ItemLine item={itemOf(review)} />
      <div className={styles.badges}>
        {isWaiting(review) ? (
          <Badge kind="queued" icon="clock-clockwise-bold">
            <Trans>Waiting to be sent</Trans>
          </Badge>
        ) : (
          <Badge kind="danger">
            <Trans>Not sent</Trans>
          </Badge>
        )}
        {number > 0 && (
          <Badge icon="image">
            <Trans>Pictures: {number}</Trans>
          </Badge>
        )}
      </div>
      {isHeld && (
        <div className={styles.hidden}>
          <Note kind="queued" icon="clock-clockwise-bold">
            <p>
              <Trans>Pictures wait for a better connection.</Trans>
            </p>
            <Button kind="text" size="small" onClick={() => void uploadNow(id)}>
              <Trans>Upload now</Trans>
            </Button>
          </Note>
        </div>
      )}
      {refusal !== undefined && (
        <div className={styles.hidden}>
          <Note kind="danger" icon="warning-circle">
            {failureWords(refusal, '')}
          </Note>
        </div>
      )}
      <ReviewCard
        name={isAnonymous ? '' : nickName}
        score={score}
        day={formatDay(dayOf(at, ownTimeZone()), thisYear, i18n.locale as Language)}
        variant=""
        text={content}
        lang={i18n.locale}
        pictures={[]}
        tint={orderItemId}
      >
        <ButtonLink kind="soft" size="small" href={ratePath(orderItemId)}>
          <Trans>Edit</Trans>
          <span className="sr">: {product.prodName}</span>
        </ButtonLink>
      </ReviewCard>
    </>
  )
}
