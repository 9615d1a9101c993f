import type { QueryClient } from '@tanstack/react-query'
import type { PageMessage } from '../../offline/messages.ts'
import type { FirstView } from '../data/first-view.ts'
import { keepAnswers } from '../data/query-client.ts'

/**
 * Keeps what the first visit showed, so that one visit is enough to open the same without a network: answers came with
 * the document and pictures were fetched before the worker was there.
 */
export async function keepFirstView(client: QueryClient, view: FirstView): Promise<void> {
  await keepAnswers(client, view.answers.map(({ path, query }) => [path, query]))
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const { active } = await navigator.serviceWorker.ready
  const shown = performance.getEntriesByType('resource').map(({ name }) => name)
  const addresses = shown.filter((name) => name.startsWith(location.origin) && /^\/(media|flags|icons)\//.test(new URL(name).pathname))
  active?.postMessage({ kind: 'keep-pictures', addresses } satisfies PageMessage)
}
