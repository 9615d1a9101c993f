import { useLingui } from '@lingui/react/macro'
import { usePriceSymbol } from '#cache/catalogue/first/use-price-symbol.ts'
import type { Voucher } from '#contract/voucher/voucher.ts'
import type { Language } from '#contract/wire.ts'
import { formatPrice } from '#words/price.ts'
import { formatPercent } from '#words/screens/percent.ts'

/** The fields of a voucher that say how much the voucher takes off. */
export type Reduction = Pick<Voucher, 'percentOff' | 'reduceAmount' | 'isFreeShipping'>

/** Formats what the vouchers of the page's region take off. */
export function useReduction() {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const symbol = usePriceSymbol()
  const price = (amount: number) => formatPrice(amount, symbol, language)
  /** "10%", "Rs. 500"; null for free delivery. */
  const amountOf = ({ percentOff, reduceAmount = 0, isFreeShipping }: Reduction) =>
    isFreeShipping === 1 ? null : percentOff ? formatPercent(percentOff, language) : price(reduceAmount)
  /** "10% off", "free delivery". */
  const reduction = (of: Reduction): string => {
    const amount = amountOf(of)
    return amount === null ? t`free delivery` : t`${amount} off`
  }
  return { language, price, amountOf, reduction }
}
