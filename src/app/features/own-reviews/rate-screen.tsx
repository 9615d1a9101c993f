import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from '#contract/wire.ts'
import { useThisYear } from '#device/server-clock.ts'
import { EndlessEnd } from '#features/endless/index.ts'
import { useShopper } from '#session/shopper.ts'
import { illustrations } from '#shell/illustrations.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { formatDay } from '#words/screens/day.ts'
import { ItemLine } from './item-line.tsx'
import { OwnReviewsFrame, ReviewsLoginPrompt, ReviewsSkeleton } from './own-reviews-frame.tsx'
import styles from './rate.module.css'
import { RateItem } from './rate-item.tsx'
import { itemOfQuery, ratePath } from './rate-query.ts'
import { rateTitle } from './rate-titles.ts'
import { isWaiting, usePendingReviews, useReviewableItems } from './use-own-reviews.ts'

/**
 * `/Completed/RateProduct`: the received items that wait for a review; with `?orderItemId=` the form of one review
 * (docs/product.md#own-reviews).
 */
export function RateScreen() {
  const { i18n } = useLingui()
  const isGuest = useShopper() === null
  const orderItemId = itemOfQuery(usePageQuery())
  useTitle(rateTitle(i18n))
  if (orderItemId === null) return <PageNotFound />
  if (isGuest) return <ReviewsLoginPrompt />
  return orderItemId === undefined ? <ItemsToRate /> : <RateItem key={orderItemId} orderItemId={orderItemId} />
}

function ItemsToRate() {
  const { t, i18n } = useLingui()
  const isOffline = useIsOffline()
  const items = useReviewableItems()
  const pending = usePendingReviews()
  const frame = (content: ReactNode) => (
    <OwnReviewsFrame title={rateTitle(i18n)} shows="rate">
      {content}
    </OwnReviewsFrame>
  )
  if (items.state !== 'ready') return frame(<ScreenState level={2} state={items} skeleton={<ReviewsSkeleton />} />)
  const { list } = items
  const waiting = new Set(pending?.filter(isWaiting).map(({ orderItemId }) => orderItemId))
  const open = list.records.filter(({ orderItemId }) => !waiting.has(orderItemId))
  return frame(
    <>
      {isOffline && (
        <p className={styles.age}>
          <SavedAge at={list.at} />
        </p>
      )}
      {waiting.size > 0 && (
        <div className={styles.age}>
          <Note kind="queued" icon="clock-clockwise-bold">
            <Plural
              value={waiting.size}
              one="# review is waiting to be sent."
              other="# reviews are waiting to be sent."
            />
          </Note>
        </div>
      )}
      {open.length === 0 && list.more.state === 'end' ? (
        <EmptyState
          picture={illustrations.basket}
          title={t`Nothing to rate`}
          sentence={t`Items that you have received appear here.`}
          action={
            <ButtonLink kind="soft" href="/profile/reviews">
              <Trans>My reviews</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ul className={styles.list} aria-label={rateTitle(i18n)}>
            {open.map((item) => (
              <li key={item.orderItemId} className={styles.card}>
                <ItemLine item={item} note={<ReceivedOn time={item.receiveTime} />}>
                  <ButtonLink kind="primary" size="small" href={ratePath(item.orderItemId)}>
                    <Trans>Rate</Trans>
                    <span className="sr">: {item.prodName}</span>
                  </ButtonLink>
                </ItemLine>
              </li>
            ))}
          </ul>
          <EndlessEnd list={list} failed={<Trans>Couldn't load more items.</Trans>} />
        </>
      )}
    </>,
  )
}

function ReceivedOn({ time }: { time: string }) {
  const { i18n } = useLingui()
  const day = formatDay(time, useThisYear(), i18n.locale as Language)
  return <Trans>Received on {day}</Trans>
}
