import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import type { ProductCard } from '#contract/product.ts'
import { toCardProduct } from '#features/catalogue/index.ts'
import { OtherRegionCard } from '#ui/layout/other-region-card.tsx'

/** A product that was opened while another region was chosen, and which region that was. */
export function OtherRegionFootprint({ card, regionId }: { card: ProductCard; regionId: number }) {
  const { data } = useQuery(mallQueries.regions())
  const region = data?.value.find((one) => one.regionId === regionId)?.regionName
  return <OtherRegionCard product={toCardProduct(card)} origin={region && <Trans>Seen in {region}</Trans>} />
}
