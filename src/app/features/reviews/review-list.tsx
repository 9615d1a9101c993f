import { Plural, Trans } from '@lingui/react/macro'
import type { Review } from '#contract/review/review.ts'
import { EndlessEnd, type EndlessState } from '#features/endless/index.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { Button } from '#ui/base/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ReviewItems } from './review-items.tsx'
import styles from './review-list.module.css'

type Properties = {
  prodId: number
  path: `/products/${string}`
  reviews: EndlessState<Review>
  isSaved: boolean
  isFiltered: boolean
  showAll: () => void
}

/** The reviews with endless scroll. */
export function ReviewList({ prodId, path, reviews, isSaved, isFiltered, showAll }: Properties) {
  if (reviews.state !== 'ready') return <ScreenState level={2} state={reviews} skeleton={<ReviewsSkeleton />} />
  const { list } = reviews
  const saved = (
    <p className={styles.saved} role="status">
      <Plural value={list.total} one="# review saved on this device" other="# reviews saved on this device" />
    </p>
  )
  if (list.total > 0)
    return (
      <>
        {isSaved && saved}
        <ReviewItems prodId={prodId} path={path} reviews={list.records} isBusy={list.more.state === 'loading'} />
        {list.more.state === 'loading' && <ReviewsSkeleton />}
        <EndlessEnd list={list} failed={<Trans>Couldn't load more reviews.</Trans>} />
      </>
    )
  return (
    <div className={styles.none}>
      {isFiltered ? (
        <p>
          <Trans>No reviews match your filters.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Sorry, There are no reviews here.</Trans>
        </p>
      )}
      {isFiltered && (
        <Button kind="soft" onClick={showAll}>
          <Trans>All reviews</Trans>
        </Button>
      )}
    </div>
  )
}

function ReviewsSkeleton() {
  return (
    <div className={styles.skeleton}>
      {[0, 1, 2, 3].map((nth) => (
        <Skeleton key={nth} kind="block" />
      ))}
    </div>
  )
}
