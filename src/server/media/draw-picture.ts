import sharp from 'sharp'
import { closeUp, lensOn } from './close-up.ts'
import type { PictureView } from './picture-path.ts'
import { cutBorder, openPixels, type Pixels, pixelsOf, turnHue } from './pixels.ts'

/** The share of the frame that an object fills, so that neighbouring cards look even. */
const filled = 0.92
const tiltDegrees = -14
/** The share of the frame that the lens of the view `lens` takes. */
const lensSize = 0.46

/** The position of a layer: its centre and the side of its square, as shares of the frame. */
type Placement = { readonly x: number; readonly y: number; readonly size: number }
const middle: Placement = { x: 0.5, y: 0.5, size: filled }

/**
 * The input of a drawing: the illustration's file, the parcel's file for the view `box`, a hue rotation, a view, a
 * width in pixels.
 */
export type Drawing = {
  readonly render: Uint8Array
  readonly parcel: Uint8Array | null
  readonly hue: number
  readonly view: PictureView
  readonly width: number
}

/** Draws a square picture with a transparent background. Throws where a file is no picture. */
export async function drawPicture({ render, parcel, hue, view, width }: Drawing): Promise<Pixels> {
  const subject = await turnHue(await openRender(render), hue)
  switch (view) {
    case 'front':
      return place(width, [[subject, middle]])
    case 'mirror':
      return place(width, [[await pixelsOf(openPixels(subject).flop()), middle]])
    case 'tilt':
      return place(width, [[await tilted(subject), middle]])
    case 'detail':
      return closeUp(subject, width)
    case 'lens':
      return place(width, [
        [subject, { x: 0.46, y: 0.46, size: 0.84 }],
        [await lensOn(subject, Math.round(width * lensSize)), { x: 0.74, y: 0.74, size: lensSize }],
      ])
    case 'pair':
      return place(
        width,
        pairPlaces(subject).map((one) => [subject, one] as const),
      )
    case 'box':
      return place(width, [
        ...(parcel ? [[await openRender(parcel), { x: 0.44, y: 0.42, size: 0.76 }] as const] : []),
        [subject, { x: 0.69, y: 0.69, size: 0.54 }],
      ])
  }
}

const openRender = async (file: Uint8Array): Promise<Pixels> => cutBorder(await pixelsOf(sharp(file)))

/** The rotation happens at twice the size, so that the edges stay smooth. */
async function tilted(subject: Pixels): Promise<Pixels> {
  const large = openPixels(subject)
    .resize(subject.width * 2)
    .rotate(tiltDegrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
  return cutBorder(await pixelsOf(large))
}

/**
 * The back object, then the front one. The back one stands above and to the side that the object does not point to: two
 * pens on one line would look like one long pen.
 */
function pairPlaces(subject: Pixels): readonly [Placement, Placement] {
  const longer = Math.max(subject.width, subject.height)
  const shift = 0.4 * Math.min(subject.width, subject.height)
  const side = pointsUpRight(subject) ? -1 : 1
  const sizeBehind = 0.8
  const across = Math.max(subject.width, subject.width / 2 + shift + (subject.width * sizeBehind) / 2)
  const down = Math.max(subject.height, subject.height / 2 + shift + (subject.height * sizeBehind) / 2)
  const scale = filled / Math.max(across, down)
  const front = {
    x: 0.5 - (side * scale * (across - subject.width)) / 2,
    y: 0.5 + (scale * (down - subject.height)) / 2,
    size: longer * scale,
  }
  return [{ x: front.x + side * scale * shift, y: front.y - scale * shift, size: front.size * sizeBehind }, front]
}

/** Whether the object lies from the lower left to the upper right. */
function pointsUpRight({ data, width, height }: Pixels): boolean {
  let balance = 0
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      balance += (data[(y * width + x) * 4 + 3] ?? 0) * (x / width - 0.5) * (0.5 - y / height)
    }
  }
  return balance > 0
}

async function place(width: number, layers: readonly (readonly [Pixels, Placement])[]): Promise<Pixels> {
  const composed = await Promise.all(
    layers.map(async ([pixels, { x, y, size }]) => {
      const side = Math.round(size * width)
      const fitted = await pixelsOf(openPixels(pixels).resize(side, side, { fit: 'inside', kernel: 'lanczos3' }))
      const raw = { width: fitted.width, height: fitted.height, channels: 4 } as const
      const left = Math.round(x * width - fitted.width / 2)
      const top = Math.round(y * width - fitted.height / 2)
      return { input: fitted.data as Buffer, raw, left, top }
    }),
  )
  const frame = sharp({ create: { width, height: width, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  return pixelsOf(frame.composite(composed))
}
