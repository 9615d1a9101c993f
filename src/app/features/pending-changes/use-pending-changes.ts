import { readOutbox } from '#offline/outbox/outbox.ts'
import { watchOutbox } from '#offline/outbox/outbox-watch.ts'
import { useOwnRecords } from '#session/use-own-records.ts'
import type { PendingChange } from './pending-change.ts'
import { pendingChanges } from './pending-changes.ts'

/** Reads the outbox once. After a login, the guest's commands count as the shopper's. */
const readPending = async (userId: string): Promise<PendingChange[]> =>
  pendingChanges(await readOutbox(userId === '' ? [''] : [userId, '']))

/** The shopper's pending changes in all regions, newest first; null while they are read. */
export const usePendingChanges = (): readonly PendingChange[] | null => useOwnRecords(readPending, watchOutbox)
