import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CheckoutCoins } from '#contract/coin-amounts.ts'
import type { Language } from '#contract/wire.ts'
import { Checkbox } from '#ui/choice/choice.tsx'
import { Card } from '#ui/layout/card.tsx'
import { formatPrice } from '#words/price.ts'
import styles from './coins.module.css'
import { CoinsEarned } from './coins-earned.tsx'

type Properties = {
  /** Absent in a checkout that an older version has stored. */
  coins: CheckoutCoins | undefined
  symbol: string
  /** Whether the shopper has chosen to use coins; the checkout with them may still be on its way. */
  isChosen: boolean
  isFixed: boolean
  /** Chooses the number of coins; 0 for none. */
  onChoose: (coins: number) => void
}

/**
 * The choice to pay a part of a checkout with coins, and the coins that its orders will earn. Choosing names the whole
 * balance, so that a later change of the checkout, such as a voucher, uses as many coins as are allowed then. Nothing for a shopper without coins of a checkout that earns none.
 */
export function CoinChoice({ coins, symbol, isChosen, isFixed, onChoose }: Properties) {
  const { t, i18n } = useLingui()
  if (!coins || (coins.balance === 0 && coins.earns === 0)) return null
  const { balance, usable, earns } = coins
  const value = formatPrice(coins.value, symbol, i18n.locale as Language)
  const use = `${t`${plural(usable, { one: 'Use # coin', other: 'Use # coins' })}`}: \u2212${value}`
  return (
    <Card>
      {balance > 0 &&
        (usable > 0 ? (
          <Checkbox
            checked={isChosen}
            disabled={isFixed}
            onChange={(event) => onChoose(event.currentTarget.checked ? balance : 0)}
          >
            {use}
            <small className={styles.small}>
              {t`${plural(balance, { one: 'You have # coin.', other: 'You have # coins.' })}`}
            </small>
          </Checkbox>
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
