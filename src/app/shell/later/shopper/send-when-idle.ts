import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { withWords } from '#i18n/with-words.ts'
import { favouritesDomain } from '#offline/domains/favourites.ts'
import { dropCommand, readCommands } from '#offline/outbox.ts'
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
    if (report.refused.some(({ domain }) => domain === 'vouchers'))
      (await withWords(import('#features/voucher/report-refused-vouchers.ts'))).reportRefusedVouchers(report.refused)
  })
  followUnread(client)
}

/** Reports each refused favourite once: only the tab that removes the command shows the message. */
async function reportRefusedFavourites(shopper: string): Promise<void> {
  for (const { id, state, seen } of await readCommands(favouritesDomain, shopper))
    if (state === 'refused' && (await dropCommand(id))) {
      const name = seen?.product?.prodName ?? seen?.shop?.shopName ?? ''
      showToast({ kind: 'error', words: t`${name} couldn't be added to your favourites. It may no longer be sold.` })
    }
}
