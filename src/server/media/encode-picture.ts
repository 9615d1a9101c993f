import type { PictureFormat } from './picture-path.ts'
import { openPixels, type Pixels } from './pixels.ts'

/**
 * The median card picture at 320 px has about 3.3 kB as AVIF (docs/quality.md#speed: at most 4). One effort more halves
 * the speed for 4 %.
 */
const avif = { quality: 42, effort: 2, chromaSubsampling: '4:2:0' } as const
const webp = { quality: 72, alphaQuality: 60, effort: 4 } as const

/** Encodes a picture, with its alpha channel. */
export function encodePicture(pixels: Pixels, format: PictureFormat): Promise<Uint8Array> {
  const image = openPixels(fillEmpty(pixels))
  return (format === 'avif' ? image.avif(avif) : image.webp(webp)).toBuffer()
}

/**
 * Gives transparent pixels the object's mean colour. The colour is invisible but encoded: black behind the edges costs
 * a fifth of an AVIF's bytes.
 */
function fillEmpty({ data, width, height }: Pixels): Pixels {
  const sums = [0, 0, 0]
  let opaque = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) <= 128) continue
    opaque += 1
    for (const band of [0, 1, 2]) sums[band] = (sums[band] ?? 0) + (data[at + band] ?? 0)
  }
  if (opaque === 0) return { data, width, height }
  const mean = sums.map((sum) => Math.round(sum / opaque))
  const filled = Uint8Array.from(data)
  for (let at = 0; at < filled.length; at += 4) {
    if ((filled[at + 3] ?? 0) < 8) filled.set(mean, at)
  }
  return { data: filled, width, height }
}
