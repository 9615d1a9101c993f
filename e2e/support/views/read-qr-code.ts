import type { Locator } from '@playwright/test'
import decode from 'qr/decode.js'
import sharp from 'sharp'
import { expect } from '../mall-test.ts'

/** Reads a QR code of the page, as the camera of another phone does. */
export async function readQrCode(code: Locator): Promise<string> {
  await expect(code.locator('path')).toBeVisible()
  const { data, info } = await sharp(await code.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  // A busy machine may take longer than the frame of a camera, for which the decoder is made.
  return decode({ width: info.width, height: info.height, data }, { timeLimit: 5_000 })
}
