import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import type { PictureTime } from '../base/picture.tsx'
import { Badge } from '../feedback/badge.tsx'
import { PageLink } from '../layout/page-link.tsx'
import type { PagePath } from '../layout/page-path.ts'
import { Tile } from '../layout/tile.tsx'
import { CoinLine } from './coin-line.tsx'
import { PackLine } from './first/pack-line.tsx'
import { Price } from './first/price.tsx'
import styles from './product-card.module.css'
import { Rating } from './rating.tsx'

export type CardProduct = {
  readonly id: number
  readonly href: PagePath
  readonly name: string
  readonly picture: string
  readonly price: number
  readonly was: number
  /** Whether some variants cost more than `price`. */
  readonly isFrom: boolean
  /** The contents of a pack of food, and the price of one unit. */
  readonly packSize?: string | undefined
  readonly unitPrice?: { readonly amount: number; readonly unit: string } | undefined
  /** The number of coins that pay the product in full. */
  readonly coinPrice?: number | undefined
  readonly symbol: string
  readonly score: number
  readonly sold: number
  readonly isOutOfStock: boolean
  readonly isOverseas: boolean
  readonly isFreeDelivery: boolean
}

type Properties = {
  product: CardProduct
  /** `rail` is the narrow card of a horizontally scrolling row: price before title, no rating. */
  kind?: 'grid' | 'rail'
  when?: PictureTime
  /** The button that adds the product to the cart; never shown where the product is out of stock. */
  add?: ReactNode
  /** The heart in the picture's corner. */
  heart?: ReactNode
}

const sizes = {
  grid: '(min-width: 1280px) 130px, (min-width: 768px) 16vw, (min-width: 640px) 20vw, 30vw',
  rail: '(min-width: 835px) 130px, 80px',
}

/**
 * A product in a grid or a rail (docs/design.md#product-card). The whole card is one link, with the add button over the
 * picture.
 */
export function ProductCard({ product, kind = 'grid', when, add, heart }: Properties) {
  const { t } = useLingui()
  const price = (
    <Price
      amount={product.price}
      was={product.was}
      isFrom={product.isFrom}
      symbol={product.symbol}
      isQuiet={product.isOutOfStock}
      isStacked={kind === 'grid'}
    />
  )
  return (
    <article className={classes(styles.card, styles[kind])}>
      <Tile
        template={product.picture}
        sizes={sizes[kind]}
        tint={product.id}
        kind="card"
        isFaded={product.isOutOfStock}
        when={when}
      >
        {product.isOutOfStock ? (
          <span className={styles.tag}>
            <Badge kind="danger">
              <Trans>Out of stock</Trans>
            </Badge>
          </span>
        ) : product.isOverseas ? (
          <span className={styles.tag}>
            <Badge kind="info">
              <Trans>Overseas</Trans>
            </Badge>
          </span>
        ) : null}
        {!product.isOutOfStock && add}
      </Tile>
      {kind === 'rail' && price}
      <h3 className="clip2">
        <PageLink href={product.href} className={styles.link}>
          {product.name}
        </PageLink>
      </h3>
      {kind === 'grid' && (
        <>
          <Rating score={product.score} sold={product.sold} />
          {price}
          <PackLine product={product} />
          <CoinLine coinPrice={product.coinPrice} />
          {product.isFreeDelivery && (
            <p className={styles.benefit}>
              <Badge kind="ok" icon="truck">{t`Free delivery`}</Badge>
            </p>
          )}
        </>
      )}
      {kind === 'rail' && <PackLine product={product} />}
      {heart}
    </article>
  )
}
