import sharp, { type Sharp } from 'sharp'

/** A picture in memory: four bytes a pixel (red, green, blue, alpha), row by row, sizes in pixels. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** A pixel with an alpha at or below this belongs to a soft edge, not to the object. */
const faint = 8

/** Opens pixels for sharp. */
export const openPixels = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } })

/** The output of a sharp pipeline, in memory. */
export async function pixelsOf(pipeline: Sharp): Promise<Pixels> {
  const { data, info } = await pipeline.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Cuts the transparent border off, so that objects of all shapes can be drawn at the same size. */
export async function cutBorder(pixels: Pixels): Promise<Pixels> {
  const { data, width, height } = pixels
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= faint) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return pixels
  return pixelsOf(openPixels(pixels).extract({ left, top, width: right - left + 1, height: bottom - top + 1 }))
}

/** Rotates every hue by `degrees`. Lightness and alpha stay; greys have no hue and stay as well. */
export const turnHue = (pixels: Pixels, degrees: number): Promise<Pixels> =>
  degrees === 0 ? Promise.resolve(pixels) : pixelsOf(openPixels(pixels).modulate({ hue: degrees }))
