import sharp from 'sharp'
import { main, openAs, sheet } from '#e2e/support/account-page.ts'
import { accountOf } from '#e2e/support/call-as.ts'
import { expect, test } from '#e2e/support/mall-test.ts'

test.use({ hasPictures: true })

/** A wide photograph whose four quarters meet in the middle: red and lime above, blue and white below. */
const fourColours = async () => {
  const quarter = (background: string) =>
    sharp({ create: { width: 1500, height: 750, channels: 3, background } })
      .png()
      .toBuffer()
  const [lime, blue, white] = [await quarter('lime'), await quarter('blue'), await quarter('white')]
  return sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
    .composite([
      { input: lime, left: 1500, top: 0 },
      { input: blue, left: 0, top: 750 },
      { input: white, left: 1500, top: 750 },
    ])
    .jpeg()
    .toBuffer()
}

/** The nearest of the four colours at some points of a stored picture; the points are shares of its sides. */
async function coloursAt(
  address: URL,
  places: readonly (readonly [across: number, down: number])[],
): Promise<string[]> {
  const { data, info } = await sharp(Buffer.from(await (await fetch(address)).arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const names: Readonly<Record<string, string>> = { '100': 'red', '010': 'lime', '001': 'blue', '111': 'white' }
  return places.map(([across, down]) => {
    const at = (Math.round(down * info.height) * info.width + Math.round(across * info.width)) * info.channels
    const bright = [0, 1, 2].map((channel) => ((data[at + channel] ?? 0) > 128 ? '1' : '0')).join('')
    return names[bright] ?? bright
  })
}

test('product#account: profile edit: a picture is cropped square as dragged and zoomed, sent small, shown and removed', async ({
  page,
  axe,
}) => {
  const shopper = await openAs(page, '/profile/edit')
  const choose = page.locator('input[type="file"]')
  await choose.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText("This picture can't be opened. Choose a JPEG, PNG or WebP file.")).toBeVisible()
  await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await fourColours() })
  await expect(sheet(page).getByRole('heading', { name: 'Your picture' })).toBeVisible()
  await axe()
  const shown = sheet(page).getByRole('img')
  const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middle, line] = [x + width / 2, y + height / 2]
  await page.mouse.move(middle, line)
  await page.mouse.down()
  await page.mouse.move(middle + width / 10, line, { steps: 3 })
  await page.mouse.up()
  await shown.focus()
  await page.keyboard.press('ArrowRight')
  await sheet(page).getByRole('slider', { name: 'Size' }).fill('2')
  await shown.focus()
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowDown')
  const sending = page.waitForRequest('**/uploads')
  await sheet(page).getByRole('button', { name: 'Use this picture' }).click()
  expect((await sending).postDataBuffer()?.length ?? 0).toBeLessThan(200_000)
  await expect(page.getByText('Profile updated.')).toBeVisible()
  const { avatarUrl } = await accountOf(shopper)
  const picture = main(page).locator(`img[src="${avatarUrl}"]`)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([512, 512])
  // Horizontally, the centre moves by a tenth by the drag and a twentieth by the key, doubled by the zoom; vertically
  // by four twentieths.
  const [across, down] = [0.5 + 2 * (0.1 + 0.05), 0.5 + 4 * 0.05]
  expect(
    await coloursAt(new URL(avatarUrl ?? '', page.url()), [
      [across - 0.05, down - 0.05],
      [across + 0.05, down - 0.05],
      [across - 0.05, down + 0.05],
      [across + 0.05, down + 0.05],
    ]),
  ).toEqual(['red', 'lime', 'blue', 'white'])
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(picture).toHaveCount(0)
  expect((await accountOf(shopper)).avatarUrl).toBeNull()
})
