import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { askSellerPath } from '#contract/links.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import styles from './product-seller.module.css'
import { Score, SellerPicture, useSeller, Verified } from './seller-link.tsx'

/** The seller as a row that links to all products of the shop. */
export function ProductSeller({ product }: { product: ProductDetail }) {
  const { t } = useLingui()
  const seller = useSeller(product)
  const { name } = seller
  return (
    <section className={styles.row} aria-label={t`About seller`}>
      <SellerPicture seller={seller} />
      <div className={styles.words}>
        <p>
          <b>{seller.name}</b>
          <Verified seller={seller} />
        </p>
        <p className={styles.facts}>
          <Score seller={seller} />
          {seller.shop && (
            <span>
              <Plural value={seller.shop.prodCount} one="# product" other="# products" />
            </span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink kind="soft" size="small" href={askSellerPath(product)}>
          <Trans>Ask the seller</Trans>
        </ButtonLink>
        <ButtonLink kind="outline" size="small" href={seller.href}>
          <Trans>Visit</Trans>
          <span className="sr"> {name}</span>
        </ButtonLink>
      </div>
    </section>
  )
}
