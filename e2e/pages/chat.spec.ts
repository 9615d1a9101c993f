import { randomUUID } from 'node:crypto'
import { supportId } from '#contract/chat/chat-limits.ts'
import { placeOrder } from '../support/buying.ts'
import { plainProduct } from '../support/cart.ts'
import { productPath } from '../support/catalogue.ts'
import {
  answerAsShop,
  chatWith,
  messageField,
  messages,
  messagesOf,
  sendButton,
  writeElsewhere,
} from '../support/chat/chat-page.ts'
import { isUp } from '../support/is-up.ts'
import { logInByCode } from '../support/login-modal.ts'
import { expect, test } from '../support/mall-test.ts'
import { storedOnDevice } from '../support/offline/stored-on-device.ts'
import { newShopper, signIn } from '../support/sign-in.ts'

const freshName = () => `Ama ${randomUUID().slice(0, 8)}`

test('product#chat: a guest who opens the chat is asked to log in, and is in the chat afterwards', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await isUp(page)
  const bar = isMobile ? page.getByRole('navigation', { name: 'Main' }) : page.getByRole('banner')
  await bar.getByRole('link', { name: 'Chat', exact: true }).click()
  const modal = page.getByRole('dialog', { name: /^Log in to/ })
  await expect(modal).toBeVisible()
  await logInByCode(modal)
  await expect(page).toHaveURL('/iCanchat')
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Nelu support/ })).toBeVisible()
})

test('product#chat: without a network, the field of a message stays in view below the offline bar @full', async ({
  page,
  goOffline,
}) => {
  await signIn(page, await newShopper(freshName()))
  await page.goto(chatWith('support'))
  await expect(messageField(page)).toBeInViewport({ ratio: 1 })
  await goOffline()
  await expect(page.getByText('showing').filter({ visible: true }).first()).toBeVisible()
  await expect(messageField(page)).toBeInViewport({ ratio: 1 })
})

test('product#chat: a question about a product carries the product; the answer arrives live and is labelled as automatic', async ({
  page,
  axe,
  expectNoSidewaysScroll,
  isMobile,
}) => {
  const { product, name } = await plainProduct()
  const shopper = await newShopper(freshName())
  await signIn(page, shopper)
  await page.goto(productPath(product))
  await isUp(page)
  await page
    .getByRole('link', { name: isMobile ? 'Chat' : 'Ask the seller', exact: true })
    .locator('visible=true')
    .first()
    .click()
  await expect(page).toHaveURL(chatWith(product.shopId, `&prodId=${product.prodId}`))
  await expect(page.getByText('About this product')).toBeVisible()
  await axe()
  await messageField(page).fill('How many do you have in stock?')
  await page.keyboard.press('Enter')
  await expect(messages(page).getByText('How many do you have in stock?')).toBeVisible()
  await expect(messages(page).getByRole('link', { name })).toBeVisible()
  await expect(page).toHaveURL(chatWith(product.shopId))
  await expect(messageField(page)).toHaveValue('')
  await expect(messages(page).getByText('Automatic reply').first()).toBeVisible({ timeout: 30_000 })
  await axe()
  await expectNoSidewaysScroll()

  // The conversation opens from the list, and after a reload.
  await page.goto('/iCanchat')
  await page.getByRole('list', { name: 'Chat' }).getByRole('link', { name: product.shopName }).click()
  await expect(messages(page).getByText('How many do you have in stock?')).toBeVisible()
  await page.reload()
  await expect(messages(page).getByText('How many do you have in stock?')).toBeVisible()
})

test("product#chat-read: a person's answer is counted at the chat until the shopper has read the answer @once", async ({
  page,
  isMobile,
}) => {
  const shopper = await newShopper(freshName())
  await writeElsewhere(shopper, supportId, 'Please call me back.')
  await answerAsShop(shopper.nickName, 'Which number may we call?')
  await signIn(page, shopper)
  await page.goto('/')
  const bar = isMobile ? page.getByRole('navigation', { name: 'Main' }) : page.getByRole('banner')
  await expect(bar.getByRole('link', { name: /^Chat: [12]$/ })).toBeVisible()
  await bar.getByRole('link', { name: /^Chat/ }).click()
  const row = page.getByRole('list', { name: 'Chat' }).getByRole('link', { name: /Nelu support/ })
  await expect(row).toContainText('Which number may we call?')
  await expect(row).toContainText(/[12] unread message/)
  await row.click()
  await expect(messages(page).getByText('Which number may we call?')).toBeVisible()
  await expect(messages(page).getByText('Read', { exact: true }).first()).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Chat', exact: true })).toBeVisible()
  // The next answer arrives while the conversation is open, and is read at once.
  await answerAsShop(shopper.nickName, 'We call between nine and five.')
  await expect(messages(page).getByText('We call between nine and five.')).toBeVisible({ timeout: 30_000 })
  await expect(bar.getByRole('link', { name: 'Chat', exact: true })).toBeVisible()
})

