import { Trans } from '@lingui/react/macro'
import styles from './first/pack-line.module.css'

/** The number of coins that pay a product in full; nothing for a product without a coin price. */
export const CoinLine = ({ coinPrice }: { coinPrice: number | undefined }) =>
  coinPrice ? (
    <p className={styles.pack}>
      <Trans>Coin price: {coinPrice}</Trans>
    </p>
  ) : null
