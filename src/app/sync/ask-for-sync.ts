import { syncTag } from '#offline/later/worker-messages.ts'

type WithSync = { readonly sync?: { register(tag: string): Promise<void> } }

/**
 * Requests background sync, so that the worker replays the outbox when the network returns. Where background sync is
 * missing or forbidden, the next start replays.
 */
export async function askForSync(): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = (await worker?.getRegistration().catch(() => undefined)) as WithSync | undefined
  await registration?.sync?.register(syncTag).catch(() => undefined)
}
