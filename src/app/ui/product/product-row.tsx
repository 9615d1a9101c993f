import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import type { PictureTime } from '../base/picture.tsx'
import { Badge } from '../feedback/badge.tsx'
import { PageLink } from '../layout/page-link.tsx'
import { Tile } from '../layout/tile.tsx'
import { CoinLine } from './coin-line.tsx'
import { PackLine } from './first/pack-line.tsx'
import { Price } from './first/price.tsx'
import type { CardProduct } from './product-card.tsx'
import styles from './product-row.module.css'
import { Rating } from './rating.tsx'

type Properties = {
  product: CardProduct
  when?: PictureTime
  /** The button that adds the product to the cart; never shown where the product is out of stock. */
  add?: ReactNode
  /** The heart in the picture's corner. */
  heart?: ReactNode
}

/**
 * A product in a compact list row (docs/design.md#product-card). The whole row is one link, with the heart over the
 * picture and the add button at the end.
 */
export function ProductRow({ product, when, add, heart }: Properties) {
  return (
    <article className={classes(styles.row, Boolean(add) && styles.withAdd)}>
      <Tile template={product.picture} sizes="80px" tint={product.id} isFaded={product.isOutOfStock} when={when} />
      <div className={styles.words}>
        <h3 className="clip2">
          <PageLink href={product.href} className={styles.link}>
            {product.name}
          </PageLink>
        </h3>
        <Rating score={product.score} sold={product.sold} />
        <Price
          amount={product.price}
          was={product.was}
          isFrom={product.isFrom}
          symbol={product.symbol}
          isQuiet={product.isOutOfStock}
        />
        <PackLine product={product} />
        <CoinLine coinPrice={product.coinPrice} />
        {product.isOutOfStock ? (
          <p>
            <Badge kind="danger">
              <Trans>Out of stock</Trans>
            </Badge>
          </p>
        ) : product.isFreeDelivery ? (
          <p>
            <Badge kind="ok" icon="truck">
              <Trans>Free delivery</Trans>
            </Badge>
          </p>
        ) : product.isOverseas ? (
          <p>
            <Badge kind="info">
              <Trans>Overseas</Trans>
            </Badge>
          </p>
        ) : null}
      </div>
      {heart && <div className={styles.corner}>{heart}</div>}
      {!product.isOutOfStock && add}
    </article>
  )
}
