import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ProductCard } from '#contract/product/product.ts'
import { useMarket } from '#device/market.ts'
import { CatalogueCard, toCardProduct } from '#features/catalogue/index.ts'
import { Icon } from '#ui/base/icon.tsx'
import { keepFocus } from '#ui/layout/keep-focus.ts'
import { OtherRegionCard } from '#ui/layout/other-region-card.tsx'
import { regionName } from '#words/screens/country-names.ts'
import styles from './footprint-card.module.css'
import type { ViewOfDay } from './footprint-days.ts'

type Properties = { view: ViewOfDay; isSelected: boolean | null; toggle: () => void; remove: () => void }

/** A viewed product. While products are being selected, the whole card is a checkbox. */
export function FootprintCard({ view: { card, regionId }, isSelected, toggle, remove }: Properties) {
  const { t } = useLingui()
  const isOurs = regionId === useMarket().regionId
  const words = card.prodName
  // A removed product disappears with its button.
  useEffect(() => keepFocus, [])
  return (
    <div className={styles.item}>
      <div inert={isSelected !== null}>
        {isOurs ? (
          <CatalogueCard card={card} hasHeart={false} />
        ) : (
          <OtherRegionFootprint card={card} regionId={regionId} />
        )}
      </div>
      {isSelected === null ? (
        <button type="button" className={styles.remove} aria-label={t`Remove ${words}`} onClick={remove}>
          <span>
            <Icon name="x-bold" size={14} />
          </span>
        </button>
      ) : (
        <label className={styles.pick}>
          <input type="checkbox" aria-label={words} checked={isSelected} onChange={toggle} />
          <span className={styles.mark}>
            <Icon name="check-bold" size={16} />
          </span>
        </label>
      )}
    </div>
  )
}

/** A product that was viewed in another region, with the name of that region. */
function OtherRegionFootprint({ card, regionId }: { card: ProductCard; regionId: number }) {
  const region = regionName(regionId, useMarket().lang)
  return <OtherRegionCard product={toCardProduct(card)} origin={region && <Trans>Seen in {region}</Trans>} />
}
