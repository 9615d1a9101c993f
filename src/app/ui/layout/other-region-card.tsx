import type { ReactNode } from 'react'
import { Badge } from '../feedback/badge.tsx'
import type { CardProduct } from '../product/product-card.tsx'
import styles from './other-region-card.module.css'
import { PageLink } from './page-link.tsx'
import { Tile } from './tile.tsx'

/**
 * A product stored on this device from another region, whose price does not apply here (docs/product.md#regions);
 * `origin` names that region.
 */
export function OtherRegionCard({
  product,
  origin,
}: {
  product: Pick<CardProduct, 'id' | 'href' | 'name' | 'picture'>
  origin: ReactNode
}) {
  return (
    <article className={styles.card}>
      <Tile template={product.picture} sizes="(min-width: 768px) 130px, 30vw" tint={product.id} kind="card" />
      <h3 className="clip2">
        <PageLink href={product.href} className={styles.link}>
          {product.name}
        </PageLink>
      </h3>
      {origin && (
        <p>
          <Badge kind="info" icon="map-pin">
            {origin}
          </Badge>
        </p>
      )}
    </article>
  )
}
