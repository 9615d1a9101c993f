import { useLingui } from '@lingui/react/macro'
import { usePlace } from '#device/place.ts'
import { CatalogueCard } from '#features/catalogue/index.ts'
import { Icon } from '#ui/base/icon.tsx'
import styles from './footprint-card.module.css'
import type { Seen } from './footprint-days.ts'
import { OtherRegionFootprint } from './other-region-footprint.tsx'

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
