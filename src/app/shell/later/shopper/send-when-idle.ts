import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { favouritesDomain } from '#offline/domains/favourites.ts'
import { type VoucherCommand, vouchersDomain } from '#offline/domains/vouchers.ts'
import { dropCommand, readCommands } from '#offline/outbox/outbox.ts'
import type { ReplayReport } from '#offline/outbox/replay.ts'
import { followUnread } from '#session/follow-unread.ts'
import { refetchChanged } from '#sync/refetch-changed.ts'
import { startOutbox } from '#sync/send-outbox.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'

/**
 * Sends the pending changes of offline and guest use, now and whenever the connection may allow it; refused favourites
 * and vouchers are reported on whatever page is open. Also requests the unread count.
 */
export function sendWhenIdle(client: QueryClient): void {
  startOutbox(async (report, shopper) => {
    refetchChanged(client, report)
    await reportRefusedFavourites(shopper)
    reportRefusedVouchers(report)
  })
  followUnread(client)
}

/**
 * Removes the refused choices, and reports each favourite that the server did not add, once: only the tab that removes
 * the command shows the message. A refused removal needs no report: the server has no such favourite.
 */
async function reportRefusedFavourites(shopper: string): Promise<void> {
  for (const { id, state, seen, input } of await readCommands(favouritesDomain, shopper))
    if (state === 'refused' && (await dropCommand(id)) && input.isKept) {
      const name = seen?.product?.prodName ?? seen?.shop?.shopName ?? ''
      showToast({ kind: 'error', words: t`${name} couldn't be added to your favourites. It may no longer be sold.` })
    }
}

/** Reports each collection that the server refused; the vouchers say why (docs/product.md#voucher-tickets). */
function reportRefusedVouchers({ refused }: ReplayReport): void {
  for (const { domain, seen } of refused)
    if (domain === vouchersDomain.name) {
      const failed = t`Error Occured While collecting the voucher.`
      const { name = '' } = (seen as VoucherCommand['seen'])?.voucher ?? {}
      const words = [name, failed].filter(Boolean).join(': ')
      showToast({ kind: 'error', words, action: { words: t`View`, href: '/vouchers' } })
    }
}
