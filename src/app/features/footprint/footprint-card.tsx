import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import type { ProductCard } from '#contract/product.ts'
import { allRegions } from '#contract/region.ts'
import { usePlace } from '#device/place.ts'
import { CatalogueCard, toCardProduct } from '#features/catalogue/index.ts'
import { Icon } from '#ui/base/icon.tsx'
import { OtherRegionCard } from '#ui/layout/other-region-card.tsx'
import styles from './footprint-card.module.css'
import type { Seen } from './footprint-days.ts'

type Properties = { seen: Seen; isPicked: boolean | null; toggle: () => void; remove: () => void }

/** One product of a day; while choosing, the whole card is its checkbox. */
export function FootprintCard({ seen: { card, regionId }, isPicked, toggle, remove }: Properties) {
  const { t } = useLingui()
  const isOurs = regionId === usePlace().regionId
  const words = card.prodName
  return (
    <div className={styles.item}>
      <div inert={isPicked !== null}>
        {isOurs ? (
          <CatalogueCard card={card} hasHeart={false} />
        ) : (
          <OtherRegionFootprint card={card} regionId={regionId} />
        )}
      </div>
      {isPicked === null ? (
        <button type="button" className={styles.remove} aria-label={t`Remove ${words}`} onClick={remove}>
          <span>
            <Icon name="x-bold" size={14} />
          </span>
        </button>
      ) : (
        <label className={styles.pick}>
          <input type="checkbox" aria-label={words} checked={isPicked} onChange={toggle} />
          <span className={styles.mark}>
            <Icon name="check-bold" size={16} />
          </span>
        </label>
      )}
    </div>
  )
}

/** A product that was opened while another region was chosen, and which region that was. */
export function OtherRegionFootprint({ card, regionId }: { card: ProductCard; regionId: number }) {
  const { data } = useQuery(catalogueQuery(allRegions, {}))
  const region = data?.value.find((one) => one.regionId === regionId)?.regionName
  return <OtherRegionCard product={toCardProduct(card)} origin={region && <Trans>Seen in {region}</Trans>} />
}
