import { supportId } from '#contract/chat/chat-limits.ts'
import { chatWith, messageField, messages, ownTexts } from '../support/chat/chat-page.ts'
import { operate } from '../support/mall/operate.ts'
import { expect, test } from '../support/mall-test.ts'
import { spendQuota } from '../support/offline/spend-quota.ts'
import { freshMail, newShopper, signIn } from '../support/sign-in.ts'

test('product#storage: a full device: a message to the mall leaves at once, and without a network the form keeps it', async ({
  page,
  goOffline,
}) => {
  const mail = freshMail()
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name })
  const submit = page.getByRole('main').getByRole('button', { name: 'Send message' })
  await page.goto('/contact-us')
  await expect(submit).toBeVisible()
  await page.evaluate(spendQuota)
  await page.getByRole('main').getByText('Delivery', { exact: true }).click()
  await field('Name').fill('Ama')
  await field('Mobile or email').fill(mail)
  await field('Message').fill('Where is my parcel?')
  await goOffline()
  await submit.click()
  await expect(page.getByText('This device has no room for your message.').first()).toBeVisible()
  await expect(field('Message')).toHaveValue('Where is my parcel?')
  await goOffline(false)
  await submit.click()
  await expect(page.getByText('Thank you. We have your message.')).toBeVisible()
  const received = (await operate({ kind: 'contact', list: 'all', most: '1000' })).split('\n')
  expect(received.filter((line) => line.includes(mail))).toHaveLength(1)
})

test('product#storage: a full device: a chat message leaves at once, and without a network the composer keeps it', async ({
  page,
  goOffline,
}) => {
  const shopper = await newShopper('Ama')
  await signIn(page, shopper)
  await page.goto(chatWith('support'))
  await expect(messageField(page)).toBeEditable()
  await page.evaluate(spendQuota)
  await goOffline()
  await messageField(page).fill('Is anybody there?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This device has no room for your message.').first()).toBeVisible()
  await expect(messageField(page)).toHaveValue('Is anybody there?')
  await goOffline(false)
  await messageField(page).focus()
  await page.keyboard.press('Enter')
  await expect(messages(page).getByText('Is anybody there?')).toHaveCount(1)
  await expect(messageField(page)).toHaveValue('')
  await expect.poll(() => ownTexts(shopper, supportId)).toEqual(['Is anybody there?'])
})
