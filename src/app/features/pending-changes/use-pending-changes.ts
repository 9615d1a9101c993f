import { cartDomain } from '#offline/domains/cart.ts'
import { favouritesDomain } from '#offline/domains/favourites.ts'
import { footprintDomain } from '#offline/domains/footprint.ts'
import { readOutbox } from '#offline/outbox.ts'
import { watchOutbox } from '#offline/outbox-watch.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { type PendingChange, pendingChanges } from './pending-changes.ts'

/** Reads the outbox once. Where somebody has just signed in, what was done as a guest is theirs and still pending. */
async function readPending(userId: string): Promise<PendingChange[]> {
  const commandsOf = await readOutbox(userId === '' ? [''] : [userId, ''])
  const favourites = commandsOf(favouritesDomain)
  return pendingChanges(
    commandsOf(cartDomain),
    // What a guest chose and took back is no change of an account.
    favourites.filter(({ shopper, input }) => shopper !== '' || input.isKept),
    commandsOf(footprintDomain),
  )
}

/** All pending changes of this person, of all regions, the newest first; null while they are read. */
export const usePendingChanges = (): readonly PendingChange[] | null => useOwnRecords(readPending, watchOutbox)
