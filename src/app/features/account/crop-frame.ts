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
