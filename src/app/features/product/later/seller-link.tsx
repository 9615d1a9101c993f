import { useLingui } from '@lingui/react/macro'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { slugOf } from '#contract/links.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { ShopDetail } from '#contract/shop.ts'
import type { Language } from '#contract/wire.ts'
import { useMarket } from '#device/market.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { Tile } from '#ui/layout/tile.tsx'
import { formatCount } from '#words/count.ts'
import styles from './product-seller.module.css'

type Seller = { readonly name: string; readonly href: PagePath; readonly id: number; readonly shop: ShopDetail | null }

/**
 * The seller of a product. The name is part of the product; the other facts arrive with the shop's own answer, and
 * their space is reserved until then.
 */
export function useSeller({ shopId, shopName }: ProductCard): Seller {
  const loaded = useAnswer(productQueries.shop(shopId, useMarket()))
  const shop = loaded.state === 'ready' ? loaded.value : null
  const slug = shop?.slug || slugOf(shopName) || 'shop'
  return { name: shop?.shopName ?? shopName, href: `/store/${encodeURI(slug)}/${shopId}`, id: shopId, shop }
}

/** The seller in one line, above the product's name on the desktop. */
export function SellerLink({ product }: { product: ProductCard }) {
  const seller = useSeller(product)
  return (
    <PageLink href={seller.href} className={styles.link}>
      <SellerPicture seller={seller} />
      <span>
        <b>{seller.name}</b>
        <Verified seller={seller} />
      </span>
      <Score seller={seller} />
    </PageLink>
  )
}

export function SellerPicture({ seller: { shop, id } }: { seller: Seller }) {
  return (
    <span className={styles.picture}>
      {shop ? <Tile template={shop.pic} sizes="36px" tint={id} kind="small" /> : <Icon name="storefront" size={20} />}
    </span>
  )
}

export function Verified({ seller: { shop } }: { seller: Seller }) {
  const { t } = useLingui()
  if (shop?.isVerified !== 1) return null
  return (
    <>
      &nbsp;
      <span className={styles.verified} role="img" aria-label={t`Verified shop`}>
        <Icon name="seal-check-fill" size={16} />
      </span>
    </>
  )
}

export function Score({ seller: { shop } }: { seller: Seller }) {
  const { t, i18n } = useLingui()
  if (!shop?.score) return null
  const score = formatCount(shop.score, i18n.locale as Language)
  return (
    <span className={styles.score} role="img" aria-label={t`${score} out of 5 stars`}>
      {score}
    </span>
  )
}
