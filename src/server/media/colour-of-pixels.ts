import { nameColour, type ShadeName } from './name-colour.ts'
import { hueBetween, type Oklch, oklchOf } from './oklch.ts'
import type { Pixels } from './pixels.ts'

/** The measured colour of an object's pixels. */
export type MeasuredColour = {
  /** The colour's everyday name; `between` where no name fits. */
  readonly name: ShadeName
  /** The mean of the pixels with the main hue. */
  readonly colour: Oklch
  /** The certainty of the name, 0 to 1. */
  readonly clearness: number
  /** The distance from a typical shade of that name. */
  readonly distance: number
  /** The share of opaque pixels with a hue, 0 to 1. */
  readonly coloured: number
  /** The share of coloured pixels with the main hue, 0 to 1. */
  readonly main: number
}

/** A pixel with less chroma counts as grey. */
const leastChroma = 0.055
/** Hues within this many degrees are one colour with its lights and shadows. */
const oneColour = 32

/** Measures the main colour of a picture; null where almost no pixel has a hue. */
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

/** The hue with the most chroma around it, to 5 degrees. */
function mainHue(colours: readonly Oklch[]): number {
  const bins = new Float64Array(72)
  for (const { hue, chroma } of colours) {
    const bin = Math.floor(hue / 5) % 72
    bins[bin] = (bins[bin] ?? 0) + chroma
  }
  let best = { bin: 0, weight: -1 }
  for (let bin = 0; bin < 72; bin += 1) {
    let weight = 0
    for (let near = -4; near <= 4; near += 1) weight += (bins[(bin + near + 72) % 72] ?? 0) * (5 - Math.abs(near))
    if (weight > best.weight) best = { bin, weight }
  }
  return best.bin * 5 + 2.5
}

/** The mean weighted by chroma: people name an object by its full colour, not by its lights and shadows. */
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
