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
