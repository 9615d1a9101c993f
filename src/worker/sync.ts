import { syncTag } from '#offline/later/messages.ts'
import { replay } from '#offline/replay.ts'
import { realm, tellPages } from './realm.ts'

type SyncEvent = ExtendableEvent & { readonly tag: string }

/** Replays the outbox when the browser reports that the network has returned, also while no page is open. */
export function sendWhenSynced(): void {
  realm.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === syncTag) (event as SyncEvent).waitUntil(send())
  })
}

async function send(): Promise<void> {
  const { isLeft, isPaused } = await replay({ base: import.meta.env.VITE_API_BASE || '/api' })
  await tellPages({ kind: 'outbox-changed' })
  if (isPaused) await tellPages({ kind: 'outbox-paused' })
  // A rejection makes the browser repeat the event with its own delay.
  else if (isLeft) throw new Error('Some commands are still to be sent')
}
