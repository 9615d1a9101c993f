import { useLingui } from '@lingui/react/macro'
import type { VoucherCommand } from '#offline/domains/vouchers.ts'
import { dropVoucher } from '#offline/vouchers.ts'
import type { ChangeActions } from './pending-change.ts'

export const voucherActions: ChangeActions<VoucherCommand> = {
  Sentence({ commands: [{ seen }] }) {
    const { t } = useLingui()
    const name = seen?.voucher.name ?? ''
    return t`You collected the voucher “${name}”.`
  },
  // A voucher that the server may have given already stays with the shopper.
  canUndo: ([{ state }]) => state !== 'sent',
  async undo([{ id }]) {
    await dropVoucher(id)
  },
}
