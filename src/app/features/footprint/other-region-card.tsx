import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { productSlug } from '../../../contract/links.ts'
import type { ProductCard } from '../../../contract/product.ts'
import { allRegions } from '../../../contract/region.ts'
import { catalogueQuery } from '../../data/catalogue-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Tile } from '../../ui/tile.tsx'
import styles from './footprint-card.module.css'

/** A product that was opened while another region was chosen: that region's price has no place here (spec §4). */
export function OtherRegionCard({ card, regionId }: { card: ProductCard; regionId: number }) {
  const { data } = useQuery(catalogueQuery(allRegions, {}))
  const region = data?.value.find((one) => one.regionId === regionId)?.regionName
  return (
    <article className={styles.other}>
      <Tile template={card.pic} sizes="(min-width: 768px) 130px, 30vw" tint={card.prodId} kind="card" />
      <h3 className="clip2"><PageLink href={`/products/${productSlug(card)}`} className={styles.link}>{card.prodName}</PageLink></h3>
      {region && <p><Badge kind="info" icon="map-pin"><Trans>Seen in {region}</Trans></Badge></p>}
    </article>
  )
}