test('product#chat-send: each conversation has a draft, which stays after a reload; Shift and Enter begin a new line @once @full', async ({
  page,
}) => {
  const { product } = await plainProduct()
  await signIn(page, await newShopper(freshName()))
  await page.goto(chatWith('support'))
  await messageField(page).fill('Half a question')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('and the rest')
  await expect.poll(() => storedOnDevice(page)).toContain(String.raw`Half a question\nand the rest`)
  await page.goto(chatWith(product.shopId))
  await expect(messageField(page)).toHaveValue('')
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.goto(chatWith('support'))
  await expect(messageField(page)).toHaveValue('Half a question\nand the rest')
  await page.reload()
  await expect(messageField(page)).toHaveValue('Half a question\nand the rest')
})

test('product#chat-pages: older messages are loaded while scrolling up, and the messages in sight stay in place', async ({
  page,
}) => {
  const shopper = await newShopper(freshName())
  await writeElsewhere(shopper, supportId, 'The first message')
  const texts = Array.from({ length: 119 }, (_, index) => `Answer number ${index + 1}`)
  await answerAsShop(shopper.nickName, ...texts)
  await signIn(page, shopper)
  await page.goto(chatWith('support'))
  await expect(messages(page).getByText('Answer number 119', { exact: true })).toBeInViewport()
  // Older messages are loaded near the start; the messages in sight stay.
  const seen = messages(page).getByText('Answer number 76', { exact: true })
  const top = () => seen.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const height = () => messages(page).evaluate((box) => box.scrollHeight)
  const heightBefore = await height()

  await messages(page).evaluate((box) => box.scrollTo({ top: 200 }))
  const topBefore = await top()
  await expect.poll(height).toBeGreaterThan(heightBefore + 1000)
  // Heights are fractions of a pixel; the browser scrolls by whole ones.
  expect(Math.abs((await top()) - topBefore)).toBeLessThanOrEqual(1)
  await expect
    .poll(async () => {
      await messages(page).evaluate((box) => box.scrollTo({ top: 0 }))
      return messages(page).getByText('The first message').count()
    })
    .toBe(1)
  const first = messages(page).getByText('The first message')
  // The last messages may have loaded after the scroll, which keeps the messages in sight in place.
  await messages(page).evaluate((box) => box.scrollTo({ top: 0 }))
  await expect(first).toBeInViewport()
  const before = await first.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await answerAsShop(shopper.nickName, 'One more answer')
  await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible({ timeout: 30_000 })
  const after = await first.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1)
  await page.getByRole('button', { name: 'New messages' }).click()
  await expect(messages(page).getByText('One more answer', { exact: true })).toBeInViewport()
})

test('product#chat-block: a conversation is reported with a reason, blocked and unblocked @once @full', async ({
  page,
  axe,
}) => {
  const shopper = await newShopper(freshName())
  await writeElsewhere(shopper, supportId, 'Hello')
  await signIn(page, shopper)
  await page.goto(chatWith('support'))
  const menu = page.getByRole('button', { name: 'Actions for this conversation' })
  await menu.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await axe()
  await page.getByRole('radio', { name: 'Asks for personal data' }).check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText('Thank you. We will look at this conversation.')).toBeVisible()
  await menu.click()
  await expect(page.getByText('You reported this conversation.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText(/You have blocked this conversation/)).toBeVisible()
  await expect(messageField(page)).toHaveCount(0)
  await expect
    .poll(() =>
      writeElsewhere(shopper, supportId, 'Still there?').then(
        () => 'sent',
        (error: Error) => error.message,
      ),
    )
    .toContain('CHAT_BLOCKED')
  await menu.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(messageField(page)).toBeVisible()
})

test('product#chat: "Contact seller" of an order opens the chat with the order attached, which can be removed @once @full', async ({
  page,
}) => {
  const shopper = await newShopper(freshName())
  const orderNumber = await placeOrder(shopper)
  await signIn(page, shopper)
  await page.goto(`/order-details?orderNumber=${orderNumber}`)
  await page.getByRole('link', { name: 'Contact seller' }).click()
  await expect(page.getByText('About this order')).toBeVisible()
  await sendButton(page).click()
  const conversationId = new URL(page.url()).searchParams.get('conversation') ?? ''
  await expect.poll(async () => (await messagesOf(shopper, conversationId))[0]?.order?.orderNumber).toBe(orderNumber)
  // The assistant answers a card without words, and shows the same order.
  await expect(messages(page).getByText('Automatic reply')).toBeVisible()
  await expect(messages(page).getByText('You wrote:')).toHaveCount(1)
  await expect(messages(page).getByRole('link', { name: new RegExp(orderNumber) })).toHaveCount(2)
  await page.goto(`/order-details?orderNumber=${orderNumber}`)
  await page.getByRole('link', { name: 'Contact seller' }).click()
  await expect(page.getByText('About this order')).toBeVisible()
  await page.getByRole('button', { name: 'Leave out' }).click()
  await expect(page).toHaveURL(`/iCanchat?conversation=${conversationId}`)
})
