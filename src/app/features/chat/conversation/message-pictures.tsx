import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useSavesData } from '#device/data-saver.ts'
import { withWords } from '#i18n/with-words.ts'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { ReviewPicture, wholePhoto } from '#ui/product/review-picture.tsx'
import styles from './message.module.css'

const fetchViewer = () =>
  withWords(import('#ui/product/picture-viewer.tsx')).then(({ PictureViewer }) => ({ default: PictureViewer }))
const PictureViewer = lazy(fetchViewer)

/** The pictures of a message; a tap opens them in full (docs/product.md#pictures-in-full). */
export function MessagePictures({ pictures, tint }: { pictures: readonly string[]; tint: number }) {
  const { t } = useLingui()
  const savesData = useSavesData()
  const [first, setFirst] = useState(0)
  const { isOpen, close, trigger } = useSheetOpening(fetchViewer)
  const total = pictures.length
  return (
    <div className={styles.pictures}>
      {pictures.map((picture, index) => (
        <button
          key={picture}
          type="button"
          className={styles.picture}
          aria-label={t`Picture ${index + 1} of ${total}`}
          {...trigger}
          onClick={() => {
            setFirst(index)
            trigger.onClick()
          }}
        >
          <ReviewPicture picture={picture} sizes="132px" tint={tint} />
        </button>
      ))}
      {isOpen && (
        <Suspense>
          <PictureViewer
            pictures={pictures.map((picture) => wholePhoto(picture) ?? picture)}
            first={first}
            label={t`Pictures`}
            tint={tint}
            previous={t`Previous picture`}
            next={t`Next picture`}
            savesData={savesData}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
