import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { FirstView } from '#cache/first-view.ts'
import { whenLoaded } from '#device/hydration.ts'

/** Starts, once the first view is up, the work that can wait until then. */
export function startWhenIdle(client: QueryClient, router: AnyRouter, view: FirstView | null): void {
  void whenLoaded().then(() =>
    whenIdle(async () => (await import('./later/keep-when-idle.ts')).keepWhenIdle(client, router, view)),
  )
}

const whenIdle = (work: () => Promise<void>) => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void work(), { timeout: 3_000 })
  else setTimeout(work, 500)
}
