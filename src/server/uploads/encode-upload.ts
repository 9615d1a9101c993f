import sharp from 'sharp'

/** The longest side of a stored picture, and the most pixels of a decoded one: a small file can hold a huge picture. */
const longestSide = 1600
const maxPixels = 50_000_000
const readable: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif']

/** Re-encodes a photograph: upright, bounded, without metadata. Null for an unreadable file. */
export async function encodeUpload(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
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

/** A stored picture at a width in px, or its own if that is smaller. */
export async function resizeUpload(bytes: Uint8Array, width: number, format: 'avif' | 'webp'): Promise<Uint8Array> {
  const picture = sharp(bytes).resize({ width, withoutEnlargement: true })
  // The least effort: a shopper waits, and the picture is made anew after some minutes.
  return await (format === 'avif' ? picture.avif({ quality: 55, effort: 1 }) : picture.webp({ quality: 75 })).toBuffer()
}
