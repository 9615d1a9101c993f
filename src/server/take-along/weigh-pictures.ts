import { takenPictures } from '#contract/take-along.ts'
import { readPictureFile, readPictureName } from '../media/picture-path.ts'
import type { Pictures } from '../media/pictures.ts'
import { evenly, weightOfAll } from './take-along-rules.ts'

/** The number of pictures made only to measure them. */
const mostMade = 24

type Pictured = { readonly pic: string; readonly imgs: readonly string[] }
type Wanted = { readonly cardWidth: number; readonly pageWidth: number; readonly format: 'avif' | 'webp' }

/**
 * The bytes of these products' pictures at the requested widths, each picture once. Some of the unmade pictures are
 * made now; the rest count with the average of these, because known sizes come from other lists and often from one
 * width.
 */
export async function weighPictures(
  pictures: Pictures,
  products: readonly Pictured[],
  wanted: Wanted,
): Promise<number> {
  const addresses = [...new Set(products.flatMap((product) => takenPictures(product, wanted, wanted.format)))]
  const known = await Promise.all(addresses.map((address) => ofAddress(address, pictures.weigh)))
  const unknown = addresses.filter((_, at) => known[at] === null)
  const made = await Promise.all(
    evenly(unknown, mostMade).map((address) =>
      ofAddress(address, async (...spec) => (await pictures.read(...spec))?.length ?? null),
    ),
  )
  return sumOf(known) + weightOfAll([{ bytes: sumOf(made), items: made.length }], unknown.length)
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
