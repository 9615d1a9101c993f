import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ProductDetail } from '../../../contract/product.ts'
import { IconButton } from '../../ui/button.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './product-gallery.module.css'
import { ShareButton } from './share-button.tsx'
import { useSavesData } from './use-saves-data.ts'

/** The pictures, with the ways back and out above them. */
export function ProductGallery({ product, pictures, isFaded }: { product: ProductDetail; pictures: readonly string[]; isFaded: boolean }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const savesData = useSavesData()
  const goBack = () => (history.canGoBack() ? history.back() : history.push('/'))
  return (
    <Gallery pictures={pictures} name={product.prodName} tint={product.prodId} savesData={savesData} isFaded={isFaded}>
      <div className={styles.actions}>
        <span className={styles.back}><IconButton isRaised label={t`Back`} onClick={goBack}><Icon name="arrow-left" size={24} /></IconButton></span>
        <ShareButton name={product.prodName} />
      </div>
    </Gallery>
  )
}
