import type { QueryClient } from '@tanstack/react-query'
import type { PageMessage } from '../../offline/messages.ts'
import type { FirstView } from '../data/first-view.ts'
import { persister } from '../data/persister.ts'
import { renders } from './renders.ts'

/**
 * Keeps what the first visit showed, so that one visit is enough to open the same without a network: answers came with
 * the document (the cache saves by itself only what it fetched), and pictures and files before the
 * worker was there, the pictures of the page's own empty states among them.
 */
export async function keepFirstView(client: QueryClient, view: FirstView): Promise<void> {
  for (const { path, query } of view.answers) await persister.persistQueryByKey([path, query], client)
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const { active } = await navigator.serviceWorker.ready
  const shown = performance.getEntriesByType('resource').map(({ name }) => name)
  const states = Object.values(renders).map((template) => template.replace('{width}', '160').replace('{format}', 'webp'))
  const addresses = shown.filter((name) => name.startsWith(location.origin) && /^\/(media|flags|icons|assets)\//.test(new URL(name).pathname))
  active?.postMessage({ kind: 'keep-shown', addresses: [...addresses, ...states] } satisfies PageMessage)
}
