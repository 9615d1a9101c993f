import { downloadPictures } from '#contract/offline-downloads.ts'
import { readPictureFile, readPictureName } from '../media/picture-path.ts'
import type { Pictures } from '../media/pictures.ts'
import { estimateTotal, evenly } from './offline-download-rules.ts'

/** The number of pictures made only to measure them. */
const maxSampledPictures = 24

type Pictured = { readonly pic: string; readonly imgs: readonly string[] }
type Wanted = { readonly cardWidth: number; readonly pageWidth: number; readonly format: 'avif' | 'webp' }

/**
 * The bytes of these products' pictures at the requested widths, each picture once. Some of the unmade pictures are
 * made now; the rest count with the average of these, because known sizes come from other lists and often from one
 * width.
 */
export async function estimatePictureBytes(
  pictures: Pictures,
  products: readonly Pictured[],
  wanted: Wanted,
): Promise<number> {
  const addresses = [...new Set(products.flatMap((product) => downloadPictures(product, wanted, wanted.format)))]
  const known = await Promise.all(addresses.map((address) => ofAddress(address, pictures.weigh)))
  const unknown = addresses.filter((_, at) => known[at] === null)
  const made = await Promise.all(
    evenly(unknown, maxSampledPictures).map((address) =>
      // While too many pictures wait, the known sizes must do.
      ofAddress(address, async (...spec) => (await pictures.read(...spec).catch(() => null))?.length ?? null),
    ),
  )
  return sumOf(known) + estimateTotal([{ bytes: sumOf(made), items: made.length }], unknown.length)
}

const sumOf = (weights: readonly (number | null)[]): number =>
  weights.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0)

/** `/media/1/1f45f.90.front/320.avif` */
async function ofAddress(address: string, ask: Pictures['weigh']): Promise<number | null> {
  const [name = '', size = ''] = address.split('/').slice(-2)
  const spec = readPictureName(name)
  const file = readPictureFile(size)
  return spec && file ? ask(spec, file.width, file.format) : null
}
