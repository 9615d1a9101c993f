import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { guestLinesText } from '#contract/cart/cart-estimate.ts'
import { useMarket } from '#device/market.ts'
import { useShopper } from '#session/shopper.ts'
import { namedHints, vouchersOfHints } from './cart-hint-rules.ts'
import { useReduction } from './use-reduction.ts'
import { voucherQueries } from './voucher-queries.ts'
import styles from './voucher-row.module.css'
import { VoucherRow } from './voucher-row.tsx'

type Line = { readonly skuId: number; readonly quantity: number }

/** The vouchers that a cart's chosen lines reach or nearly reach: "Rs. 400 more for 10% off". */
export function CartVouchers({ lines }: { lines: readonly Line[] }) {
  const { hints, at } = useHints(lines)
  const { price, reduction } = useReduction()
  const { next, reached } = namedHints(hints)
  const [missing, nextOff] = [price(next?.missing ?? 0), next && reduction(next.voucher)]
  const [saved, reachedOff] = [price(reached?.reduce ?? 0), reached && reduction(reached.voucher)]
  return (
    <VoucherRow vouchers={vouchersOfHints(hints)} at={at} look="card">
      <span className={styles.words}>
        {next && (
          <b>
            <Trans>
              {missing} more for {nextOff}
            </Trans>
          </b>
        )}
        {reached && (
          <span>
            <Trans>
              Saves {saved} at checkout: {reachedOff}
            </Trans>
          </span>
        )}
      </span>
    </VoucherRow>
  )
}

const none = [] as const

/** The server's hints for the lines; the last ones while newer ones are awaited. */
function useHints(lines: readonly Line[]) {
  const market = useMarket()
  const userId = useShopper()?.userId ?? ''
  const hasLines = lines.length > 0
  const text = guestLinesText([...lines].sort((a, b) => a.skuId - b.skuId))
  const ofGuest = useQuery({
    ...voucherQueries.guestHints(text, market),
    enabled: hasLines && userId === '',
    placeholderData: keepPreviousData,
  })
  const ofShopper = useQuery({
    ...voucherQueries.ownHints(text, market, userId),
    enabled: hasLines && userId !== '',
    placeholderData: keepPreviousData,
  })
  const { data } = userId === '' ? ofGuest : ofShopper
  return { hints: hasLines && data ? data.value : none, at: data?.at ?? 0 }
}
