import sharp from 'sharp'
import type { ColourName } from '#server/seed/products/colour-names.ts'
import { colourOf, type MeasuredColour } from './colour-of-pixels.ts'
import { distanceOf } from './name-colour.ts'
import { hueStep } from './picture-path.ts'
import { readRender } from './picture-source.ts'
import { type Pixels, pixelsOf, turnHue } from './pixels.ts'

/** One colour variant of an illustration: the hue rotation in degrees and the resulting colour's name. */
type RenderColour = { readonly hue: number; readonly colour: ColourName }

/** The side in pixels at which colours are measured. */
const measuredSide = 64
/** The least certainty of a rotated colour's name, and the largest distance from a typical shade. */
const leastClearness = 0.2
const maxDistance = 0.09
/** The least share of coloured pixels with the main hue; below it, a rotation shows many colours. */
const leastMain = 0.62
/** The least distance of two variants; nearer ones look alike under two names. */
const leastApart = 0.09

const known = new Map<string, Promise<readonly RenderColour[]>>()

/**
 * The colours in which an illustration can be sold: the original first, then at most one rotation per name. Empty where
 * a rotation gives no believable colour: grey, brown, skin-like and many-coloured illustrations, and unknown ones.
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

/** The illustration's colour after a rotation; null where the colour has no name. */
async function shown(pixels: Pixels, hue: number): Promise<Shown | null> {
  const measured = colourOf(await turnHue(pixels, hue))
  return measured && measured.name !== 'between' ? { hue, colour: measured.name, measured } : null
}

const isApart = (one: Shown, other: Shown): boolean =>
  one.colour !== other.colour && distanceOf(one.measured.colour, other.measured.colour) >= leastApart

const isClear = ({ clearness, distance, main }: MeasuredColour): boolean =>
  clearness >= leastClearness && distance <= maxDistance && main >= leastMain

/** Whether the object is mostly of one hue and neither brown nor skin-like: wood and leather do not come in aqua. */
function isTurnable({ name, coloured, main, colour }: MeasuredColour): boolean {
  const isSkinLike = colour.hue > 35 && colour.hue < 85 && colour.chroma < 0.12
  return coloured >= 0.35 && main >= leastMain && name !== 'brown' && !isSkinLike
}
