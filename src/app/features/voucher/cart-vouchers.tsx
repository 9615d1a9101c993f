import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { guestLinesText } from '#contract/cart-estimate.ts'
import { useMarket } from '#device/market.ts'
import { useShopper } from '#session/shopper.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { namedHints, vouchersOfHints } from './cart-hint-rules.ts'
import { useWantedVoucher } from './use-collect.ts'
import { useReduction } from './use-reduction.ts'
import { voucherQueries } from './voucher-queries.ts'
import styles from './voucher-row.module.css'

const fetchSheet = () => import('./offers-sheet.tsx').then(({ OffersSheet }) => ({ default: OffersSheet }))
const OffersSheet = lazy(fetchSheet)

type Line = { readonly skuId: number; readonly quantity: number }

/**
 * The vouchers that a cart's chosen lines reach or nearly reach: "Rs. 400 more for 10% off". The row opens them; without
 * such vouchers it leads to all of the mall.
 */
export function CartVouchers({ lines }: { lines: readonly Line[] }) {
  const { hints, at } = useHints(lines)
  const { price, reduction } = useReduction()
  const { next, reached } = namedHints(hints)
  const vouchers = vouchersOfHints(hints)
  const { isOpen, close, trigger } = useSheetOpening(fetchSheet)
  useWantedVoucher(vouchers)
  const [missing, nextOff] = [price(next?.missing ?? 0), next && reduction(next.voucher)]
  const [saved, reachedOff] = [price(reached?.reduce ?? 0), reached && reduction(reached.voucher)]
  const row = (words: ReactNode) => (
    <>
      <Icon name="ticket" size={24} />
      <span className={styles.words}>{words}</span>
      <Icon name="caret-right-bold" size={16} />
    </>
  )
  if (vouchers.length === 0)
    return (
      <PageLink href="/vouchers" className={styles.card}>
        {row(
          <b>
            <Trans>Vouchers</Trans>
          </b>,
        )}
      </PageLink>
    )
  return (
    <>
      <button type="button" className={styles.card} {...trigger}>
        {row(
          <>
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
          </>,
        )}
      </button>
      {isOpen && (
        <Suspense>
          <OffersSheet vouchers={vouchers} at={at} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const none = [] as const

/** The shop's hints for the lines; the last ones while newer ones are awaited. */
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
