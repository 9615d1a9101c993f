import { syncTag } from '#offline/messages.ts'

type WithSync = { readonly sync?: { register(tag: string): Promise<void> } }

/** Asks for background sync, so that the worker replays the outbox when there is a network. Where there is none, or it is forbidden, the next start replays. */
export async function askForSync(): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = (await worker?.getRegistration().catch(() => undefined)) as WithSync | undefined
  await registration?.sync?.register(syncTag).catch(() => undefined)
}
