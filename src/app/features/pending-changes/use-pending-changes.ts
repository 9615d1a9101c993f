import { cartDomain } from '#offline/domains/cart.ts'
import { favouritesDomain } from '#offline/domains/favourites.ts'
import { footprintDomain } from '#offline/domains/footprint.ts'
import { readOutbox } from '#offline/outbox.ts'
import { watchOutbox } from '#offline/outbox-watch.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { type PendingChange, pendingChanges } from './pending-changes.ts'

/** Reads the outbox once. After a login, the guest's commands count as the shopper's. */
async function readPending(userId: string): Promise<PendingChange[]> {
  const commandsOf = await readOutbox(userId === '' ? [''] : [userId, ''])
  const favourites = commandsOf(favouritesDomain)
  return pendingChanges(
    commandsOf(cartDomain),
    // A choice that the guest undid does not change the account.
    favourites.filter(({ shopper, input }) => shopper !== '' || input.isKept),
    commandsOf(footprintDomain),
  )
}

/** The shopper's pending changes in all regions, newest first; null while they are read. */
export const usePendingChanges = (): readonly PendingChange[] | null => useOwnRecords(readPending, watchOutbox)
