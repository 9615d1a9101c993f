import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { productSlug } from '#contract/links.ts'
import type { SuggestedProduct } from '#contract/search/search.ts'
import type { ShopCard } from '#contract/shop.ts'
import type { Language } from '#contract/wire.ts'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { Tile } from '#ui/layout/tile.tsx'
import { formatCount } from '#words/count.ts'
import styles from './suggestion-list.module.css'
import { optionId } from './use-active-option.ts'

type Place = {
  /** The index of the option in the list of suggestions, and that of the active option. */
  at: number
  active: number
}

/** A product that the typed words find: picture, name and department. */
export const ProductOption = ({ product, ...place }: Place & { product: SuggestedProduct }) => (
  <ItemOption {...place} href={`/products/${productSlug(product)}`} pic={product.pic} tint={product.prodId}>
    <b>{product.prodName}</b>
    <small>{product.categoryName}</small>
  </ItemOption>
)

/** A shop of the typed name. */
export function ShopOption({ shop, ...place }: Place & { shop: ShopCard }) {
  const { i18n } = useLingui()
  return (
    <ItemOption
      {...place}
      href={`/store/${shop.slug}/${shop.shopId}`}
      pic={shop.pic}
      tint={shop.shopId}
      icon={<Icon name="storefront" />}
    >
      <b>{shop.shopName}</b>
      <small>
        <Trans>Shop</Trans> · {formatCount(shop.score, i18n.locale as Language)} ·{' '}
        <Plural value={shop.prodCount} one="# product" other="# products" />
      </small>
    </ItemOption>
  )
}

function ItemOption({
  at,
  active,
  href,
  pic,
  tint,
  icon,
  children,
}: Place & { href: PagePath; pic: string; tint: number; icon?: ReactNode; children: ReactNode }) {
  return (
    <PageLink
      href={href}
      role="option"
      id={optionId(at)}
      aria-selected={at === active}
      tabIndex={-1}
      className={classes(styles.option, styles.item, at === active && styles.active)}
      style={{ gridRow: at + 1 }}
    >
      <span className={styles.tile}>
        <Tile template={pic} sizes="31px" tint={tint} kind="small" />
      </span>
      <span>{children}</span>
      {icon}
    </PageLink>
  )
}
