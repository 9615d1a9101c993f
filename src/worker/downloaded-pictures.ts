import * as v from 'valibot'
import { type PictureDownload, pageMessage } from '#offline/later/worker-messages.ts'
import { cacheNames } from '#offline/store-names.ts'
import { cachedBytes, cachePicture, deletePictures, isPicture } from './pictures.ts'
import { scope } from './scope.ts'

/** Fetches and deletes the pictures of an offline download, on request of a page (decision 0011). */
export function serveDownloadedPictures(): void {
  scope.addEventListener('message', (event) => {
    const message = v.safeParse(pageMessage, event.data)
    if (!message.success) return
    const { output } = message
    if (output.kind === 'take-pictures')
      event.waitUntil(
        downloadAll(output.addresses.filter(isPicture)).then((reply) => event.ports[0]?.postMessage(reply)),
      )
    if (output.kind === 'drop-pictures')
      event.waitUntil(deletePictures(output.addresses).then(() => event.ports[0]?.postMessage(null)))
  })
}

/** All in parallel: a page asks for a few at a time. Cached pictures count and cost no traffic. */
async function downloadAll(addresses: readonly string[]): Promise<PictureDownload> {
  const cache = await caches.open(cacheNames.pictures)
  const outcomes = await Promise.all(addresses.map((address) => download(cache, address)))
  return {
    bytes: outcomes.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0),
    trouble: outcomes.find((one) => typeof one === 'string') ?? null,
  }
}

async function download(cache: Cache, address: string): Promise<number | NonNullable<PictureDownload['trouble']>> {
  const cached = await cachedBytes(cache, address)
  if (cached !== null) return cached
  const response = await fetch(address).catch(() => null)
  if (!response) return 'unreachable'
  // A picture that the server lacks is missing everywhere and does not stop the download.
  if (response.status === 404 || response.status === 410) return 0
  if (!response.ok) return 'unreachable'
  return (await cachePicture(cache, address, response)) ? ((await cachedBytes(cache, address)) ?? 0) : 'full'
}
