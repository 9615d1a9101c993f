import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { FirstView } from '#cache/first-view.ts'
import { whenLoaded } from '#device/hydration.ts'

/**
 * Starts, once the first view is up, the work that can wait until then. If the network is lost before the code has
 * loaded, the work starts when the network is back.
 */
export function startWhenIdle(client: QueryClient, router: AnyRouter, view: FirstView | null): void {
  const tryToStart = () =>
    void import('./later/background-work.ts').then(
      ({ startBackgroundWork }) => startBackgroundWork(client, router, view),
      () => addEventListener('online', () => whenIdle(tryToStart), { once: true }),
    )
  void whenLoaded().then(() => whenIdle(tryToStart))
}

/** Runs work when the page is idle, after 3 s at the latest. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3_000 })
  else setTimeout(work, 500)
}
