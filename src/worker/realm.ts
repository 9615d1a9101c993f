import type { WorkerMessage } from '#offline/messages.ts'

/** The worker's own global. */
export const realm = self as unknown as ServiceWorkerGlobalScope

/** Tells every open page of this worker. */
export async function tellPages(message: WorkerMessage): Promise<void> {
  for (const client of await realm.clients.matchAll({ type: 'window' })) client.postMessage(message)
}
