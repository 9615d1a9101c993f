import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { startCart } from '../data/send-cart.ts'
import { endSessionsWhenPossible } from '../data/end-sessions.ts'
import { startFavourites } from '../data/send-favourites.ts'
import { startFootprint } from '../data/send-looks.ts'
import { followUnread } from '../data/follow-unread.ts'
import { showToast } from '../ui/toast-store.ts'

/** Sends what was done without a network or as a guest, now and whenever it may get through; what the shop refuses is told on whatever page is open. And asks what is unread. */
export function sendWhenIdle(client: QueryClient): void {
  startCart()
  startFavourites(client, (name) =>
    showToast({ kind: 'error', words: t`${name}: the shop could not keep this favourite. It may be sold no more.` }),
  )
  startFootprint(client)
  endSessionsWhenPossible()
  followUnread(client)
}
