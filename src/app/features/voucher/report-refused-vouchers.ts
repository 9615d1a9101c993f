import { t } from '@lingui/core/macro'
import { failureWords } from '#i18n/failure-words.ts'
import type { Command } from '#offline/command.ts'
import type { VoucherCommand } from '#offline/domains/vouchers.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'

/** Reports collections that the shop refused in a replay, on whatever page is open; their tickets say the same. */
export function reportRefusedVouchers(refused: readonly Command[]): void {
  for (const command of refused)
    if (command.domain === 'vouchers') {
      const { seen, refusal } = command as VoucherCommand
      const name = seen?.voucher.name ?? ''
      const reason = failureWords(refusal?.code ?? '', '')
      const failed = t`Error Occured While collecting the voucher.`
      showToast({
        kind: 'error',
        words: [name && `${name}:`, failed, reason].filter(Boolean).join(' '),
        action: { words: t`View`, href: '/vouchers' },
      })
    }
}
