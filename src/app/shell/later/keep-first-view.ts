import type { QueryClient } from '@tanstack/react-query'
import type { FirstView } from '#cache/first-view.ts'
import { persister } from '#cache/later/persister.ts'
import { savesData } from '#device/data-saver.ts'
import type { PageMessage } from '#offline/messages.ts'
import { renders } from '../renders.ts'

/**
 * Keeps what the first visit showed, so that one visit is enough to open the same without a network: answers came with
 * the document (the cache saves by itself only what it fetched), and pictures and files before the
 * worker was there, the pictures of the page's own empty states among them.
 */
export async function keepFirstView(client: QueryClient, view: FirstView): Promise<void> {
  for (const { path, query } of view.answers) await persister.persistQueryByKey([path, query], client)
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  const states = Object.values(renders).map((template) =>
    template.replace('{width}', '160').replace('{format}', 'webp'),
  )
  keepShown([...shownSoFar(), ...(savesData() ? [] : states)])
  // What was on its way when the worker took over went past it.
  setTimeout(() => keepShown(shownSoFar()), onTheirWay)
}

const onTheirWay = 4_000

/** Style sheets that the document brought in its own text: nothing else has fetched them. */
const inDocument = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(({ href }) => href)

const shownSoFar = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .concat(inDocument())
    .filter(
      (name) => name.startsWith(location.origin) && /^\/(media|flags|icons|assets)\//.test(new URL(name).pathname),
    )

const keepShown = (addresses: string[]) =>
  navigator.serviceWorker.controller?.postMessage({ kind: 'keep-shown', addresses } satisfies PageMessage)
