import sharp from 'sharp'
import { isUp } from '#e2e/support/is-up.ts'
import { receiveItem } from '#e2e/support/mall/received-item.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { newShopper, signIn } from '#e2e/support/sign-in.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { rowsTable } from '../measure-row.ts'
import { median } from '../median.ts'
import { networkProfiles } from '../network/network-profile.ts'
import { newProfile, openPhone } from '../phone.ts'
import { openStage, type Stage } from '../stage.ts'
import { reviewTargets } from '../targets.ts'

const runs = 3
const photographs = 5
const settleMs = 3_000

type Sent = { readonly ms: number; readonly kB: number }

/**
 * Five photographs of 12 megapixels to a submitted review on Slow 3G: from the choice of the files until the server has the
 * review, and the bytes that the phone sends meanwhile.
 */
export async function reviewBench(log: (sentence: string) => void): Promise<string> {
  const stage = await openStage()
  try {
    const files = await makePhotographs()
    const sent: Sent[] = []
    for (let run = 1; run <= runs; run += 1) {
      log(`A review with ${photographs} photographs, run ${run} of ${runs}`)
      sent.push(await sendReview(stage, files))
    }
    const slow3g = networkProfiles.slow3g.name
    const megabytes = files.reduce((sum, { buffer }) => sum + buffer.length, 0) / 1_000_000
    return [
      '## A review with five photographs, Slow 3G',
      '',
      `Phone, HTTP/2 over TLS; ${photographs} photographs of 4,000 × 3,000 pixels, ${megabytes.toFixed(1)} MB; from the choice of the files until the server has the review.`,
      '',
      rowsTable([
        {
          measure: `review submitted (${sent.map(({ ms }) => ms.toFixed(0)).join(', ')})`,
          network: slow3g,
          value: median(sent.map(({ ms }) => ms)),
          unit: 'ms',
          target: reviewTargets.ms,
        },
        {
          measure: 'bytes sent',
          network: slow3g,
          value: median(sent.map(({ kB }) => kB)),
          unit: 'kB',
          target: reviewTargets.kB,
        },
      ]),
      '',
    ].join('\n')
  } finally {
    await stage.close()
  }
}

/** Photographs with the detail of a camera's: coloured noise, blurred. */
const makePhotographs = () =>
  Promise.all(
    Array.from({ length: photographs }, async (_, at) => ({
      name: `photograph-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: {
          width: 4_000,
          height: 3_000,
          channels: 3,
          background: 'grey',
          noise: { type: 'gaussian', mean: 60 + 30 * at, sigma: 60 },
        },
      })
        .blur(1.5)
        .jpeg({ quality: 92 })
        .toBuffer(),
    })),
  )

async function sendReview(
  { shaper, origin, keyHash }: Stage,
  files: Awaited<ReturnType<typeof makePhotographs>>,
): Promise<Sent> {
  const shopper = await newShopper()
  const { item } = await receiveItem(shopper)
  const profile = await newProfile()
  shaper.use(networkProfiles.unshaped)
  const phone = await openPhone(profile.folder, keyHash, origin)
  try {
    await phone.addInitScript('globalThis.__name = (one) => one')
    // Data saver keeps other prefetching out of the measurement.
    await phone.addInitScript((key) => localStorage.setItem(key, 'on'), localKeys.dataSaver)
    const page = await phone.newPage()
    await signIn(page, shopper)
    await page.goto(`/Completed/RateProduct?orderItemId=${item.orderItemId}`)
    await isUp(page)
    await page.waitForTimeout(settleMs)
    shaper.use(networkProfiles.slow3g)
    const before = shaper.sentBytes()
    const start = performance.now()
    await page.locator('input[type="file"]').setInputFiles([...files])
    await page.getByRole('radio', { name: '5 stars, Excellent' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Your thoughts' }).fill('Sturdy and well packed, as described.')
    await page
      .getByRole('list', { name: 'Pictures' })
      .getByRole('img')
      .nth(photographs - 1)
      .waitFor()
    await page.getByRole('button', { name: 'Submit review' }).click()
    let pictures = 0
    while (pictures < photographs) {
      const { records } = await myCall<{ records: { pics: string[] }[] }>(shopper, 'GET', '/p/prodComm/mine?size=10')
      pictures = records[0]?.pics.length ?? 0
      if (performance.now() - start > 300_000) throw new Error('The server has no review after five minutes.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return { ms: performance.now() - start, kB: (shaper.sentBytes() - before) / 1_000 }
  } finally {
    await phone.close()
    await profile.remove()
  }
}
