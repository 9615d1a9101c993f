import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { instantHere } from '#contract/time.ts'
import type { Voucher } from '#contract/voucher/voucher.ts'
import { serverNow, useThisYear } from '#device/server-clock.ts'
import { formatDay } from '#words/screens/day.ts'
import { useReduction } from './use-reduction.ts'
import { isBegun } from './voucher-rules.ts'

/** The fields of a voucher that a ticket states. */
type Terms = Omit<Voucher, 'voucherId' | 'name' | 'stock' | 'limitPerUser'>

const noBreakSpace = '\u00a0'

/** The words of a ticket. */
export function useVoucherWords() {
  const { t } = useLingui()
  const { language, price, amountOf } = useReduction()
  const thisYear = useThisYear()

  /** The reduction on the stub, and the word below. */
  const stub = (terms: Terms) => {
    const amount = amountOf(terms)
    return { amount, off: amount === null ? t`Free delivery` : t`off` }
  }

  /** Goods, minimum, cap and last day of a voucher; `isOwn`: the voucher is collected, so that its last day is known. */
  const conditions = (terms: Terms, isOwn: boolean): string => {
    const { kind, shopName, minSpend, cap = 0, startTime, endTime, validDays } = terms
    const now = serverNow()
    const day = (time: string) => formatDay(time, thisYear, language).replaceAll(' ', noBreakSpace)
    const [least, most, start, end] = [price(minSpend), price(cap), day(startTime), day(endTime)]
    const kinds = { mall: t`Mall voucher`, shop: t`Shop voucher`, product: t`Product voucher` }
    const parts = [
      kinds[kind],
      shopName,
      minSpend > 0 ? t`orders over ${least}` : t`no minimum`,
      cap > 0 && t`up to ${most}`,
      !isBegun(terms, now) && t`from ${start}`,
      instantHere(endTime) <= now
        ? t`ended ${end}`
        : validDays && !isOwn
          ? t`${plural(validDays, { one: 'valid for # day once collected', other: 'valid for # days once collected' })}`
          : t`valid through ${end}`,
    ]
    return parts.filter(Boolean).join(`${noBreakSpace}· `)
  }
  return { stub, conditions }
}

/** The colour of a ticket: free delivery, a shop's voucher, or a voucher of the mall and of products. */
export const toneOf = ({ isFreeShipping, kind }: Pick<Voucher, 'isFreeShipping' | 'kind'>) =>
  isFreeShipping === 1 ? 'sky' : kind === 'shop' ? 'jade' : 'mango'
