/** Longest side of a photograph that is sent, in px: what is broken can be seen, and it is some 300 kB. */
const longestSide = 1280

/** A photograph, upright and small enough to send, as a JPEG; null where it is no picture that this phone can read. */
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
  return jpegOf(canvas)
}

/** What is drawn on a canvas, as a JPEG, which every browser can write; null where this one cannot. */
export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const brush = canvas.getContext('2d')
  if (!brush) return Promise.resolve(null)
  // What is see-through would be black in a JPEG.
  brush.globalCompositeOperation = 'destination-over'
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}
