/**
 * The views of an illustration: as drawn, mirrored, tilted, with a part enlarged in a round lens, as a pair, or in its
 * parcel. The view `detail`, the enlarged part alone, is in catalogues and orders of earlier versions only.
 */
export const pictureViews = ['front', 'mirror', 'tilt', 'detail', 'lens', 'pair', 'box'] as const
export type PictureView = (typeof pictureViews)[number]

/** The step of hue rotations in degrees, which bounds the number of pictures. */
export const hueStep = 15

/** The widths in pixels and the formats of every picture. */
export const pictureWidths = [160, 320, 512] as const
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** One picture: the illustration's file name, a hue rotation in degrees (0 is as drawn), and a view. */
export type PictureSpec = { readonly render: string; readonly hue: number; readonly view: PictureView }

/** Raised whenever the same spec gives other pixels: clients cache pictures for a year (decision 0006). */
export const pictureGeneration = '1'

/** The path segment that names the picture, e.g. `1f45f.90.front`. */
export const pictureName = ({ render, hue, view }: PictureSpec): string => `${render}.${hue}.${view}`

/** The wire's path template, e.g. `/media/1/1f45f.90.front/{width}.{format}`. */
export const pictureTemplate = (spec: PictureSpec): string =>
  `/media/${pictureGeneration}/${pictureName(spec)}/{width}.{format}`

/** Parses the path segment that names the picture, e.g. `1f45f.90.front`; null for any other text. */
export function readPictureName(name: string): PictureSpec | null {
  const match = /^([0-9a-f]{4,5}(?:-[0-9a-f]{4,5}){0,6})\.(0|[1-9]\d{0,2})\.([a-z]+)$/.exec(name)
  const hue = Number(match?.[2])
  const view = pictureViews.find((one) => one === match?.[3])
  if (!match?.[1] || !view || hue >= 360 || hue % hueStep !== 0) return null
  return { render: match[1], hue, view }
}

/** Parses the last path segment, e.g. `320.avif`; null for an unknown size or format. */
export function readPictureFile(file: string): { width: number; format: PictureFormat } | null {
  const [width, format, ...rest] = file.split('.')
  const knownWidth = pictureWidths.find((one) => String(one) === width)
  const knownFormat = pictureFormats.find((one) => one === format)
  return knownWidth && knownFormat && rest.length === 0 ? { width: knownWidth, format: knownFormat } : null
}
