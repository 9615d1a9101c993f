import sharp from 'sharp'
import type { ColourName } from '../seed/colour-names.ts'
import { colourOf, type MeasuredColour } from './colour-of-pixels.ts'
import { distanceOf } from './name-colour.ts'
import { hueStep } from './picture-path.ts'
import { readRender } from './picture-source.ts'
import { type Pixels, pixelsOf, turnHue } from './pixels.ts'

/** One colour that a render can show: the turn of its hue in degrees, and what a shopper calls the result. */
export type RenderColour = { readonly hue: number; readonly colour: ColourName }

/** Side in pixels at which colours are measured. */
const measuredSide = 64
/** A turned colour needs a name at least so clear, and a typical shade at least so near. */
const leastClearness = 0.2
const mostDistance = 0.09
/** Share of the coloured pixels that must have the main hue; with less, a turn shows many colours. */
const leastMain = 0.62
/** Two variants nearer than this look like the same thing with two names. */
const leastApart = 0.09

const known = new Map<string, Promise<readonly RenderColour[]>>()

/**
 * The colours in which a render can be shown and sold, as it was drawn first, at most one turn for each name.
 * Empty where a turn would not give one honest colour: grey, brown, skin-like and many-coloured renders, or no render.
 */
export function coloursOf(render: string): Promise<readonly RenderColour[]> {
  const found = known.get(render) ?? measure(render)
  known.set(render, found)
  return found
}

async function measure(render: string): Promise<readonly RenderColour[]> {
  const file = await readRender(render)
  if (!file) return []
  const pixels = await pixelsOf(sharp(file).resize(measuredSide, measuredSide, { fit: 'inside' }))
  const drawn = await shown(pixels, 0)
  if (!drawn || !isTurnable(drawn.measured)) return []
  const turns = Array.from({ length: 360 / hueStep - 1 }, (_, index) => (index + 1) * hueStep)
  const turned = (await Promise.all(turns.map((hue) => shown(pixels, hue))))
    .filter((one) => one !== null)
    .filter(({ colour, measured }) => colour !== 'brown' && isClear(measured))
    .sort((one, other) => other.measured.clearness - one.measured.clearness)
  const kept = [drawn]
  for (const one of turned) {
    if (kept.every((other) => isApart(one, other))) kept.push(one)
  }
  return kept.map(({ hue, colour }) => ({ hue, colour })).sort((one, other) => one.hue - other.hue)
}

type Shown = RenderColour & { readonly measured: MeasuredColour }

/** The render's colour after a turn; null where it has no name. */
async function shown(pixels: Pixels, hue: number): Promise<Shown | null> {
  const measured = colourOf(await turnHue(pixels, hue))
  return measured && measured.name !== 'between' ? { hue, colour: measured.name, measured } : null
}

const isApart = (one: Shown, other: Shown): boolean =>
  one.colour !== other.colour && distanceOf(one.measured.colour, other.measured.colour) >= leastApart

const isClear = ({ clearness, distance, main }: MeasuredColour): boolean =>
  clearness >= leastClearness && distance <= mostDistance && main >= leastMain

/** Mostly of one hue, and neither brown nor skin-like: what is made of wood or leather does not come in aqua. */
function isTurnable({ name, coloured, main, colour }: MeasuredColour): boolean {
  const isSkinLike = colour.hue > 35 && colour.hue < 85 && colour.chroma < 0.12
  return coloured >= 0.35 && main >= leastMain && name !== 'brown' && !isSkinLike
}
