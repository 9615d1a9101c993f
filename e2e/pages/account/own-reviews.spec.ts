import { isUp } from '../../support/is-up.ts'
import { receiveItem } from '../../support/mall/received-item.ts'
import { expect, test } from '../../support/mall-test.ts'
import { newShopper, signIn } from '../../support/sign-in.ts'

test('design#screens: own reviews and the form use a wide screen', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the phone has one column')
  const shopper = await newShopper()
  const { item } = await receiveItem(shopper)
  await receiveItem(shopper)
  await signIn(page, shopper)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/Completed/RateProduct')
  await isUp(page)
  const items = page.getByRole('list', { name: 'Rate products' }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  const [first, second] = [await items.nth(0).boundingBox(), await items.nth(1).boundingBox()]
  expect(second?.y).toBe(first?.y)
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(1300)
  await page.goto(`/Completed/RateProduct?orderItemId=${item.orderItemId}`)
  await isUp(page)
  const form = await page.getByRole('form', { name: 'Write a review' }).boundingBox()
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeGreaterThan(1280)
})
