import { Trans } from '@lingui/react/macro'
import { productSlug } from '../../../contract/links.ts'
import type { ProductCard } from '../../../contract/product.ts'
import { Badge } from '../../ui/badge.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Tile } from '../../ui/tile.tsx'
import styles from './favourites-screen.module.css'

/** A product that was chosen while another region was open: that region's price has no place here (spec §4). */
export function OtherRegionProduct({ card }: { card: ProductCard }) {
  return (
    <article className={styles.other}>
      <Tile template={card.pic} sizes="(min-width: 768px) 130px, 30vw" tint={card.prodId} kind="card" />
      <h3 className="clip2"><PageLink href={`/products/${productSlug(card)}`} className={styles.link}>{card.prodName}</PageLink></h3>
      <p><Badge kind="info" icon="map-pin"><Trans>From another region</Trans></Badge></p>
    </article>
  )
}
