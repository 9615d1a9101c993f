import { useState } from 'react'
import type { ProductCard } from '#contract/product/product.ts'
import { useSavesData } from '#device/data-saver.ts'
import { LazyHeart } from '#features/favourites/index.ts'
import { Gallery } from '#ui/product/gallery.tsx'
import styles from './product-gallery.module.css'
import { Later, productPart } from './product-part.tsx'
import { ShareButton } from './share-button.tsx'

const ProductViewer = productPart('ProductViewer')

type Properties = { product: ProductCard; pictures: readonly string[]; isFaded: boolean; isLoading: boolean }

/**
 * The pictures, with a Back button above them; the header's buttons also float over the pictures. A picture opens in
 * full (docs/product.md#pictures-in-full).
 */
export function ProductGallery({ product, pictures, isFaded, isLoading }: Properties) {
  const savesData = useSavesData()
  const [opened, setOpened] = useState<number | null>(null)
  const shown = { pictures, savesData, tint: product.prodId, name: product.prodName }
  return (
    <>
      <Gallery {...shown} isFaded={isFaded} isAwaited={isLoading} onOpen={setOpened}>
        <div className={styles.actions}>
          <ShareButton name={product.prodName} />
        </div>
        <div className={styles.heart}>
          <LazyHeart of={{ kind: 'prod', card: product }} />
        </div>
      </Gallery>
      {opened !== null && (
        <Later>
          <ProductViewer {...shown} first={opened} onClose={() => setOpened(null)} />
        </Later>
      )}
    </>
  )
}
