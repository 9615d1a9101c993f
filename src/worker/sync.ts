import { apiBase } from '#offline/api-base.ts'
import { syncTag } from '#offline/later/worker-messages.ts'
import { replay } from '#offline/outbox/replay.ts'
import { notifyPages, scope } from './scope.ts'

type SyncEvent = ExtendableEvent & { readonly tag: string }

/** Replays the outbox when the browser reports that the network has returned, also while no page is open. */
export function sendWhenSynced(): void {
  scope.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === syncTag) (event as SyncEvent).waitUntil(sendOutbox())
  })
}

/** Replays the outbox and reports to the pages. Rejects if commands are left to send. */
export async function sendOutbox(): Promise<void> {
  const { isLeft, isPaused } = await replay({ base: apiBase })
  await notifyPages({ kind: 'outbox-changed' })
  if (isPaused) await notifyPages({ kind: 'outbox-paused' })
  // A rejection makes the browser repeat the event with its own delay.
  else if (isLeft) throw new Error('Some commands are still to be sent')
}
