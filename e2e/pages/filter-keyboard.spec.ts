import { isUp } from '../support/is-up.ts'
import { expectList, found } from '../support/list-page.ts'
import { expect, test } from '../support/mall-test.ts'

const words = 'shoes'
const path = `/SearchResults/${words}`

test('product#search: the filter sheet by keyboard: it takes the focus, returns it, and has no axe violation', async ({
  page,
  isMobile,
  axe,
}) => {
  test.skip(!isMobile, 'the sidebar has no sheet')
  await page.goto(path)
  await isUp(page)
  const opener = page.getByRole('button', { name: /^Filter/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await expect.poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await axe()
  await sheet.getByRole('button', { name: /^4 and up/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(path)
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: /^4 and up/ }).press('Space')
  const { total } = await found({ key: words, minScore: 4 })
  await page.getByRole('button', { name: `Show ${total} results` }).press('Enter')
  await expect(page).toHaveURL(`${path}?stars=4`)
  await expect(opener).toBeFocused()
})

test('product#search: the filter sidebar keeps focus and position, and has no axe violation', async ({
  page,
  isMobile,
  axe,
}) => {
  test.skip(isMobile, 'the phone has a sheet')
  await page.goto(path)
  await isUp(page)
  const free = page.getByRole('switch', { name: /^Free delivery/ })
  await free.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`${path}?free=1`)
  await expectList(page, await found({ key: words, isFreeDelivery: 1 }))
  await expect(free).toBeFocused()
  await axe()
})
