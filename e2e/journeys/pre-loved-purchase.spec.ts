import { addAddress, cards, ordersOf } from '../support/buying.ts'
import { messageField, messages } from '../support/chat/chat-page.ts'
import { enterCard, main, placeOrderButton, thanks } from '../support/checkout-page.ts'
import { isUp } from '../support/is-up.ts'
import { freshTitle, listItem, offersOf } from '../support/mall/offered-item.ts'
import { expect, test } from '../support/mall-test.ts'
import { newShopper, signIn } from '../support/sign-in.ts'

test('product#pre-loved: a shopper asks the seller, buys the one piece by card, and finds the order and its item', async ({
  page,
  axe,
  expectNoSidewaysScroll,
  isMobile,
}) => {
  const title = freshTitle('Field guide')
  const seller = await newShopper('Ishara')
  const { prodId, itemId } = await listItem(seller, { title })
  const buyer = await signIn(page)
  await addAddress(buyer)
  await page.goto(`/pre-loved-product/${prodId}`)
  await isUp(page)
  await main(page)
    .getByRole('link', { name: isMobile ? 'Chat' : 'Ask the seller', exact: true })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByText('About this product')).toBeVisible()
  await messageField(page).fill('Is the cover complete?')
  await page.keyboard.press('Enter')
  await expect(messages(page).getByText('Is the cover complete?')).toBeVisible()
  await expect(messages(page).getByRole('link', { name: title })).toBeVisible()

  await page.goto(`/pre-loved-product/${prodId}`)
  await main(page).getByRole('link', { name: 'Buy now' }).click()
  const line = main(page).getByRole('list', { name: 'Items' }).getByRole('listitem').filter({ hasText: title })
  await expect(line).toContainText('Pre-loved · Like new')
  await expect(line).toContainText('× 1')
  await expect(main(page).getByRole('radio', { name: /Cash on delivery/ })).toBeDisabled()
  await axe()
  await expectNoSidewaysScroll()
  await enterCard(page, cards.paid)
  await placeOrderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  const [order] = await ordersOf(buyer)
  expect(order).toMatchObject({ status: 2 })
  await page.goto(`/order-details?orderNumber=${order?.orderNumber}`)
  await expect(main(page).getByText(title)).toBeVisible()
  await expect(main(page).getByText('Pre-loved · Like new')).toBeVisible()
  expect((await offersOf(seller)).find((one) => one.itemId === itemId)?.state).toBe('sold')
})
