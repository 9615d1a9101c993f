import { nameColour, type ShadeName } from './name-colour.ts'
import { hueBetween, type Oklch, oklchOf } from './oklch.ts'
import type { Pixels } from './pixels.ts'

/** What the pixels of a thing say about its colour. */
export type MeasuredColour = {
  /** What a shopper would call it, `between` where no name fits. */
  readonly name: ShadeName
  /** The mean of the pixels that have the main hue. */
  readonly colour: Oklch
  /** 0 to 1: how sure the name is. */
  readonly clearness: number
  /** How far it is from a typical shade of that name. */
  readonly distance: number
  /** Share of the opaque pixels that have a hue at all, 0 to 1. */
  readonly coloured: number
  /** Share of the coloured pixels that have the main hue, 0 to 1. */
  readonly main: number
}

/** Less chroma than this is read as grey. */
const leastChroma = 0.055
/** Hues within so many degrees are one colour with its lights and shadows. */
const oneColour = 32

/** Measures the main colour of a picture; null where nearly nothing in it has a hue. */
export function colourOf({ data }: Pixels): MeasuredColour | null {
  let opaque = 0
  const coloured: Oklch[] = []
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue
    opaque += 1
    const colour = oklchOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    if (colour.chroma >= leastChroma) coloured.push(colour)
  }
  if (coloured.length < opaque * 0.05 || coloured.length === 0) return null
  const hue = mainHue(coloured)
  const same = coloured.filter((one) => hueBetween(one.hue, hue) <= oneColour)
  const colour = meanOf(same)
  return { ...nameColour(colour), colour, coloured: coloured.length / opaque, main: same.length / coloured.length }
}

/** The hue around which most chroma gathers, to 5 degrees. */
function mainHue(colours: readonly Oklch[]): number {
  const bins = new Float64Array(72)
  for (const { hue, chroma } of colours) bins[Math.floor(hue / 5) % 72]! += chroma
  let best = { bin: 0, weight: -1 }
  for (let bin = 0; bin < 72; bin += 1) {
    let weight = 0
    for (let near = -4; near <= 4; near += 1) weight += (bins[(bin + near + 72) % 72] ?? 0) * (5 - Math.abs(near))
    if (weight > best.weight) best = { bin, weight }
  }
  return best.bin * 5 + 2.5
}

/** The mean, each pixel by its chroma: the eye names a thing by its full colour and not by its lights and shadows. */
function meanOf(colours: readonly Oklch[]): Oklch {
  let [x, y, lightness, weights] = [0, 0, 0, 0]
  for (const one of colours) {
    const angle = (one.hue * Math.PI) / 180
    x += Math.cos(angle) * one.chroma * one.chroma
    y += Math.sin(angle) * one.chroma * one.chroma
    lightness += one.lightness * one.chroma
    weights += one.chroma
  }
  return {
    lightness: lightness / weights,
    chroma: Math.hypot(x, y) / weights,
    hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  }
}
