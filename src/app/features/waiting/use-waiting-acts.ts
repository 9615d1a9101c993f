import { useMemo } from 'react'
import { readFavourites, watchFavourites } from '#offline/favourites.ts'
import { readCommands } from '#offline/outbox.ts'
import { watchOutbox } from '#offline/outbox-watch.ts'
import { readRemovedLooks, watchRemovedLooks } from '#offline/removed-looks.ts'
import { useShopper } from '#session/shopper.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { type WaitingAct, waitingActs } from './waiting-acts.ts'

/** Where somebody has just signed in, what was done as a guest is theirs and still waits. */
const withGuests =
  <One>(read: (userId: string) => Promise<One[]>) =>
  async (userId: string): Promise<One[]> =>
    userId === '' ? read('') : [...(await read(userId)), ...(await read(''))]
const ownCommands = withGuests((userId) => readCommands(userId))
const ownFavourites = withGuests(readFavourites)

/** Everything of this person that the shop does not know yet, of all regions, the newest first; null while it is read. A guest's favourites wait for nothing but a login. */
export function useWaitingActs(): readonly WaitingAct[] | null {
  const isGuest = useShopper() === null
  const commands = useOwnRecords(ownCommands, watchOutbox)
  const favourites = useOwnRecords(ownFavourites, watchFavourites)
  const removals = useOwnRecords(readRemovedLooks, watchRemovedLooks)
  return useMemo(
    () =>
      commands && favourites && removals
        ? waitingActs(commands, isGuest ? favourites.filter(({ isKept }) => isKept) : favourites, removals)
        : null,
    [commands, favourites, removals, isGuest],
  )
}
