import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Review } from '#contract/review/review.ts'
import type { Language } from '#contract/wire.ts'
import { useSavesData } from '#device/data-saver.ts'
import { reportCaught } from '#device/report-caught.ts'
import { useThisYear } from '#device/server-clock.ts'
import { nameOfLanguage } from '#i18n/name-of-language.ts'
import { withWords } from '#i18n/with-words.ts'
import { showNotOpened } from '#ui/feedback/first/toast-store.ts'
import { ReviewCard } from '#ui/product/review-card.tsx'
import { wholePhoto } from '#ui/product/review-picture.tsx'
import { formatDay } from '#words/screens/day.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { ReportButton } from './report-button.tsx'
import styles from './review-items.module.css'

const fetchViewer = () =>
  withWords(import('#ui/product/picture-viewer.tsx')).then(({ PictureViewer }) => ({ default: PictureViewer }))
const PictureViewer = lazy(fetchViewer)

type Properties = {
  prodId: number
  path: `/products/${string}`
  reviews: readonly Review[]
  isBusy?: boolean
}
type Opened = { readonly review: Review; readonly index: number }

/** Reviews of a product with their actions; a picture opens over the whole screen. */
export function ReviewItems({ prodId, path, reviews, isBusy = false }: Properties) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState<Opened | null>(null)
  const savesData = useSavesData()
  const reader = i18n.locale as Language
  const year = useThisYear()
  const open = async (one: Opened) => {
    try {
      await fetchViewer()
      setOpened(one)
    } catch (error) {
      reportCaught(error)
      showNotOpened()
    }
  }
  return (
    <>
      <ul className={styles.list} aria-busy={isBusy}>
        {reviews.map((review) => (
          <li key={review.prodCommId}>
            <ReviewCard
              name={review.isAnonymous === 1 ? '' : review.nickName}
              score={review.score}
              day={formatDay(review.recTime, year, reader)}
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
              {...(review.reply && {
                reply: { text: review.reply.content, day: formatDay(review.reply.time, year, reader) },
              })}
            >
              <HelpfulButton prodId={prodId} review={review} />
              <ReportButton review={review} />
            </ReviewCard>
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <PictureViewer
            pictures={opened.review.pics.map((picture) => wholePhoto(picture) ?? picture)}
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
