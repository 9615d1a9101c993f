import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { type Drawing, drawPicture } from './draw-picture.ts'
import { encodePicture } from './encode-picture.ts'
import type { PictureFormat } from './picture-path.ts'
import { drawSharePicture } from './share-picture.ts'

/**
 * The main thread's request (with a tint, for the link preview on that tint) and the thread's answer: the file, or the
 * reason for its absence.
 */
export type PictureRequest = { readonly drawing: Drawing; readonly format: PictureFormat; readonly tint?: string }
export type PictureAnswer = { readonly bytes: Uint8Array } | { readonly error: string }

sharp.concurrency(1)
sharp.cache(false)

async function answer({ drawing, format, tint }: PictureRequest): Promise<PictureAnswer> {
  try {
    const picture = await encodePicture(await drawPicture(drawing), format)
    return { bytes: tint === undefined ? picture : await drawSharePicture(picture, tint) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (request: PictureRequest) => {
  parentPort?.postMessage(await answer(request))
})
