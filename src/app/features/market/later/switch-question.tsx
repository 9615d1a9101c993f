import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMarket } from '#device/market.ts'
import { useRegionCounts } from '#features/cart/index.ts'
import { useShopper } from '#session/shopper.ts'
import { Button } from '#ui/base/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { regionName } from '#words/screens/country-names.ts'
import { switchRegion } from '../switch-region.ts'
import styles from './market-menu.module.css'

/**
 * Says what happens to the cart before the region is switched (docs/product.md#region-carts). `to` is the id of the
 * chosen region, `inCart` the number of items in the cart of the current region.
 */
export function SwitchQuestion({ to, inCart, onClose }: { to: number; inCart: number; onClose: () => void }) {
  const { t } = useLingui()
  const { regionId, lang } = useMarket()
  const counts = useRegionCounts()
  const isGuest = useShopper() === null
  const [here, there] = [regionName(regionId, lang), regionName(to, lang)]
  const waiting = counts?.get(to) ?? 0
  return (
    <Sheet
      key="question"
      title={t`Switch to ${there}?`}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Button onClick={onClose}>
            <Trans>Stay in {here}</Trans>
          </Button>
          <Button kind="primary" onClick={() => void switchRegion(to)}>
            <Trans>Switch to {there}</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.question}>
        <p>
          <Plural
            value={inCart}
            one={`# item stays in your cart in ${here} and waits there.`}
            other={`# items stay in your cart in ${here} and wait there.`}
          />
        </p>
        <p>
          {waiting > 0 ? (
            <Plural
              value={waiting}
              one={`Your cart in ${there} has # item.`}
              other={`Your cart in ${there} has # items.`}
            />
          ) : (
            isGuest && counts && <Trans>Your cart in {there} is empty.</Trans>
          )}
        </p>
        <p>
          <Trans>Each region has its own cart, prices and delivery.</Trans>
        </p>
      </div>
    </Sheet>
  )
}
