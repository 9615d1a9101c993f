import { Trans } from '@lingui/react/macro'
import { ListRow } from '#ui/list/list-row.tsx'
import { useOwnVouchers } from './use-vouchers.ts'

/** The row of the profile that leads to the vouchers, with the number of the shopper's usable ones. */
export function VouchersRow() {
  const own = useOwnVouchers('usable')
  const count = own.state === 'ready' ? own.list.total : 0
  return (
    <ListRow icon="ticket" href={count > 0 ? '/vouchers?own=usable' : '/vouchers'} end={count > 0 ? count : undefined}>
      <Trans>Vouchers</Trans>
    </ListRow>
  )
}
