import { expect, test } from '../support/mall-test.ts'
import { routesOfMall } from '../support/routes-of-mall.ts'
import { waitUntilStored } from '../support/views/visible-content.ts'

test('product#storage: persistent storage is requested after the first product, not on home, and once', async ({
  page,
  request,
  baseURL,
}) => {
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      localStorage.setItem('asked', String(Number(localStorage.getItem('asked')) + 1))
      return false
    }
  })
  const requestCount = () => page.evaluate(() => Number(localStorage.getItem('asked')))
  const { product } = await routesOfMall(request, baseURL as string)
  await page.goto('/')
  await waitUntilStored(page)
  expect(await requestCount(), 'no request before there are saved products').toBe(0)
  await page.goto(product)
  await expect.poll(requestCount).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await requestCount()).toBe(1)
})

test('product#storage: the startup cache alone fills the header while IndexedDB does not answer, and stays small @full', async ({
  page,
  context,
  goOffline,
  coldStart,
  waitForWorker,
}) => {
  await page.goto('/')
  await waitForWorker()
  const region = page.getByRole('button', { name: /^Region and language: Sri Lanka/ }).locator('visible=true')
  await expect(region.first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nelu.boot')?.length ?? 0)).toBeGreaterThan(100)
  expect(await page.evaluate(() => localStorage.getItem('nelu.boot')?.length)).toBeLessThan(5_000)
  await goOffline()
  // The worker does not have it either.
  await page.evaluate(() => caches.delete('catalogue'))
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  const cold = await coldStart('/')
  await expect(
    cold
      .getByRole('button', { name: /^Region and language: Sri Lanka/ })
      .locator('visible=true')
      .first(),
  ).toBeVisible()
})
