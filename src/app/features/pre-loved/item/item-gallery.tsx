import { Suspense, useState } from 'react'
import type { PreLovedDetail } from '#contract/pre-loved/pre-loved.ts'
import { useSavesData } from '#device/data-saver.ts'
import { LazyHeart } from '#features/favourites/index.ts'
import { productPart, ShareButton } from '#features/product/index.ts'
import { Gallery } from '#ui/product/gallery.tsx'
import { ItemPicture, isPhoto } from '../item-picture.tsx'
import styles from './item-gallery.module.css'

const ProductViewer = productPart('ProductViewer')

/** The address of a photograph as a whole; the template of an illustration stays. */
const whole = (picture: string) => (isPhoto(picture) ? picture.replace('/{width}.{format}', '.webp') : picture)

/** The photographs of an item (docs/design.md#gallery); a picture opens in full. */
export function ItemGallery({ item }: { item: PreLovedDetail }) {
  const savesData = useSavesData()
  const [opened, setOpened] = useState<number | null>(null)
  const shown = { savesData, name: item.prodName, tint: item.prodId }
  return (
    <>
      <Gallery {...shown} pictures={item.imgs} isFaded={item.state === 'sold'} Picture={ItemPicture} onOpen={setOpened}>
        <div className={styles.actions}>
          <ShareButton name={item.prodName} />
          <LazyHeart of={{ kind: 'prod', card: item }} />
        </div>
      </Gallery>
      {opened !== null && (
        <Suspense>
          <ProductViewer {...shown} pictures={item.imgs.map(whole)} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
