import sharp from 'sharp'
import { shareTints } from '#contract/share-picture.ts'
import { type PictureSpec, readPictureName } from './picture-path.ts'

/** The size of a link preview. Messengers need an opaque JPEG, wide enough to be shown large. */
const sharedSize = { width: 1200, height: 630 } as const

const filePattern = /^share-([1-8])\.jpg$/

/** Parses the path's last two segments; null where they name no preview. */
export function readSharePicture(name: string, file: string): { spec: PictureSpec; tint: string } | null {
  const spec = readPictureName(name)
  const tint = shareTints[Number(filePattern.exec(file)?.[1]) - 1]
  return spec && tint ? { spec, tint } : null
}

/** Draws a picture with alpha (its file) on a tint with a soft ground shadow. */
export async function drawSharePicture(picture: Uint8Array, tint: string): Promise<Uint8Array> {
  const { width, height } = sharedSize
  const side = 500
  const subject = await sharp(picture)
    .resize(side, side, { fit: 'contain', kernel: 'lanczos3', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const shadow = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="s"><stop offset="0" stop-opacity=".22"/><stop offset="1" stop-opacity="0"/></radialGradient></defs>` +
      `<ellipse cx="${width / 2}" cy="545" rx="215" ry="30" fill="url(#s)"/></svg>`,
  )
  return sharp({ create: { width, height, channels: 3, background: tint } })
    .composite([
      { input: shadow, left: 0, top: 0 },
      { input: subject, left: (width - side) / 2, top: 48 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
