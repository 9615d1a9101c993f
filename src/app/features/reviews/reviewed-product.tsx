import { productSlug } from '../../../contract/links.ts'
import type { ProductDetail } from '../../../contract/product-detail.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Price } from '../../ui/price.tsx'
import { Tile } from '../../ui/tile.tsx'
import { SavedAge } from '../product/door.ts'
import styles from './reviewed-product.module.css'

/** What the reviews are of, and the way to it. */
export function ReviewedProduct({ product, at }: { product: ProductDetail; at: number }) {
  return (
    <article className={styles.product}>
      <Tile template={product.pic} sizes="51px" tint={product.prodId} kind="small" when="first" />
      <div className={styles.words}>
        <PageLink href={`/products/${productSlug(product)}`} className={styles.link}>
          {product.prodName}
        </PageLink>
        <Price
          amount={product.price}
          was={product.oriPrice}
          symbol={product.priceSymbol}
          isQuiet={product.totalStocks === 0}
        />
        <SavedAge at={at} />
      </div>
    </article>
  )
}
