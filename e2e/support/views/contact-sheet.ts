import sharp, { type OverlayOptions } from 'sharp'

export type Shot = { readonly label: string; readonly png: Buffer }

const gap = 16
const labelHeight = 30
const ground = '#9AA5A1'

/** A label as a picture, so that it needs no font. */
const labelOf = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="2" y="21" font-family="sans-serif" font-size="17" fill="black">${text.replace(/[&<]/g, '')}</text></svg>`,
  )

/**
 * Joins rows of screenshots into one picture of about `width` pixels. The screenshots of a row stand side by side at
 * one width, each below its label. Answers an uncompressed PNG.
 */
export async function contactSheet(rows: readonly (readonly Shot[])[], width: number): Promise<Buffer> {
  const layers: OverlayOptions[] = []
  let top = gap
  for (const row of rows) {
    const cell = Math.floor((width - gap) / row.length) - gap
    const isLabelled = row.some(({ label }) => label !== '')
    const from = top + (isLabelled ? labelHeight : 0)
    let highest = 0
    for (const [at, { label, png }] of row.entries()) {
      const left = gap + at * (cell + gap)
      const { data, info } = await sharp(png).resize({ width: cell }).png().toBuffer({ resolveWithObject: true })
      highest = Math.max(highest, info.height)
      if (isLabelled) layers.push({ input: labelOf(label, cell), left, top })
      layers.push({ input: data, left, top: from })
    }
    top = from + highest + gap
  }
  return sharp({ create: { width, height: top, channels: 3, background: ground } })
    .composite(layers)
    .png()
    .toBuffer()
}

/** Joins screenshots of equal height to a row, for README; the file has at most `maxBytes` as PNG with a palette. */
export async function bannerOf(pngs: readonly Buffer[], height: number, maxBytes: number): Promise<Buffer> {
  const shots = await Promise.all(
    pngs.map((png) => sharp(png).resize({ height }).png().toBuffer({ resolveWithObject: true })),
  )
  let left = gap
  const layers = shots.map(({ data, info }) => {
    const layer = { input: data, left, top: gap }
    left += info.width + gap
    return layer
  })
  const sheet = await sharp({ create: { width: left, height: height + 2 * gap, channels: 3, background: ground } })
    .composite(layers)
    .png()
    .toBuffer()
  for (const colours of [256, 192, 128, 96, 64]) {
    const small = await sharp(sheet)
      .png({ palette: true, colours, effort: 10, compressionLevel: 9, dither: 0.6 })
      .toBuffer()
    if (small.length <= maxBytes) return small
  }
  return bannerOf(pngs, Math.round(height * 0.85), maxBytes)
}
