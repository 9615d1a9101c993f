import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAnswer } from '#cache/use-answer.ts'
import { reviewSize } from '#contract/product-lists/list-requests.ts'
import type { Language } from '#contract/wire.ts'
import { MentionLinks, ReviewItems } from '#features/reviews/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Histogram } from '#ui/product/histogram.tsx'
import { formatCount } from '#words/count.ts'
import styles from './product-reviews.module.css'
import { restQueries } from './rest-queries.ts'
import { useReviews } from './use-reviews.ts'

/**
 * The rating summary, then the newest reviews, those in the reader's language first, each in the language in which the
 * review was written. `number` is the number of reviews as known before they are fetched.
 */
export function ProductReviews({
  prodId,
  number,
  path,
}: {
  prodId: number
  number: number
  path: `/products/${string}`
}) {
  const { t, i18n } = useLingui()
  const summary = useAnswer(restQueries.summary(prodId))
  const list = useReviews(prodId)
  // A product that the server no longer has may still be stored on the device; its reviews are then empty.
  const isNone = list.state === 'missing' || (list.state === 'ready' && list.total === 0)
  if (isNone)
    return (
      <p className={styles.none}>
        <Trans>Sorry, There are no reviews here.</Trans>
      </p>
    )
  if (list.state !== 'ready')
    return <ScreenState level={2} state={list} skeleton={<ReviewsSkeleton number={number} />} />
  // The summary stands above the reviews, which its arrival would move.
  if (summary.state === 'loading' || summary.state === 'slow')
    return <ScreenState level={2} state={summary} skeleton={<ReviewsSkeleton number={number} />} />
  const language = i18n.locale as Language
  const score = summary.state === 'ready' ? formatCount(summary.value.score, language) : ''
  return (
    <div>
      <div className={styles.summary}>
        {summary.state === 'ready' && (
          <>
            <p className={styles.score}>
              <b role="img" aria-label={t`${score} out of 5 stars`}>
                {score}
              </b>
              <span>
                <Plural value={summary.value.number} one="# review" other="# reviews" />
              </span>
            </p>
            <Histogram stars={summary.value.stars} />
          </>
        )}
      </div>
      {summary.state === 'ready' && summary.value.mentions && summary.value.mentions.length > 0 && (
        <MentionLinks path={path} mentions={summary.value.mentions} />
      )}
      <ReviewItems prodId={prodId} path={path} reviews={list.reviews} />
      {list.more === 'failed' && (
        <p className={styles.none} role="status">
          <Trans>Couldn't load more reviews.</Trans>
        </p>
      )}
      {list.more !== 'end' && (
        <div className={styles.more}>
          <ButtonLink kind="soft" href={`${path}/reviews`}>
            <Trans>See all reviews</Trans>
          </ButtonLink>
          <Button isLoading={list.more === 'loading'} onClick={list.showMore}>
            {list.more === 'failed' ? t`Try again` : t`Show more reviews`}
          </Button>
        </div>
      )}
    </div>
  )
}

/** As high as the summary, the first reviews and the buttons below them usually are. */
function ReviewsSkeleton({ number }: { number: number }) {
  return (
    <div className={styles.skeleton}>
      <div className={styles.summary}>
        <Skeleton kind="block" />
      </div>
      {Array.from({ length: Math.min(number, reviewSize) }, (_, nth) => (
        <Skeleton key={nth} kind="block" />
      ))}
      {number > reviewSize && (
        <div className={styles.more}>
          <Skeleton kind="block" />
        </div>
      )}
    </div>
  )
}
