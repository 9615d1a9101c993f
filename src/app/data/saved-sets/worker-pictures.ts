import * as v from 'valibot'
import { takenPicturesReply, type PageMessage, type TakenPicturesReply } from '../../../offline/messages.ts'

/** A worker that was ended in the middle does not answer; the same is asked again then. In ms. */
const patience = 60_000

/** Has the worker fetch and keep pictures. Without a worker none is kept, and their places say so. */
export async function takePictures(addresses: string[]): Promise<TakenPicturesReply> {
  const reply = await ask({ kind: 'take-pictures', addresses })
  if (reply === 'no-worker') return { bytes: 0, trouble: null }
  const read = v.safeParse(takenPicturesReply, reply)
  return read.success ? read.output : { bytes: 0, trouble: 'unreachable' }
}

/** Has the worker throw pictures away. */
export async function dropPictures(addresses: string[]): Promise<void> {
  if (addresses.length > 0) await ask({ kind: 'drop-pictures', addresses })
}

async function ask(message: PageMessage): Promise<unknown> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active
  if (!worker) return 'no-worker'
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve('silent'), patience)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      port1.close()
      resolve(data)
    }
    worker.postMessage(message, [port2])
  })
}
