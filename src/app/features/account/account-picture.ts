import { setUserInfo, type UserInfo } from '#contract/account/user.ts'
import { type Answered, answered } from '#i18n/form-words.ts'
import { command } from '#session/shopper-queries.ts'
import { sendUpload } from '#sync/send-upload.ts'
import { jpegOf } from '#ui/form/shrink-picture.ts'

/**
 * The square crop of a picture: its centre in the picture's own pixels, and the zoom (1 is the largest square that
 * fits).
 */
export type CropFrame = { readonly x: number; readonly y: number; readonly zoom: number }
type Size = { readonly width: number; readonly height: number }

export const maxZoom = 4

/** The largest square at the centre of the picture. */
export const middleOf = ({ width, height }: Size): CropFrame => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The side of the cropped square, in the picture's own pixels. */
export const sideOf = ({ width, height }: Size, { zoom }: CropFrame): number => Math.min(width, height) / zoom

/** The nearest frame inside the picture, with the zoom limited to 1…`maxZoom`. */
export function clampToPicture(size: Size, frame: CropFrame): CropFrame {
  const zoom = Math.min(maxZoom, Math.max(1, frame.zoom))
  const half = sideOf(size, { ...frame, zoom }) / 2
  const inside = (at: number, length: number) => Math.min(length - half, Math.max(half, at))
  return { x: inside(frame.x, size.width), y: inside(frame.y, size.height), zoom }
}

/**
 * The frame after the picture is dragged. `right` and `down` are fractions of the visible square: 1 is its whole side.
 */
export function movedBy(size: Size, frame: CropFrame, right: number, down: number): CropFrame {
  const side = sideOf(size, frame)
  return clampToPicture(size, { ...frame, x: frame.x - right * side, y: frame.y - down * side })
}

/** Side of the uploaded square in pixels: sharp in a circle of 96 px on every screen, at about 40 kB. */
const sentSide = 512

/** Draws the framed square of a picture over the whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, frame: CropFrame): void {
  const brush = canvas.getContext('2d')
  if (!brush) return
  const side = sideOf(picture, frame)
  brush.imageSmoothingQuality = 'high'
  brush.clearRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(picture, frame.x - side / 2, frame.y - side / 2, side, side, 0, 0, canvas.width, canvas.height)
}

/** The framed square as a small JPEG; null in a browser that cannot encode one. */
export function squareOf(picture: ImageBitmap, frame: CropFrame): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = sentSide
  drawSquare(canvas, picture, frame)
  return jpegOf(canvas)
}

/** Uploads a picture and sets it as the account's picture. */
export async function sendPicture(picture: Blob): Promise<Answered<UserInfo>> {
  const sent = await sendUpload(picture)
  return sent.ok ? answered(await command(setUserInfo, { body: { avatarUrl: sent.value } })) : answered(sent)
}

/** Removes the account's picture. */
export const removePicture = async (): Promise<Answered<UserInfo>> =>
  answered(await command(setUserInfo, { body: { avatarUrl: null } }))
