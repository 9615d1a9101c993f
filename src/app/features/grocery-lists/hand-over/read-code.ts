/** The part of the Shape Detection API that reads QR codes; TypeScript does not know this API. */
type Detector = { detect(image: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Reads the QR code in a picture, a video frame or a bitmap; null where no code is found. */
export type CodeReader = (source: ImageBitmap | HTMLVideoElement) => Promise<string | null>

/** The longest side of a frame that the decoder reads, in px; larger frames take longer and are not read better. */
const longestSide = 1_280

/** Opens the browser's reader of QR codes; where the browser has none, fetches a decoder. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  // Chromium on some desktops has the class, but no formats.
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async (source) => (await detector.detect(source))[0]?.rawValue ?? null
  }
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (source) => {
    const [width, height] =
      source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height]
    if (!context || width === 0 || height === 0) return null
    const scale = Math.min(1, longestSide / Math.max(width, height))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // The decoder throws where the frame shows no code.
      return null
    }
  }
}
