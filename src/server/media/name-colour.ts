import type { ColourName } from '#server/seed/products/colour-names.ts'
import { hueBetween, type Oklch, oklchOf } from './oklch.ts'

/** A colour's name, or `between` where no name fits. */
export type ShadeName = ColourName | 'between'

/**
 * Typical shades of each named hue; white, grey and black have none. `between` lists shades that no name fits: rust,
 * mustard, olive.
 */
const shades = {
  red: 'e0243a c81e2e f03a3a b01c2c e43461 fa416e cf2850',
  coral: 'ff7a66 ff8f7a f57c68',
  orange: 'ff7a1a f08020 ff8c2e f1683b f98150',
  amber: 'ffb020 eda520 f7b733',
  yellow: 'ffd93b f2e205 ffe870 f0d830',
  lime: 'a8d820 bde04a 8fc31f',
  green: '2fa84f 1e8a3c 4cbb50 22703a 3fc168 68e285 80d67b',
  mint: '98e8c0 7fe0b0 66d9a8',
  teal: '128a8a 0f7f86 2aa198 0c6a70',
  aqua: '35d0d8 4fe0e8 22c0cc',
  sky: '6cc4ff 8fd0ff 4db8ff',
  blue: '1f6fe5 2f80ed 2050c0 3a78d8',
  indigo: '4038b8 3b3fa8 5048c8 33308a',
  violet: '7a3fe0 8a4be8 6a2fb8 9058e0 614691 7959a5 a758c8',
  lilac: 'c9a8f0 b9a0e8 d0b0f5 b890e0',
  magenta: 'd020b8 c81ea0 e040d0 a81890',
  pink: 'ff8fc0 ff6fb0 ffb0d0 f080b8',
  rose: 'e23a81 ee4a96 c12e71 a72f5c',
  brown: '8a5a34 7a4a2a a0703f 94603a',
  between: 'c0451f c8501e b85a20 b88a10 a87c12 c09018 7a7a10 8a9020 6f7d1c 97981c',
} as const satisfies Partial<Record<ShadeName, string>>

const anchors = Object.entries(shades).flatMap(([name, list]) =>
  list.split(' ').map((hex) => {
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    return { name: name as ShadeName, colour: oklchOf(red, green, blue) }
  }),
)

/**
 * A shade up to this much farther than the nearest one is acceptable as well, because borders between names are soft.
 */
const border = 0.02

/** The distance of two colours; hue counts most, lightness least. A distance of about 0.02 is visible side by side. */
export function distanceOf(one: Oklch, other: Oklch): number {
  const across = 2 * Math.sqrt(one.chroma * other.chroma) * Math.sin((hueBetween(one.hue, other.hue) * Math.PI) / 360)
  return Math.hypot(0.7 * (one.lightness - other.lightness), one.chroma - other.chroma, 1.6 * across)
}

/**
 * Names a colour with a hue. `clearness` runs from 0 (as near to another name) to 1 (a typical shade); `distance` is
 * that of the nearest typical shade.
 */
export function nameColour(colour: Oklch): { name: ShadeName; clearness: number; distance: number } {
  const nearest = new Map<ShadeName, number>()
  for (const anchor of anchors) {
    const distance = distanceOf(colour, anchor.colour)
    if (distance < (nearest.get(anchor.name) ?? Infinity)) nearest.set(anchor.name, distance)
  }
  const [first, second] = [...nearest].sort((one, other) => one[1] - other[1])
  if (!first || !second) throw new Error('There are no typical shades.')
  return { name: first[0], clearness: 1 - first[1] / second[1], distance: first[1] }
}

/** Whether a shopper would accept the name for the colour: the nearest name or, near a border, the next one. */
export function isCalled(colour: Oklch, name: ShadeName): boolean {
  const nearest = nameColour(colour).distance
  return anchors.some((anchor) => anchor.name === name && distanceOf(colour, anchor.colour) <= nearest + border)
}
