import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { endSessionsWhenPossible } from '#session/end-sessions.ts'
import { followUnread } from '#session/follow-unread.ts'
import { startCart } from '#sync/send-cart.ts'
import { startFavourites } from '#sync/send-favourites.ts'
import { startFootprint } from '#sync/send-looks.ts'
import { showToast } from '#ui/feedback/toast-store.ts'

/**
 * Sends the pending changes of offline and guest use, now and whenever the connection may allow it; refused changes are
 * reported on whatever page is open. Also requests the unread count.
 */
export function sendWhenIdle(client: QueryClient): void {
  startCart()
  startFavourites(client, (name) =>
    showToast({ kind: 'error', words: t`${name}: the shop could not keep this favourite. It may be sold no more.` }),
  )
  startFootprint(client)
  endSessionsWhenPossible()
  followUnread(client)
}
