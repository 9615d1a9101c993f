import { useMemo } from 'react'
import { readFavourites, watchFavourites } from '#offline/favourites.ts'
import { readCommands } from '#offline/outbox.ts'
import { watchOutbox } from '#offline/outbox-watch.ts'
import { readRemovedLooks, watchRemovedLooks } from '#offline/removed-looks.ts'
import { useShopper } from '#session/shopper.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { type WaitingAct, waitingActs } from './waiting-acts.ts'

/** Includes the guest's records after a login: they belong to the shopper and are still pending. */
const withGuests =
  <One>(read: (userId: string) => Promise<One[]>) =>
  async (userId: string): Promise<One[]> =>
    userId === '' ? read('') : [...(await read(userId)), ...(await read(''))]
const ownCommands = withGuests((userId) => readCommands(userId))
const ownFavourites = withGuests(readFavourites)

/**
 * All pending changes of this shopper in all regions, newest first; null until read. A guest's favourites are only
 * waiting for a login.
 */
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
