/** Longest side of a photo that is sent, in px: damage is visible at this size. */
const longestSide = 1280
/** A larger file is written again at the next quality: five photos of a review stay below 1 MB. */
const largestPhoto = 180_000
const qualities = [0.85, 0.75, 0.65, 0.55]

/**
 * Converts a photo to a JPEG, upright and small enough to send; null where the file is no picture that this browser can
 * read.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) return null
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  let photo: Blob | null = null
  for (const quality of qualities) {
    photo = await jpegOf(canvas, quality)
    if (!photo || photo.size <= largestPhoto) return photo
  }
  return photo
}

/** The canvas content as a JPEG, which every browser can write; null where this browser cannot. */
export function jpegOf(canvas: HTMLCanvasElement, quality = 0.85): Promise<Blob | null> {
  const brush = canvas.getContext('2d')
  if (!brush) return Promise.resolve(null)
  // Transparent areas would be black in a JPEG.
  brush.globalCompositeOperation = 'destination-over'
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
