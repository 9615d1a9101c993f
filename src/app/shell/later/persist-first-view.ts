import type { QueryClient } from '@tanstack/react-query'
import type { FirstView } from '#cache/first-view.ts'
import { persister } from '#cache/later/persister.ts'
import { savesData } from '#device/data-saver.ts'
import type { PageMessage } from '#offline/later/worker-messages.ts'
import { illustrations } from '../illustrations.ts'

/**
 * Stores the answers that the first visit showed, so that one visit is enough to open the same page offline: these came
 * with the document, and the cache stores only answers that it fetched itself.
 */
export async function persistFirstView(client: QueryClient, view: FirstView): Promise<void> {
  const hydrated = new Set(view.queries.map(({ queryHash }) => queryHash))
  for (const query of client.getQueryCache().getAll())
    if (hydrated.has(query.queryHash)) await persister.persistQuery(query)
}

/**
 * Has the worker cache the pictures and files that were loaded before the worker was active, including the pictures of
 * the page's own empty states. Never resolves where the browser refuses the worker.
 */
export async function cacheFirstView(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  const states = Object.values(illustrations).map((template) =>
    template.replace('{width}', '160').replace('{format}', 'webp'),
  )
  cacheShown([...loadedFiles(), ...(savesData() ? [] : states)])
  // Requests in flight when the worker took control bypassed the worker.
  setTimeout(() => cacheShown(loadedFiles()), inFlightTime)
}

const inFlightTime = 4_000

/** Style sheets that are inlined in the document, which nothing else has fetched. */
const inDocument = () =>
  (document.querySelector<HTMLStyleElement>('style[data-sheets]')?.dataset['sheets'] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((path) => location.origin + path)

/** Everything that the page has loaded from the mall; the worker picks the files and pictures that it caches. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .concat(inDocument())
    .filter((name) => name.startsWith(location.origin))

const cacheShown = (addresses: string[]) =>
  navigator.serviceWorker.controller?.postMessage({ kind: 'keep-shown', addresses } satisfies PageMessage)
