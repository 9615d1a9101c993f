import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Voucher } from '#contract/voucher.ts'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import { formatPrice } from '#words/price.ts'
import { formatDay } from '#words/screens/day.ts'
import { formatPercent } from '#words/screens/percent.ts'

/** The fields of a voucher that say what the voucher takes off and when. */
export type VoucherTerms = Pick<
  Voucher,
  'kind' | 'percentOff' | 'reduceAmount' | 'cap' | 'isFreeShipping' | 'minSpend' | 'startTime' | 'endTime'
>

/** Formats vouchers of a region, whose prices have this symbol. */
export function useVoucherWords(symbol: string) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const price = (amount: number) => formatPrice(amount, symbol, language)
  const day = (time: string) => formatDay(time, new Date(serverNow()).getUTCFullYear(), language)

  /** The reduction on the stub, and the word below; the amount is null for free delivery. */
  const stub = ({ percentOff, reduceAmount = 0, isFreeShipping }: VoucherTerms) =>
    isFreeShipping === 1
      ? { amount: null, off: t`Free delivery` }
      : { amount: percentOff ? formatPercent(percentOff, language) : price(reduceAmount), off: t`off` }

  /** The reduction in a sentence: "10% off", "Rs. 500 off", "free delivery". */
  const reduction = (terms: VoucherTerms): string => {
    const { amount } = stub(terms)
    return amount === null ? t`free delivery` : t`${amount} off`
  }

  /** Kind, minimum, cap and the day of the end or the start. */
  const conditions = (terms: VoucherTerms): string[] => {
    const { kind, minSpend, cap, startTime, endTime } = terms
    const [least, most, start, end] = [price(minSpend), price(cap ?? 0), day(startTime), day(endTime)]
    const now = Date.now()
    return [
      { mall: t`Mall voucher`, shop: t`Shop voucher`, product: t`Product voucher` }[kind],
      minSpend > 0 ? t`orders over ${least}` : t`no minimum`,
      ...(cap ? [t`up to ${most}`] : []),
    ]
  }
  return { price, day, stub, reduction, conditions, plural }
}
