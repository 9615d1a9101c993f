import type { PictureFormat, PictureSpec } from './picture-path.ts'

/** The picture maker: makes each picture once, caches the file on disk, and never blocks the main loop. */
export type Pictures = {
  /**
   * The encoded picture, made now if needed; null for an unknown illustration or size. Rejects with `PictureQueueFull`
   * only, where the picture would have to wait and too many do.
   */
  read(spec: PictureSpec, width: number, format: PictureFormat): Promise<Uint8Array | null>
  /** The picture's link preview on a tint, made each time. Otherwise like `read`. */
  share(spec: PictureSpec, tint: string): Promise<Uint8Array | null>
  /** The bytes of a made picture without reading the file; null where it is not made yet. Never rejects. */
  weigh(spec: PictureSpec, width: number, format: PictureFormat): Promise<number | null>
  /** Makes all sizes of these pictures in the background, after every requested picture. */
  warm(specs: readonly PictureSpec[]): Promise<void>
  /** Stops warming, finishes running writes, and ends the threads. Later reads of unmade pictures answer null. */
  close(): Promise<void>
}
