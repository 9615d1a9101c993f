import { jpegOf } from '#ui/form/jpeg-of.ts'
import { type CropFrame, sideOf } from './crop-frame.ts'

/** Large enough for a circle of 96 px on every screen, and some 40 kB to send. */
const sentSide = 512

/** Draws the framed square of a picture over a whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, frame: CropFrame): void {
  const brush = canvas.getContext('2d')
  if (!brush) return
  const side = sideOf(picture, frame)
  brush.imageSmoothingQuality = 'high'
  brush.clearRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(picture, frame.x - side / 2, frame.y - side / 2, side, side, 0, 0, canvas.width, canvas.height)
}

/** The framed square, small, as a JPEG; null where this browser writes none. */
export function squareOf(picture: ImageBitmap, frame: CropFrame): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = sentSide
  drawSquare(canvas, picture, frame)
  return jpegOf(canvas)
}
