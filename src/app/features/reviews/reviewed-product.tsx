import { productSlug } from '#contract/links.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { Price } from '#ui/product/first/price.tsx'
import styles from './reviewed-product.module.css'

/** The reviewed product, with a link to its page. */
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
