import * as v from 'valibot'
import { type PageMessage, type PictureDownload, pictureDownload } from '#offline/later/worker-messages.ts'

/**
 * Timeout of a message to the worker, in ms. A terminated worker never replies, so the caller retries after this time.
 * Also the longest time that a first visit waits for its worker.
 */
const workerTimeout = 60_000

/** Whether a worker is active that can store pictures; on a first visit the worker may still be installing. */
export async function isWorkerActive(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  if (await activeWorker()) return true
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, workerTimeout, false)))
  const isActive = await Promise.race([navigator.serviceWorker.ready.then(() => true), tooLate])
  clearTimeout(timer)
  return isActive
}

/** Has the worker fetch and store pictures. */
export async function requestPictures(addresses: string[]): Promise<PictureDownload> {
  const read = v.safeParse(pictureDownload, await requestWorker({ kind: 'take-pictures', addresses }))
  return read.success ? read.output : { bytes: 0, trouble: 'unreachable' }
}

/** Has the worker delete pictures. */
export async function dropPictures(addresses: string[]): Promise<void> {
  if (addresses.length > 0) await requestWorker({ kind: 'drop-pictures', addresses })
}

const activeWorker = async () => (await navigator.serviceWorker?.getRegistration())?.active

async function requestWorker(message: PageMessage): Promise<unknown> {
  const worker = await activeWorker()
  if (!worker) return 'no-worker'
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve('silent'), workerTimeout)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      port1.close()
      resolve(data)
    }
    worker.postMessage(message, [port2])
  })
}
