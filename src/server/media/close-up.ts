import { openPixels, type Pixels, pixelsOf } from './pixels.ts'

/** The round mask is opaque up to the first share of the frame's half side and transparent from the second. */
const [maskStart, maskEnd] = [0.9, 0.98]

/** The enlarged part: its side as a share of the object's longer side, and the weight of its changes of colour. */
type Part = { readonly side: number; readonly colours: number }
const largePart: Part = { side: 0.62, colours: 1 }
/** A small part of a plain object must contain a change of colour: plain cloth shows nothing. */
const lensPart: Part = { side: 0.4, colours: 3 }

/** Draws the most detailed part of an object in a round frame with a soft edge, `width` pixels square. */
export const closeUp = (subject: Pixels, width: number): Promise<Pixels> => enlarge(subject, width, largePart)

/** Draws a small part of an object as through a lens with a white rim, `width` pixels square. */
export async function lensOn(subject: Pixels, width: number): Promise<Pixels> {
  const rim = Math.max(2, Math.round(width * 0.04))
  const inside = width - 2 * rim
  const part = await enlarge(subject, inside, lensPart)
  const disc = (side: number) =>
    maskRound({ data: new Uint8Array(side * side * 4).fill(255), width: side, height: side })
  const layer = ({ data, width: side }: Pixels) => ({
    input: data as Buffer,
    raw: { width: side, height: side, channels: 4 } as const,
  })
  // The disc behind the part is white as well, where the part shows the edge of the object.
  return pixelsOf(openPixels(disc(width)).composite([layer(part)]))
}

async function enlarge(subject: Pixels, width: number, part: Part): Promise<Pixels> {
  const square = await onSquare(subject)
  const side = Math.round(square.width * part.side)
  const { left, top } = bestWindow(square, side, part.colours)
  const enlarged = await pixelsOf(
    openPixels(square).extract({ left, top, width: side, height: side }).resize(width, width, { kernel: 'lanczos3' }),
  )
  return maskRound(enlarged)
}

function onSquare(subject: Pixels): Promise<Pixels> {
  const side = Math.max(subject.width, subject.height)
  const left = Math.floor((side - subject.width) / 2)
  const top = Math.floor((side - subject.height) / 2)
  return pixelsOf(
    openPixels(subject).extend({
      left,
      top,
      right: side - subject.width - left,
      bottom: side - subject.height - top,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    }),
  )
}

/** Of 7×7 windows the most detailed one near the middle: a large covered share and much change of colour. */
function bestWindow(square: Pixels, side: number, colours: number): { left: number; top: number } {
  const free = square.width - side
  const offsets = Array.from({ length: 7 }, (_, index) => Math.round((free * index) / 6))
  let best = { left: 0, top: 0, worth: -1 }
  for (const left of offsets) {
    for (const top of offsets) {
      const away = Math.hypot(left - free / 2, top - free / 2) / Math.max(free, 1)
      const worth = worthOf(square, left, top, side, colours) - away * 0.15
      if (worth > best.worth) best = { left, top, worth }
    }
  }
  return best
}

/** The covered share of a window plus the spread of its colours there, which counts `colours` times. */
function worthOf({ data, width }: Pixels, left: number, top: number, side: number, colours: number): number {
  const sums = [0, 0, 0]
  const squares = [0, 0, 0]
  let [covered, seen] = [0, 0]
  for (let y = top; y < top + side; y += 4) {
    for (let x = left; x < left + side; x += 4) {
      const at = (y * width + x) * 4
      seen += 1
      if ((data[at + 3] ?? 0) < 128) continue
      covered += 1
      for (const band of [0, 1, 2]) {
        const value = (data[at + band] ?? 0) / 255
        sums[band] = (sums[band] ?? 0) + value
        squares[band] = (squares[band] ?? 0) + value * value
      }
    }
  }
  if (covered === 0) return 0
  const variances = sums.map((sum, band) => (squares[band] ?? 0) / covered - (sum / covered) ** 2)
  const spread = Math.sqrt(
    Math.max(
      0,
      variances.reduce((total, one) => total + one, 0),
    ),
  )
  return covered / seen + colours * spread
}

function maskRound({ data, width, height }: Pixels): Pixels {
  const masked = Uint8Array.from(data)
  const half = width / 2
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const distance = Math.hypot(x + 0.5 - half, y + 0.5 - half) / half
      const part = Math.min(1, Math.max(0, (maskEnd - distance) / (maskEnd - maskStart)))
      const at = (y * width + x) * 4 + 3
      masked[at] = Math.round((masked[at] ?? 0) * part * part * (3 - 2 * part))
    }
  }
  return { data: masked, width, height }
}
