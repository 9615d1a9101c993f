import type { Order } from '#contract/order/order.ts'
import { formatSlotDay, formatSlotHours } from '#words/screens/delivery-slot.ts'
import { addAddress, buyableProduct, cards, ordersOf } from '../support/buying.ts'
import { addElsewhere, cartOf, countOf, lineOf, threeProducts } from '../support/cart.ts'
import { productPath } from '../support/catalogue.ts'
import { cardForm, main, placeOrderButton, thanks, toPayment } from '../support/checkout-page.ts'
import { isUp } from '../support/is-up.ts'
import { expectTrap, tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/mall-test.ts'
import { myCall } from '../support/my-calls.ts'
import { newShopper, signIn } from '../support/sign-in.ts'

test('product#checkout: by keyboard: from a product to a placed order, with a typed card', async ({ page }) => {
  const shopper = await signIn(page)
  const first = await addAddress(shopper)
  for (const other of ['Kofi Mensah', 'Nimal Silva']) await addAddress(shopper, other)
  const { product } = await buyableProduct(({ skuList }) => skuList.length === 1)
  await page.goto(productPath(product))
  await isUp(page)
  await tabTo(page, main(page).getByRole('link', { name: 'Buy now' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Checkout\?/)
  await expect(page.locator('main'), 'the focus moved into the new page').toBeFocused()

  // Another address: browsed with the arrow keys, chosen with the button; the focus returns to its origin.
  await expect(main(page).getByText(first.receiver)).toBeVisible()
  const change = main(page).getByRole('button', { name: 'Change' })
  await tabTo(page, change)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expectTrap(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  const all = dialog.getByRole('radio')
  await tabTo(page, dialog.getByRole('radio', { name: new RegExp(first.receiver) }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const picked = await all.evaluateAll((radios) => radios.findIndex((one) => (one as HTMLInputElement).checked))
  await expect(all.nth(picked)).toBeFocused()
  const receiver = (await all.nth(picked).locator('xpath=..').locator('b').first().innerText()).trim()
  expect(receiver, 'the dialog stays open after two steps').not.toBe(first.receiver)
  await tabTo(page, dialog.getByRole('button', { name: 'Deliver here' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(main(page).getByText(receiver)).toBeVisible()
  await expect(change).toBeFocused()

  const times = main(page).getByRole('group', { name: 'Delivery time' }).getByRole('radio')
  const atFirst = await times.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked))
  await tabTo(page, times.nth(Math.max(atFirst, 0)))
  if (atFirst < 0) await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  const chosenTime = times.nth(Math.max(atFirst, 0) + 1)
  await expect(chosenTime).toBeChecked()
  await expect(chosenTime).toBeFocused()
  const [slotDay, slotHours] = await Promise.all(
    ['b', 'span'].map((part) => chosenTime.locator('xpath=..').locator(part).innerText()),
  )
  const remarks = main(page).locator('summary')
  await tabTo(page, remarks)
  await page.keyboard.press('Enter')
  await tabTo(page, main(page).getByRole('textbox', { name: 'Note to shop' }))
  await page.keyboard.type('Ring twice')
  const insurance = main(page).getByRole('checkbox', { name: /Delivery insurance/ })
  await tabTo(page, insurance)
  await page.keyboard.press('Space')
  await expect(insurance).toBeChecked()
  await expect(insurance).toBeFocused()
  const card = main(page).getByRole('radio', { name: /New card/ })
  await expect(cardForm(page).getByLabel('Card number')).toBeVisible()
  await tabTo(page, card)
  // The rows are one tab stop; the arrow keys move between them.
  await page.keyboard.press('ArrowUp')
  await expect(main(page).getByRole('radio', { name: /Cash on delivery/ })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(card).toBeChecked()
  await expect(cardForm(page).getByLabel('Card number')).toBeVisible()
  await tabTo(page, main(page).locator('iframe'))
  const number = cardForm(page).getByLabel('Card number')
  for (
    let steps = 0;
    steps < 6 && !(await number.evaluate((element) => element === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Tab')
  await expect(number).toBeFocused()
  for (const typed of [cards.declined, '1234', '123', 'Amaya Perera']) {
    await page.keyboard.type(typed)
    if (typed !== 'Amaya Perera') await page.keyboard.press('Tab')
  }
  // The new total has arrived.
  await expect(placeOrderButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await tabTo(page, placeOrderButton(page))
  await page.keyboard.press('Enter')
  await expect(
    page.getByText("You weren't charged. Your order is still open: try again or choose another payment method."),
  ).toBeVisible()
  await expect(page).toHaveURL(toPayment)
  await expect(page.locator('main')).toBeFocused()
  await expect(number).toBeVisible()
  await number.focus()
  for (const typed of [cards.paid, '1234', '123', 'Amaya Perera']) {
    await page.keyboard.type(typed)
    if (typed !== 'Amaya Perera') await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  await expect(thanks(page), 'the outcome has the focus').toBeFocused()
  await tabTo(page, main(page).getByRole('link', { name: 'Track order' }))
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Ring twice')).toBeVisible()
  await expect(main(page).getByText(receiver)).toBeVisible()
  const [placed, ...others] = await ordersOf(shopper)
  expect([placed, others]).toMatchObject([{ status: 2, isPaid: true }, []])
  const { deliverySlot = '' } = await myCall<Order>(
    shopper,
    'GET',
    `/p/myOrder/orderDetail?orderNumber=${placed?.orderNumber}`,
  )
  expect([formatSlotDay(deliverySlot, 'en'), formatSlotHours(deliverySlot)]).toEqual([slotDay, slotHours])
  await expect(main(page).getByText(`${slotDay}, ${slotHours}`)).toBeVisible()
})

test('product#checkout: by keyboard: lines of the cart are deselected, stepped and removed, and the others go to the checkout', {
  tag: '@worker',
}, async ({ page }) => {
  const [one, two] = await threeProducts()
  const shopper = await newShopper()
  for (const item of [one, two]) await addElsewhere(shopper, item, 1)
  await signIn(page, shopper)
  await page.goto('/Cart')
  await isUp(page)
  // The newest line comes first.
  const box = lineOf(page, two.name).getByRole('checkbox')
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await expect(box).not.toBeChecked()
  await expect(box).toBeFocused()
  const more = lineOf(page, two.name).getByRole('button', { name: 'More' })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await expect(countOf(lineOf(page, two.name))).toHaveText('2')
  await expect(more).toBeFocused()
  const steps = lineOf(page, one.name).getByRole('group', { name: /^Quantity/ })
  await tabTo(page, steps.getByRole('button', { name: `Remove ${one.name}` }))
  await page.keyboard.press('Enter')
  await expect(lineOf(page, one.name)).toBeHidden()
  await expect(page.locator('main'), 'the focus stays in the page').toBeFocused()
  await expect.poll(() => cartOf(shopper)).toEqual({ [two.skuId]: 2 })
  await tabTo(page, page.getByRole('checkbox', { name: 'All', exact: true }))
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()

  await page.reload()
  await isUp(page)
  await tabTo(page, main(page).getByRole('link', { name: 'Checkout (2)' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Checkout\?basketIds=\d+$/)
})
