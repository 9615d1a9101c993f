import { expect, test } from '../support/mall-test.ts'

test('§2 home opens and has a heading', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading').first()).toBeVisible()
})
