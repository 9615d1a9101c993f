import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { followUnread } from '#session/follow-unread.ts'
import { afterReplay } from '#sync/after-replay.ts'
import { startOutbox } from '#sync/send-outbox.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'

/**
 * Sends the pending changes of offline and guest use, now and whenever the connection may allow it; refused favourites
 * are reported on whatever page is open. Also requests the unread count.
 */
export function sendWhenIdle(client: QueryClient): void {
  startOutbox(
    afterReplay(client, (name) =>
      showToast({ kind: 'error', words: t`${name}: the shop could not keep this favourite. It may be sold no more.` }),
    ),
  )
  followUnread(client)
}
