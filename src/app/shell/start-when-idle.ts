import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { FirstView } from '../data/first-view.ts'

/** Starts, once the first view is up, what can wait until then. */
export function startWhenIdle(client: QueryClient, router: AnyRouter, view: FirstView | null): void {
  const start = async () => (await import('./keep-when-idle.ts')).keepWhenIdle(client, router, view)
  if (document.readyState === 'complete') whenIdle(start)
  else addEventListener('load', () => whenIdle(start), { once: true })
}

const whenIdle = (work: () => Promise<void>) => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void work(), { timeout: 3_000 })
  else setTimeout(work, 500)
}
