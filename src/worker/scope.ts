import type { WorkerMessage } from '#offline/later/worker-messages.ts'

/** The worker's global scope. */
export const scope = self as unknown as ServiceWorkerGlobalScope

/** Sends a message to every open page of this worker. */
export async function notifyPages(message: WorkerMessage): Promise<void> {
  for (const client of await scope.clients.matchAll({ type: 'window' })) client.postMessage(message)
}
