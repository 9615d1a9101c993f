import type { PictureFormat, PictureSpec } from './picture-path.ts'

/** The picture maker: makes each picture once, keeps it on disk, and never blocks the server's main loop. */
export type Pictures = {
  /** The encoded picture, made now if it has never been; null where there is no such render or size. Never rejects. */
  read(spec: PictureSpec, width: number, format: PictureFormat): Promise<Uint8Array | null>
  /** Bytes of a picture that is already made, without reading it; null where it is not. Never rejects. */
  weigh(spec: PictureSpec, width: number, format: PictureFormat): Promise<number | null>
  /** Makes all sizes of these pictures ahead, in the background, after everything that is asked for. */
  warm(specs: readonly PictureSpec[]): Promise<void>
  /** Stops warming, finishes what is being written, and gives the threads back. Later reads of unmade pictures are null. */
  close(): Promise<void>
}
