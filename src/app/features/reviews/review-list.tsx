import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Review } from '#contract/review.ts'
import type { Language } from '#contract/wire.ts'
import { useSavesData } from '#device/data-saver.ts'
import { reportCaught } from '#device/report-caught.ts'
import { EndlessEnd, type EndlessList, type EndlessState } from '#features/endless/index.ts'
import { nameOfLanguage } from '#i18n/name-of-language.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ReviewCard } from '#ui/product/review-card.tsx'
import { formatDay } from '#words/screens/day.ts'
import { HelpfulButton } from './helpful-button.tsx'
import styles from './review-list.module.css'

const fetchViewer = () =>
  import('#ui/product/picture-viewer.tsx').then(({ PictureViewer }) => ({ default: PictureViewer }))
const PictureViewer = lazy(fetchViewer)

type Product = { prodId: number; path: `/products/${string}` }
type Properties = Product & {
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
        <Reviews prodId={prodId} path={path} list={list} />
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

type Opened = { readonly review: Review; readonly index: number }

function Reviews({ prodId, path, list }: Product & { list: EndlessList<Review> }) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState<Opened | null>(null)
  const savesData = useSavesData()
  const reader = i18n.locale as Language
  const year = new Date(list.at).getUTCFullYear()
  const open = async (one: Opened) => {
    try {
      await fetchViewer()
      setOpened(one)
    } catch (error) {
      reportCaught(error)
      showToast({ kind: 'error', words: t`Something went wrong.` })
    }
  }
  return (
    <>
      <ul className={styles.list} aria-busy={list.more.state === 'loading'}>
        {list.records.map((review) => (
          <li key={review.prodCommId}>
            <ReviewCard
              name={review.isAnonymous === 1 ? '' : review.nickName}
              score={review.score}
              day={formatDay(review.recTime, year, i18n.locale as Language)}
              variant={review.skuName}
              text={review.content}
              lang={review.lang}
              otherLanguage={
                review.lang === reader
                  ? undefined
                  : { name: nameOfLanguage(review.lang, reader), href: `${path}/reviews?in=${review.lang}` }
              }
              pictures={review.pics}
              tint={review.prodCommId}
              onPicture={(index) => void open({ review, index })}
            >
              <HelpfulButton prodId={prodId} review={review} />
            </ReviewCard>
          </li>
        ))}
      </ul>
      {list.more.state === 'loading' && <ReviewsSkeleton />}
      <EndlessEnd list={list} failed={<Trans>Couldn't load more reviews.</Trans>} />
      {opened && (
        <Suspense>
          <PictureViewer
            pictures={opened.review.pics}
            first={opened.index}
            label={t`Review pictures`}
            previous={t`Previous picture`}
            next={t`Next picture`}
            tint={opened.review.prodCommId}
            savesData={savesData}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
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
