import type { Locator } from '@playwright/test'
import { payOnDelivery, placeOrder, shipOrder } from '../../support/buying.ts'
import { addElsewhere, plainProduct } from '../../support/cart.ts'
import { main, thanks } from '../../support/checkout-page.ts'
import { isUp } from '../../support/is-up.ts'
import { expect, test } from '../../support/mall-test.ts'
import { signIn } from '../../support/sign-in.ts'

const width = 1440

/** The distance of the middle of a part from the middle of the window, in px. */
const offCentre = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox()
  return Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)
}
/** The right edge of a part, in px. */
const rightEdge = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox()
  return (box?.x ?? 0) + (box?.width ?? 0)
}

test('design#screens: address form, order placed, refund, tracking and notices do not stay in the left half of a wide screen', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const [placed, shipped] = [await placeOrder(shopper), await placeOrder(shopper)]
  for (const number of [placed, shipped]) await payOnDelivery(shopper, number)
  await shipOrder(shipped)
  await page.setViewportSize({ width, height: 900 })
  const open = async (path: string) => {
    await page.goto(path)
    await isUp(page)
  }

  await open('/addresses/new')
  const form = page.getByRole('form', { name: 'Add address' })
  await expect(form).toBeVisible()
  expect(await offCentre(form)).toBeLessThan(20)

  await open(`/paymentMethod?orderNumbers=${placed}`)
  await expect(thanks(page)).toBeVisible()
  expect(await offCentre(thanks(page))).toBeLessThan(20)

  // Cash on delivery is not paid yet: the screen says when a refund can be requested.
  await open(`/Refund?orderNumber=${placed}`)
  const note = main(page).getByText(/^You can request a refund once/)
  await expect(note).toBeVisible()
  expect(await offCentre(main(page).getByRole('link', { name: 'Order details' }).locator('xpath=../..'))).toBeLessThan(
    20,
  )

  await open(`/ToReceive/logistics?orderNumber=${shipped}`)
  const address = main(page).locator('section').filter({ hasText: 'Delivery address' }).last()
  await expect(main(page).getByRole('heading', { name: 'On its way' })).toBeVisible()
  expect(await rightEdge(address)).toBeGreaterThan(1300)

  await open('/notification')
  const notices = main(page).getByRole('listitem')
  await expect(notices.nth(1)).toBeVisible()
  expect(await rightEdge(notices.nth(1))).toBeGreaterThan(1300)
})

test('quality#speed: the checkout button of the cart stays where it is when the fees of a small cart arrive', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'on the phone the button stands in a bar below the page')
  const shopper = await signIn(page)
  const item = await plainProduct(({ skuList: [sku] }) => (sku?.price ?? 0) < 900)
  await addElsewhere(shopper, item, 1)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/p/shopCart/totalPay*', async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.goto('/Cart')
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  const checkout = summary.getByRole('link', { name: 'Checkout (1)' })
  await expect(summary.getByText('…', { exact: true })).toHaveCount(2)
  await expect(checkout).toBeVisible()
  const before = await checkout.boundingBox()
  answer()
  await expect(summary).toContainText('Small cart fee')
  expect(await checkout.boundingBox()).toEqual(before)
})
