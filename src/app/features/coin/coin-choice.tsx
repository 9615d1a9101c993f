import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CheckoutCoins } from '#contract/coin/coin-amounts.ts'
import type { Language } from '#contract/wire.ts'
import { Checkbox } from '#ui/choice/choice.tsx'
import { Card } from '#ui/layout/card.tsx'
import { formatPrice } from '#words/price.ts'
import { CoinNumber } from './coin-number.tsx'
import styles from './coins.module.css'
import { CoinsEarned } from './coins-earned.tsx'

type Properties = {
  /** Absent in a checkout that an older version has stored. */
  coins: CheckoutCoins | undefined
  symbol: string
  /** The number of coins that the shopper has chosen; the checkout with them may still be on its way. */
  chosen: number
  isFixed: boolean
  /** Chooses the number of coins; 0 for none. */
  onChoose: (coins: number) => void
}

/**
 * Lets the shopper pay a part of a checkout with coins: as many as the checkout allows, or a chosen number. Also shows
 * the coins that the orders will earn. "All" requests the whole balance, so that a checkout that changes later, for
 * example by a voucher, uses as many coins as it then allows. Renders nothing if the shopper has no coins and the
 * orders earn none.
 */
export function CoinChoice({ coins, symbol, chosen, isFixed, onChoose }: Properties) {
  const { t, i18n } = useLingui()
  if (!coins || (coins.balance === 0 && coins.earns === 0)) return null
  const { balance, usable, earns } = coins
  const count = chosen > 0 ? Math.min(chosen, usable) : usable
  // A coin has a fixed value in minor units, so the share is exact.
  const worth = usable > 0 ? Math.round((coins.value * 100) / usable) * count : 0
  const value = formatPrice(worth / 100, symbol, i18n.locale as Language)
  const use = `${t`${plural(count, { one: 'Use # coin', other: 'Use # coins' })}`}: \u2212${value}`
  return (
    <Card>
      {balance > 0 &&
        (usable > 0 ? (
          <>
            <Checkbox
              checked={chosen > 0}
              disabled={isFixed}
              onChange={(event) => onChoose(event.currentTarget.checked ? balance : 0)}
            >
              {use}
              <small className={styles.small}>
                {t`${plural(balance, { one: 'You have # coin.', other: 'You have # coins.' })}`}
              </small>
            </Checkbox>
            {chosen > 0 && usable > 1 && (
              <div className={styles.number}>
                <CoinNumber
                  usable={usable}
                  chosen={count}
                  isFixed={isFixed}
                  onChoose={(number) => onChoose(number === usable ? balance : number)}
                />
              </div>
            )}
          </>
        ) : (
          <p className={styles.small}>
            {t`${plural(balance, {
              one: 'You have # coin. This order is too small to use it.',
              other: 'You have # coins. This order is too small to use them.',
            })}`}
          </p>
        ))}
      <CoinsEarned coins={earns} isEarned={false} />
    </Card>
  )
}
