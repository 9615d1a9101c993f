import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { guestLinesText } from '#contract/cart/cart-estimate.ts'
import type { Voucher } from '#contract/voucher/voucher.ts'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { useShopper } from '#session/shopper.ts'
import { useKeepFocus } from '#ui/layout/keep-focus.ts'
import { namedHints, voucherOfHint, vouchersOfHints } from './cart-hint-rules.ts'
import { CollectButton } from './collect-button.tsx'
import { useOwnTaps } from './use-own-taps.ts'
import { useReduction } from './use-reduction.ts'
import { voucherQueries } from './voucher-queries.ts'
import styles from './voucher-row.module.css'
import { VoucherRow } from './voucher-row.tsx'
import { ticketState } from './voucher-rules.ts'

type Line = { readonly skuId: number; readonly quantity: number }

/**
 * The vouchers that a cart's chosen lines reach or nearly reach: "Rs. 400 more for 10% off". A reached one that is not
 * collected yet is collected in place.
 */
export function CartVouchers({ lines }: { lines: readonly Line[] }) {
  const { t } = useLingui()
  const { hints, at, isLoading } = useHints(lines)
  const taps = useOwnTaps(at)
  const { price, reduction } = useReduction()
  const { next, reached } = namedHints(hints)
  /** "10% off"; with the shop where the voucher is for the goods of one shop. */
  const offOf = (voucher: Voucher) => {
    const [off, shop] = [reduction(voucher), voucher.shopName]
    return shop ? t`${off} at ${shop}` : off
  }
  const [missing, nextOff] = [price(next?.missing ?? 0), next && offOf(next.voucher)]
  const [saved, reachedOff] = [price(reached?.reduce ?? 0), reached && offOf(reached.voucher)]
  const voucher = reached && voucherOfHint(reached)
  const tap = voucher && taps.get(voucher.voucherId)
  const state = voucher && ticketState(voucher, tap, serverNow())
  useKeepFocus(state ?? '')
  return (
    <div aria-busy={isLoading || undefined}>
      <VoucherRow
        vouchers={vouchersOfHints(hints)}
        at={at}
        kind="card"
        action={voucher && state && <CollectButton kind="soft" voucher={voucher} state={state} tap={tap} />}
      >
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
              {state === 'collected' || state === 'waiting' ? (
                <Trans>
                  Saves {saved} at checkout: {reachedOff}
                </Trans>
              ) : (
                <Trans>
                  Collect to save {saved}: {reachedOff}
                </Trans>
              )}
            </span>
          )}
        </span>
      </VoucherRow>
    </div>
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
  const { data, isLoading } = userId === '' ? ofGuest : ofShopper
  return { hints: hasLines && data ? data.value : none, at: data?.at ?? 0, isLoading }
}
