import { Plural, Trans } from '@lingui/react/macro'
import { useMarket } from '#device/market.ts'
import { switchRegion } from '#features/market/index.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { regionName } from '#words/screens/country-names.ts'
import styles from '../cart-screen.module.css'
import { useRegionCounts } from './region-counts.ts'

/** The carts of the other regions, each one tap away (docs/product.md#region-carts). */
export function OtherRegionCarts() {
  const { regionId: here, lang } = useMarket()
  const counts = useRegionCounts()
  const isOffline = useIsOffline()
  const others = [...(counts ?? [])].filter(([regionId, count]) => regionId !== here && count > 0)
  return others.map(([regionId, waiting]) => {
    const there = regionName(regionId, lang)
    return (
      <Note key={regionId} kind="flat" icon="map-pin">
        <div className={styles.message}>
          <p>
            <Plural
              value={waiting}
              one={`Your cart in ${there} has # item.`}
              other={`Your cart in ${there} has # items.`}
            />
            {isOffline && (
              <>
                {' '}
                <Trans>Switching the region needs internet.</Trans>
              </>
            )}
          </p>
          {!isOffline && (
            <span className={styles.actions}>
              <button type="button" className={styles.action} onClick={() => void switchRegion(regionId)}>
                <Trans>Open it</Trans>
                <span className="sr"> {there}</span>
              </button>
            </span>
          )}
        </div>
      </Note>
    )
  })
}
