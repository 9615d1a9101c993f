import * as v from 'valibot'
import { type PictureDownload, pageMessage } from '#offline/later/messages.ts'
import { cacheNames } from '#offline/store-names.ts'
import { drop, isPicture, keep, keptBytes } from './pictures.ts'
import { realm } from './realm.ts'

/** Fetches and deletes the pictures of an offline download, on request of a page (decision 0011). */
export function servePicturesTaken(): void {
  realm.addEventListener('message', (event) => {
    const message = v.safeParse(pageMessage, event.data)
    if (!message.success) return
    const { output } = message
    if (output.kind === 'take-pictures')
      event.waitUntil(take(output.addresses.filter(isPicture)).then((reply) => event.ports[0]?.postMessage(reply)))
    if (output.kind === 'drop-pictures')
      event.waitUntil(drop(output.addresses).then(() => event.ports[0]?.postMessage(null)))
  })
}

/** All in parallel: a page asks for a few at a time. Cached pictures count and cost no traffic. */
async function take(addresses: readonly string[]): Promise<PictureDownload> {
  const cache = await caches.open(cacheNames.pictures)
  const outcomes = await Promise.all(addresses.map((address) => takeOne(cache, address)))
  return {
    bytes: outcomes.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0),
    trouble: outcomes.find((one) => typeof one === 'string') ?? null,
  }
}

async function takeOne(cache: Cache, address: string): Promise<number | NonNullable<PictureDownload['trouble']>> {
  const kept = await keptBytes(cache, address)
  if (kept !== null) return kept
  const response = await fetch(address).catch(() => null)
  if (!response) return 'unreachable'
  // A picture that the server lacks is missing everywhere and does not stop the download.
  if (!response.ok) return 0
  return (await keep(cache, address, response)) ? ((await keptBytes(cache, address)) ?? 0) : 'full'
}
