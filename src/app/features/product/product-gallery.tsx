import type { ProductCard } from '#contract/product.ts'
import { useSavesData } from '#device/data-saver.ts'
import { LazyHeart } from '#features/favourites/index.ts'
import { Gallery } from '#ui/product/gallery.tsx'
import styles from './product-gallery.module.css'
import { ShareButton } from './share-button.tsx'

/** The pictures, with a Back button above them; the header's buttons also float over the pictures. */
export function ProductGallery({
  product,
  pictures,
  isFaded,
  isLoading,
}: {
  product: ProductCard
  pictures: readonly string[]
  isFaded: boolean
  isLoading: boolean
}) {
  const savesData = useSavesData()
  return (
    <Gallery
      pictures={pictures}
      name={product.prodName}
      tint={product.prodId}
      savesData={savesData}
      isFaded={isFaded}
      isAwaited={isLoading}
    >
      <div className={styles.actions}>
        <ShareButton name={product.prodName} />
      </div>
      <div className={styles.heart}>
        <LazyHeart of={{ kind: 'prod', card: product }} />
      </div>
    </Gallery>
  )
}
