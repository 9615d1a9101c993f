import { pictureWidths } from '#contract/product/product.ts'
import { savesData } from '#device/data-saver.ts'

/** One white pixel. */
const avifPixel =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAmbWRhdBIACgc4AAbQENBpMhEewmKk4AAWAAAQkDWTv55MgA=='

export type PictureChoice = { readonly cardWidth: number; readonly pageWidth: number; readonly format: 'avif' | 'webp' }

/**
 * Display widths of a card's picture and of a product page's first picture, in CSS pixels, as stated by `sizes` of the
 * two components.
 */
const shownWidths = () =>
  innerWidth >= 835 ? { card: 130, page: 400 } : { card: Math.min(innerWidth * 0.3, 160), page: innerWidth * 0.4 }

/** The pictures that this browser would choose by itself: the width by its screen, the format by its support. */
export async function pictureChoice(): Promise<PictureChoice> {
  const { card, page } = shownWidths()
  return { cardWidth: widthFor(card), pageWidth: widthFor(page), format: await bestFormat() }
}

/**
 * The width that a browser chooses from `srcset`: the smallest that suffices, or the one below where that is nearer by
 * ratio.
 */
function widthFor(shown: number): number {
  if (savesData()) return pictureWidths[0]
  const neededWidth = shown * devicePixelRatio
  const at = pictureWidths.findIndex((width) => width >= neededWidth)
  const enough = pictureWidths[at] ?? 512
  const nextSmaller = pictureWidths[at - 1]
  return nextSmaller && Math.sqrt(nextSmaller * enough) >= neededWidth ? nextSmaller : enough
}

async function bestFormat(): Promise<PictureChoice['format']> {
  const image = new Image()
  image.src = avifPixel
  return image.decode().then(
    () => 'avif',
    () => 'webp',
  )
}
