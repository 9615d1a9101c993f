import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { classes } from '#ui/base/class-names.ts'
import { formatPrice, formatReduction, priceParts } from '#words/price.ts'
import styles from './price.module.css'

type Properties = {
  amount: number
  /** The previous price; shown where it is higher than `amount`. */
  was: number
  symbol: string
  /** Whether `amount` is the lowest of several prices. */
  isFrom?: boolean
  size?: 'card' | 'large'
  /** Out of stock: the price stays readable in a muted colour. */
  isQuiet?: boolean
  /** Whether the old price has a line of its own. */
  isStacked?: boolean
}

/** A price with its reduction (docs/design.md#price). The price never shrinks to fit; the old price wraps. */
export function Price({ amount, was, symbol, isFrom, size = 'card', isQuiet = false, isStacked = false }: Properties) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const reduction = formatReduction(amount, was, language)
  const { lead, digits } = priceParts(amount, symbol, language)
  const before = formatPrice(was, symbol, language)
  const price = (
    <b>
      <span className={styles.symbol}>{lead}</span>
      {digits}
    </b>
  )
  return (
    <p
      className={classes(
        styles.price,
        styles[size],
        reduction !== '' && !isQuiet && styles.reduced,
        isQuiet && styles.quiet,
        isStacked && styles.stacked,
      )}
    >
      {isFrom ? <Trans>from {price}</Trans> : price}
      {reduction !== '' && (
        <>
          <span className={styles.off}>{reduction}</span>
          <s>
            <span className="sr">{t`Price before: ${before}`}</span>
            <span aria-hidden="true">{before}</span>
          </s>
        </>
      )}
    </p>
  )
}
