import { Trans } from '@lingui/react/macro'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { BrandMark } from '#ui/base/brand-mark.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import styles from './product-brand.module.css'

/** The brand of a product, which leads to all products of the brand (docs/design.md#brand-mark). */
export function ProductBrand({ product: { brandId, brandName } }: { product: ProductDetail }) {
  if (!brandId || !brandName) return null
  return (
    <PageLink href={`/category?brandId=${brandId}`} className={styles.brand}>
      <BrandMark id={brandId} name={brandName} />
      <span>
        <b>{brandName}</b>
        <small>
          <Trans>All products of the brand</Trans>
        </small>
      </span>
    </PageLink>
  )
}
