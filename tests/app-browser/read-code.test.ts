import { encode } from 'uqr'
import { afterEach, expect, test, vi } from 'vitest'
import { openCodeReader } from '#features/grocery-lists/hand-over/read-code.ts'

const text = 'https://www.nelu-mall.example/wish-list#list=abc'

/** A picture with the code of a text, with squares of 4 px; without a text a white picture. */
function pictureOf(coded?: string): Promise<ImageBitmap> {
  const { data, size } = encode(coded ?? '', { border: 4 })
  const side = size * 4
  const pixels = new ImageData(side, side)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isDark = coded !== undefined && data[Math.floor(y / 4)]?.[Math.floor(x / 4)]
      pixels.data.set(isDark ? [0, 0, 0, 255] : [255, 255, 255, 255], (y * side + x) * 4)
    }
  return createImageBitmap(pixels)
}

/** A browser's reader of codes that knows these formats and finds this text in every picture. */
const detectorFor = (formats: readonly string[], found: string | null) =>
  class {
    static getSupportedFormats = async () => formats
    detect = async () => (found === null ? [] : [{ rawValue: found }])
  }

afterEach(() => vi.unstubAllGlobals())

test("product#grocery-code: the browser's own reader of codes is used where it reads QR codes", async () => {
  vi.stubGlobal('BarcodeDetector', detectorFor(['ean_13', 'qr_code'], 'its own finding'))
  const read = await openCodeReader()
  expect(await read(await pictureOf(text))).toBe('its own finding')
  vi.stubGlobal('BarcodeDetector', detectorFor(['qr_code'], null))
  expect(await (await openCodeReader())(await pictureOf(text))).toBeNull()
})

test('product#grocery-code: without such a reader, or with one that reads no QR codes, a decoder reads the code', async () => {
  for (const detector of [undefined, detectorFor([], 'never asked')]) {
    vi.stubGlobal('BarcodeDetector', detector)
    const read = await openCodeReader()
    expect(await read(await pictureOf(text))).toBe(text)
    expect(await read(await pictureOf())).toBeNull()
  }
})
