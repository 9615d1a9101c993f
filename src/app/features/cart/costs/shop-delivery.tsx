import { Trans, useLingui } from '@lingui/react/macro'
import type { ShopEstimate } from '#contract/cart/cart-estimate.ts'
import type { Language } from '#contract/wire.ts'
import { Icon } from '#ui/base/icon.tsx'
import { formatDelivery } from '#words/delivery.ts'
import { formatPrice } from '#words/price.ts'
import type { Total } from '../use-total.ts'
import styles from './shop-delivery.module.css'

/**
 * The delivery of one shop's chosen lines: fee, days, and the way to free delivery (docs/product.md#estimates). The
 * place is reserved while the first answer is awaited, so that the next shop does not move.
 */
export function ShopDelivery({ shopId, total: { costs, isLoading, symbol } }: { shopId: number; total: Total }) {
  const shop = costs?.shops.find((one) => one.shopId === shopId)
  if (!shop) return costs === null && isLoading ? <div className={styles.delivery} /> : null
  return (
    <div className={styles.delivery} aria-busy={isLoading || undefined}>
      <Delivery shop={shop} symbol={symbol} />
    </div>
  )
}

function Delivery({ shop, symbol }: { shop: ShopEstimate; symbol: string }) {
  const { i18n } = useLingui()
  const language = i18n.locale as Language
  const words = (amount: number) => formatPrice(amount, symbol, language)
  const { goods, fee: feeAmount, freeFrom = 0, missing: missingAmount, arriveFrom, arriveTo } = shop
  const [fee, missing, days] = [
    words(feeAmount),
    words(missingAmount ?? 0),
    formatDelivery(arriveFrom, arriveTo, language),
  ]
  return (
    <>
      <p className={styles.words}>
        <span className={styles.fee}>
          <Icon name="truck" size={18} />
          <span>
            {feeAmount === 0 ? (
              <b className={styles.free}>
                <Trans>Free delivery</Trans>
              </b>
            ) : (
              <Trans>Delivery {fee}</Trans>
            )}
            {` · ${days}`}
          </span>
        </span>
        {missingAmount !== undefined && (
          <span className={styles.missing}>
            <Trans>{missing} more for free delivery</Trans>
          </span>
        )}
      </p>
      {missingAmount !== undefined && (
        <div className={styles.bar} aria-hidden="true">
          <span style={{ transform: `scaleX(${goods / freeFrom})` }} />
        </div>
      )}
    </>
  )
}
