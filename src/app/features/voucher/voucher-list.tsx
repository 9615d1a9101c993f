import { TicketList } from '#ui/product/voucher-ticket.tsx'
import { useWantedVoucher } from './use-collect.ts'
import { useOwnTaps } from './use-own-taps.ts'
import { VoucherCard } from './voucher-card.tsx'
import type { KnownVoucher } from './voucher-rules.ts'

/** Vouchers that can be collected, as tickets. */
export function VoucherList({
  label,
  vouchers,
  at,
  isNarrow = false,
  ...card
}: {
  label: string
  vouchers: readonly KnownVoucher[]
  /** The time of the server's answer, in ms. */
  at: number
  /** In a sheet, which has room for one column. */
  isNarrow?: boolean
  level?: 2 | 3
  onLogin?: () => void
  isAtCheckout?: boolean
}) {
  const taps = useOwnTaps(at)
  useWantedVoucher(vouchers)
  return (
    <TicketList label={label} isNarrow={isNarrow}>
      {vouchers.map((voucher) => (
        <li key={voucher.voucherId}>
          <VoucherCard voucher={voucher} tap={taps.get(voucher.voucherId)} {...card} />
        </li>
      ))}
    </TicketList>
  )
}
