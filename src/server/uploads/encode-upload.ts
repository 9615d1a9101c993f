import sharp from 'sharp'

/** Longest side of what is kept, and most pixels of what is read: a small file can hold a huge picture. */
const longestSide = 1600
const mostPixels = 50_000_000
const readable: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif']

/** A photograph made anew: upright, bounded, without anything but its pixels. Null where it is no picture that we read. */
export async function encodeUpload(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!format || !readable.includes(format)) return null
    return await picture
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    return null
  }
}
