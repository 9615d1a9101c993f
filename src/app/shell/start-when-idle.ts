import type { QueryClient } from '@tanstack/react-query'
import type { FirstView } from '../data/first-view.ts'

/** What can wait until the first view is up: the worker, and the bounds of what is saved. */
export function startWhenIdle(client: QueryClient, view: FirstView | null): void {
  const start = async () => {
    const [{ registerWorker }, { boundSavedQueries }, { keepFirstView }, { keepBootTier }] = await Promise.all([
      import('./register-worker.ts'),
      import('../data/saved-queries.ts'),
      import('./keep-first-view.ts'),
      import('../data/keep-boot-tier.ts'),
    ])
    registerWorker(client)
    if (view) await keepFirstView(client, view)
    keepBootTier(client)
    await boundSavedQueries()
  }
  if (document.readyState === 'complete') whenIdle(start)
  else addEventListener('load', () => whenIdle(start), { once: true })
}

const whenIdle = (work: () => Promise<void>) => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void work(), { timeout: 3_000 })
  else setTimeout(work, 500)
}
