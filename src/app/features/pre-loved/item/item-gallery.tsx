import { useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import type { PreLovedDetail } from '#contract/pre-loved/pre-loved.ts'
import { useSavesData } from '#device/data-saver.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { LazyHeart } from '#features/favourites/index.ts'
import { productPart, ShareButton } from '#features/product/index.ts'
import { classes } from '#ui/base/class-names.ts'
import { usePicturesInSight } from '#ui/product/use-pictures-in-sight.ts'
import { ItemPicture, isPhoto } from '../item-picture.tsx'
import styles from './item-gallery.module.css'

const ProductViewer = productPart('ProductViewer')

/** The address of a photograph as a whole; the template of an illustration stays. */
const whole = (picture: string) => (isPhoto(picture) ? picture.replace('/{width}.{format}', '.webp') : picture)

/**
 * The photographs of an item (docs/design.md#gallery): swiped on the phone, with thumbnails on the desktop; a picture
 * opens in full.
 */
export function ItemGallery({ item }: { item: PreLovedDetail }) {
  const { t } = useLingui()
  const savesData = useSavesData()
  const isHydrated = useIsHydrated()
  const row = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const { imgs: pictures, prodName: name, prodId: tint } = item
  const { current, reached, follow, show, turn } = usePicturesInSight(row, pictures, savesData)
  const total = pictures.length
  const isFaded = item.state === 'sold'
  const nameOf = (index: number) => {
    const number = index + 1
    return index === 0 ? name : t`${name}, picture ${number} of ${total}`
  }
  return (
    <div className={classes(styles.gallery, total > 1 && styles.several)}>
      {total > 1 && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              className={styles.thumb}
              aria-label={t`Picture ${index + 1} of ${total}`}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              <ItemPicture template={picture} alt="" tint={tint} sizes="76px" />
            </button>
          ))}
        </div>
      )}
      <div className={styles.stage}>
        <div
          ref={row}
          className={styles.row}
          data-pictures
          role="group"
          aria-label={t`Pictures`}
          onScroll={follow}
          onKeyDown={turn}
        >
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              className={styles.slide}
              aria-haspopup="dialog"
              aria-label={nameOf(index)}
              tabIndex={index === current ? 0 : -1}
              onClick={() => setOpened(index)}
            >
              <ItemPicture
                template={index <= reached ? picture : null}
                alt={nameOf(index)}
                tint={tint}
                sizes="(min-width: 835px) 560px, 100vw"
                when={index === 0 ? 'first' : 'near'}
                isFaded={isFaded}
              />
            </button>
          ))}
        </div>
        {total > 1 && <p className={styles.count} aria-hidden="true">{`${current + 1} / ${total}`}</p>}
        <div className={styles.actions}>
          <ShareButton name={name} />
          <LazyHeart of={{ kind: 'prod', card: item }} />
        </div>
      </div>
      {opened !== null && isHydrated && (
        <Suspense>
          <ProductViewer
            pictures={pictures.map(whole)}
            name={name}
            tint={tint}
            savesData={savesData}
            first={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
