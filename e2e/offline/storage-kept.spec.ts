import { expect, test } from '../support/mall-test.ts'
import { routesOfMall } from '../support/routes-of-mall.ts'
import { waitUntilKept } from '../support/seen.ts'

test('issue 2 §4 the browser is asked to keep what is saved after the first product, not at home, and once', async ({ page, request, baseURL }) => {
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      localStorage.setItem('asked', String(Number(localStorage.getItem('asked')) + 1))
      return false
    }
  })
  const asked = () => page.evaluate(() => Number(localStorage.getItem('asked')))
  const { product } = await routesOfMall(request, baseURL as string)
  await page.goto('/')
  await waitUntilKept(page)
  expect(await asked(), 'nothing worth keeping yet').toBe(0)
  await page.goto(product)
  await expect.poll(asked).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await asked()).toBe(1)
})
