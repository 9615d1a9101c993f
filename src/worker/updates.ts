import { realm } from './realm.ts'

/** A new worker waits until a page lets it take over; the first worker controls the open page at once. */
export function takeOverWhenAsked(): void {
  realm.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') void realm.skipWaiting()
    if (event.data?.kind === 'claim') event.waitUntil(realm.clients.claim())
  })
  realm.addEventListener('activate', (event) => event.waitUntil(realm.clients.claim()))
}
