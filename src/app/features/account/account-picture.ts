import { setUserInfo, type UserInfo } from '#contract/account/user.ts'
import { type Answered, answered } from '#i18n/form-words.ts'
import { command } from '#session/shopper-queries.ts'
import { sendUpload } from '#sync/send-upload.ts'
import { jpegOf } from '#ui/form/shrink-picture.ts'

/** The square of a picture that is kept: its middle in the picture's own pixels, and how much it is enlarged (1: as large as fits). */
export type CropFrame = { readonly x: number; readonly y: number; readonly zoom: number }
type Size = { readonly width: number; readonly height: number }

export const mostZoom = 4

/** The largest square in the middle. */
export const middleOf = ({ width, height }: Size): CropFrame => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The side of the square, in the picture's own pixels. */
export const sideOf = ({ width, height }: Size, { zoom }: CropFrame): number => Math.min(width, height) / zoom

/** The nearest frame that lies inside of the picture. */
export function withinPicture(size: Size, frame: CropFrame): CropFrame {
  const zoom = Math.min(mostZoom, Math.max(1, frame.zoom))
  const half = sideOf(size, { ...frame, zoom }) / 2
  const inside = (at: number, length: number) => Math.min(length - half, Math.max(half, at))
  return { x: inside(frame.x, size.width), y: inside(frame.y, size.height), zoom }
}

/** The frame after the picture was moved by parts of what is shown: 1 is the whole width. */
export function movedBy(size: Size, frame: CropFrame, right: number, down: number): CropFrame {
  const side = sideOf(size, frame)
  return withinPicture(size, { ...frame, x: frame.x - right * side, y: frame.y - down * side })
}

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

/** Sends a picture, and makes it the account's. */
export async function sendPicture(picture: Blob): Promise<Answered<UserInfo>> {
  const sent = await sendUpload(picture)
  return sent.ok ? answered(await command(setUserInfo, { body: { avatarUrl: sent.value } })) : answered(sent)
}

/** Takes the account's picture away. */
export const removePicture = async (): Promise<Answered<UserInfo>> =>
  answered(await command(setUserInfo, { body: { avatarUrl: null } }))
