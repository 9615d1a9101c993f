import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useMarket } from '#device/market.ts'
import { readSharedChanges, type SharedChange, watchSharedChanges } from '#offline/shared-lists.ts'
import { useShopper } from '#session/shopper.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import { noteGuestSends } from '#sync/later/guest-sends.ts'
import { refetchChanged } from '#sync/refetch-changed.ts'
import { replayOutbox, startOutbox } from '#sync/send-outbox.ts'

const none: readonly SharedChange[] = []

/** The changes of the person by a link that this device stores, those of an earlier build included. */
export function useSharedChanges(token: string): readonly SharedChange[] {
  const { regionId } = useMarket()
  const client = useQueryClient()
  const isGuest = useShopper() === null
  const read = useCallback((userId: string) => readSharedChanges(userId, token), [token])
  const changes = useOwnRecords(read, watchSharedChanges) ?? none
  const isPending = changes.some(({ state }) => state === 'pending')
  useEffect(() => {
    void import('#offline/later/migration/move-shared-drafts.ts').then(
      ({ moveSharedDrafts }) => moveSharedDrafts(regionId),
      () => undefined,
    )
  }, [regionId])
  useEffect(() => {
    if (!isPending) return
    if (!isGuest) return void replayOutbox()
    // The page of a guest sends only where a command waits that needs no login (decision 0066).
    noteGuestSends()
    startOutbox(async (report) => refetchChanged(client, report))
    void replayOutbox()
  }, [isPending, isGuest, client])
  return changes
}
