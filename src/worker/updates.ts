import { scope } from './scope.ts'

/** A new worker waits until a page lets it take over; the first worker controls the open page at once. */
export function activateOnRequest(): void {
  scope.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') void scope.skipWaiting()
    if (event.data?.kind === 'claim') event.waitUntil(scope.clients.claim())
  })
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
}
