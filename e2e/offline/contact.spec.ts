import type { Page } from '@playwright/test'
import type { InboxMessage } from '#server/messages/inbox.ts'
import { operate } from '../support/mall/operate.ts'
import { seededShopper } from '../support/mall/seeded-shopper.ts'
import { expect, mallAddress, test } from '../support/mall-test.ts'
import { storedOnDevice } from '../support/offline/stored-on-device.ts'
import { sampleOf } from '../support/short-run.ts'
import { freshMail, signIn } from '../support/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const submit = (page: Page) => main(page).getByRole('button', { name: 'Send message' })
const mailsTo = async (to: string): Promise<InboxMessage[]> => {
  const response = await fetch(`${process.env[mallAddress]}/inbox/messages?to=${encodeURIComponent(to)}`)
  return (await response.json()) as InboxMessage[]
}
/** The texts of the messages that the mall has from a sender. */
const messagesFrom = async (mail: string) =>
  (await operate({ kind: 'contact', list: 'all', most: '1000' })).split('\n').filter((line) => line.includes(mail))

async function fill(page: Page, mail: string, text: string): Promise<void> {
  await main(page).getByText('Delivery', { exact: true }).click()
  await field(page, 'Name').fill('Ama')
  await field(page, 'Mobile or email').fill(mail)
  await field(page, 'Message').fill(text)
}

test('product#contact: a guest sees each fault at its field, and the message arrives with a copy by mail', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  const mail = freshMail()
  await page.goto('/contact-us')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await submit(page).click()
  await expect(main(page).getByText('This field is required.')).toHaveCount(4)
  await expect(main(page).getByRole('radio', { name: 'An order' })).toBeFocused()
  await axe()
  await expectNoSidewaysScroll()
  await fill(page, 'ama@nowhere', 'Where is my parcel?')
  await submit(page).click()
  await expect(main(page).getByText('Please enter valid email.')).toBeVisible()
  await expect(field(page, 'Mobile or email')).toBeFocused()
  await field(page, 'Mobile or email').fill(mail)
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Thank you. We have your message.')).toBeVisible()
  await axe()
  await expect.poll(async () => (await mailsTo(mail)).map(({ text }) => text), { timeout: 30_000 }).toHaveLength(1)
  expect((await mailsTo(mail))[0]?.text).toContain('Where is my parcel?')
  await main(page).getByRole('button', { name: 'Write another message' }).click()
  await expect(field(page, 'Message')).toHaveValue('')
})

test('product#contact: a guest writes offline; the draft and the message survive a closed app and arrive once, without a login', async ({
  page,
  axe,
  goOffline,
  coldStart,
  waitForWorker,
}) => {
  const mail = freshMail()
  await page.goto('/contact-us')
  await expect(submit(page)).toBeVisible()
  await waitForWorker()
  await goOffline()
  await fill(page, mail, 'My lamp is broken.\nWhat can I do?')
  await expect(main(page).getByText(/You're offline. Your message will be sent/)).toBeVisible()
  await expect.poll(() => storedOnDevice(page)).toContain('What can I do?')

  const cold = await coldStart('/contact-us')
  await expect(field(cold, 'Message')).toHaveValue('My lamp is broken.\nWhat can I do?')
  await expect(field(cold, 'Mobile or email')).toHaveValue(mail)
  await submit(cold).click()
  await expect(main(cold).getByText('Your message is kept on this device.')).toBeVisible()
  await expect(main(cold).getByText('Waiting to be sent')).toBeVisible()
  await axe(cold)
  // The form began with the draft, which is sent.
  await main(cold).getByRole('button', { name: 'Write another message' }).click()
  await expect(field(cold, 'Message')).toHaveValue('')

  // The app was closed; the next start sends the message from any page.
  const again = await coldStart('/')
  expect(await messagesFrom(mail)).toEqual([])
  await goOffline(false)
  await expect.poll(() => messagesFrom(mail), { timeout: 60_000 }).toHaveLength(1)
  await again.goto('/contact-us')
  await expect(field(again, 'Message')).toHaveValue('')
  await expect(main(again).getByText('Waiting to be sent')).toHaveCount(0)
  expect(await messagesFrom(mail)).toHaveLength(1)
})

test('product#contact: a shopper attaches an own order; name and address of the account are filled in @full', async ({
  page,
  axe,
}) => {
  const { shopper, orders } = await seededShopper()
  await signIn(page, shopper)
  await page.goto(`/help?orderNumber=${orders.paid}`)
  await main(page).getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(page).toHaveURL(`/contact-us?orderNumber=${orders.paid}`)
  await expect(field(page, 'Name')).toHaveValue(shopper.nickName)
  await expect(field(page, 'Mobile or email')).toHaveValue(shopper.mail)
  await expect(main(page).getByRole('radio', { name: 'An order' })).toBeChecked()
  const order = main(page).getByRole('combobox', { name: 'Order (optional)' })
  await expect(order).toHaveText(orders.paid)
  await order.click()
  const list = page.getByRole('dialog').getByRole('list', { name: 'Choose an order' })
  await expect(list.getByRole('button', { name: orders.paid })).toHaveAttribute('aria-current', 'true')
  await axe()
  await list.getByRole('button', { name: orders.done }).click()
  await expect(order).toHaveText(orders.done)
  const text = `The lid is broken ${orders.done}`
  await field(page, 'Message').fill(text)
  await submit(page).click()
  await expect(main(page).getByText('Thank you. We have your message.')).toBeVisible()
  expect((await messagesFrom(shopper.mail)).filter((line) => line.includes(text))).toHaveLength(1)
})

test('product#contact: an order of somebody else is refused at its field, and the text stays @full', async ({
  page,
}) => {
  const shopper = await signIn(page)
  await page.goto('/contact-us?orderNumber=NL-0000-00000000')
  await field(page, 'Message').fill('Where is it?')
  await submit(page).click()
  await expect(main(page).getByText("We couldn't find this. It may have been removed.")).toBeVisible()
  await expect(main(page).getByRole('combobox', { name: 'Order (optional)' })).toBeFocused()
  await expect(field(page, 'Message')).toHaveValue('Where is it?')
  await main(page).getByRole('button', { name: 'Remove order' }).click()
  await submit(page).click()
  await expect(main(page).getByText('Thank you. We have your message.')).toBeVisible()
  expect(await messagesFrom(shopper.mail)).toHaveLength(1)
})

for (const policy of sampleOf(['service-agreement', 'privacy-agreement', 'refund-policy']))
  test(`product#contact: the policy ${policy} leads to the form`, { tag: '@once' }, async ({ page }) => {
    await page.goto(`/policies/${policy}/en-us`)
    await main(page)
      .getByRole('link', { name: /\/contact-us$/ })
      .first()
      .click()
    await expect(page).toHaveURL('/contact-us')
    await expect(submit(page)).toBeVisible()
  })
