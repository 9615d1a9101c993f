import { randomUUID } from 'node:crypto'
import { supportId } from '#contract/chat/chat-limits.ts'
import {
  answerAsShop,
  block,
  chatWith,
  choosePictures,
  isChatEvents,
  messageField,
  messages,
  messagesOf,
  ownTexts,
  sendButton,
  writeElsewhere,
} from '../support/chat/chat-page.ts'
import type { PathTest } from '../support/mall/mall-proxy.ts'
import { photos } from '../support/mall/received-item.ts'
import { expect, test } from '../support/proxy-test.ts'
import { newShopper, signIn } from '../support/sign-in.ts'
import { waitUntilStored } from '../support/views/visible-content.ts'

/** Whether a request reads messages in another way than as changes: where these are refused, changes alone bring any. */
const isOtherRead: PathTest = (path, { method }) =>
  method === 'GET' && path.startsWith('/api/p/chat/') && !isChatEvents(path)

const freshName = () => `Ama ${randomUUID().slice(0, 8)}`

test('product#chat-send: messages with a picture are written offline, wait in a closed app, and arrive once and in order', {
  tag: '@worker',
}, async ({ page, axe, goOffline, coldStart, waitForWorker }) => {
  const shopper = await newShopper(freshName())
  await writeElsewhere(shopper, supportId, 'Written at home')
  await signIn(page, shopper)
  await page.goto(chatWith('support'))
  await expect(messages(page).getByText('Written at home')).toBeVisible()
  await waitForWorker()
  await waitUntilStored(page)

  await goOffline()
  await messageField(page).fill('One, with a picture')
  await choosePictures(page).setInputFiles(await photos('teal'))
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(messages(page).getByText('Waiting for signal')).toHaveCount(1)
  for (const text of ['Two', 'Three']) {
    await messageField(page).fill(text)
    await page.keyboard.press('Enter')
  }
  await expect(messages(page).getByText('Waiting for signal')).toHaveCount(3)
  await messageField(page).fill('A draft')
  await axe()

  // The closed app keeps the saved messages, those that wait, and the draft.
  const cold = await coldStart('/iCanchat')
  await cold
    .getByRole('list', { name: 'Chat' })
    .getByRole('link', { name: /Nelu support/ })
    .click()
  await expect(messages(cold).getByText('Written at home')).toBeVisible()
  await expect(messages(cold).getByText('Waiting for signal')).toHaveCount(3)
  await expect(messageField(cold)).toHaveValue('A draft')
  expect(await ownTexts(shopper, supportId)).toEqual(['Written at home'])

  await goOffline(false)
  await expect.poll(() => ownTexts(shopper, supportId), { timeout: 60_000 }).toHaveLength(4)
  expect(await ownTexts(shopper, supportId)).toEqual(['Written at home', 'One, with a picture', 'Two', 'Three'])
  const stored = await messagesOf(shopper, supportId)
  expect(stored.find(({ text }) => text === 'One, with a picture')?.pics).toHaveLength(1)
  await expect(messages(cold).getByText(/Waiting for signal|Sending/)).toHaveCount(0)
  await expect(messages(cold).getByText('Three')).toHaveCount(1)
})

test('wire#chat-events: a stream that is cut goes on behind the last message: none is lost, none is doubled', async ({
  page,
  mallProxy,
}) => {
  const shopper = await newShopper(freshName())
  await writeElsewhere(shopper, supportId, 'Begin')
  await answerAsShop(shopper.nickName, 'Answer 1')
  await signIn(page, shopper)
  await page.goto(chatWith('support'))
  await expect(messages(page).getByText('Answer 1')).toBeVisible()
  const attempts = () => mallProxy.requests.filter(isChatEvents)
  const cursors: number[] = []
  for (const nth of [2, 3, 4]) {
    await expect.poll(attempts).not.toEqual([])
    mallProxy.refuse((path, incoming) => isChatEvents(path) || isOtherRead(path, incoming), 503)
    mallProxy.requests.length = 0
    mallProxy.drop(isChatEvents)
    // The stream is broken, and the answer is written before another one can open.
    await expect.poll(attempts).not.toEqual([])
    await answerAsShop(shopper.nickName, `Answer ${nth}`)
    mallProxy.refuse(isOtherRead, 503)
    await expect(messages(page).getByText(`Answer ${nth}`)).toBeVisible({ timeout: 45_000 })
    // Every attempt of a round asks for the changes behind the last received one.
    const behind = attempts().map((path) => new URL(path, mallProxy.address).searchParams.get('after'))
    expect(new Set(behind).size).toBe(1)
    cursors.push(Number(behind[0]))
  }
  expect(cursors).toEqual([...new Set(cursors)].sort((a, b) => a - b))
  await expect(messages(page).getByText(/^Answer \d$/)).toHaveText([1, 2, 3, 4].map((nth) => `Answer ${nth}`))
})

test('wire#chat-events: where a proxy breaks streams, changes are polled, and an answer is shown once @full', async ({
  page,
  mallProxy,
}) => {
  let streams = 0
  mallProxy.intercept(
    (path, { headers }) => isChatEvents(path) && headers.accept === 'text/event-stream',
    (_incoming, outgoing) => {
      streams += 1
      outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Log in to the network of this hotel</p>')
    },
  )
  const shopper = await newShopper(freshName())
  await writeElsewhere(shopper, supportId, 'Begin')
  await answerAsShop(shopper.nickName, 'Answer 1')
  await signIn(page, shopper)
  await page.goto(chatWith('support'))
  await expect(messages(page).getByText('Answer 1')).toBeVisible()
  const polls = () => mallProxy.requests.filter(isChatEvents).length - streams
  await expect.poll(polls, { timeout: 45_000 }).toBeGreaterThan(0)
  mallProxy.refuse(isOtherRead, 503)
  await answerAsShop(shopper.nickName, 'Answer 2')
  await expect(messages(page).getByText('Answer 2')).toBeVisible({ timeout: 45_000 })
  await expect(messages(page).getByText(/^Answer \d$/)).toHaveText(['Answer 1', 'Answer 2'])
  expect(streams).toBeGreaterThan(1)
})

test('product#chat: two devices of a shopper show the same messages in the same order @full', async ({
  page,
  browser,
  mall,
}) => {
  const shopper = await newShopper(freshName())
  await signIn(page, shopper)
  await page.goto(chatWith('support'))
  const other = await browser.newPage({ baseURL: mall })
  await signIn(other, shopper)
  await other.goto(chatWith('support'))
  await messageField(page).fill('From the phone')
  await page.keyboard.press('Enter')
  await expect(messages(other).getByText('From the phone')).toBeVisible({ timeout: 30_000 })
  await messageField(other).fill('From the desktop')
  await other.keyboard.press('Enter')
  await expect(messages(page).getByText('From the desktop')).toBeVisible({ timeout: 30_000 })
  await expect(messages(page).getByText('From the phone')).toHaveCount(1)
  expect(await ownTexts(shopper, supportId)).toEqual(['From the phone', 'From the desktop'])
  await other.close()
})

test('product#chat-pages: a conversation that was only listed shows its last message offline, and a message can be written @full', {
  tag: '@worker',
}, async ({ page, goOffline, waitForWorker }) => {
  const shopper = await newShopper(freshName())
  await writeElsewhere(shopper, supportId, 'First')
  await answerAsShop(shopper.nickName, 'Second', 'Third')
  await signIn(page, shopper)
  await page.goto('/iCanchat')
  const row = page.getByRole('list', { name: 'Chat' }).getByRole('link', { name: /Nelu support/ })
  await expect(row).toContainText('Third')
  await waitForWorker()
  await waitUntilStored(page)
  await goOffline()
  await row.click()
  await expect(messages(page).getByText('Third')).toBeVisible()
  await expect(messages(page).getByText("Couldn't load older messages.")).toBeVisible()
  await messageField(page).fill('Written offline')
  await page.keyboard.press('Enter')
  await expect(messages(page).getByText('Waiting for signal')).toHaveCount(1)
  await goOffline(false)
  await expect(messages(page).getByText('First')).toBeVisible()
  await expect(messages(page).getByText('Second')).toHaveCount(1)
  await expect.poll(() => ownTexts(shopper, supportId)).toEqual(['First', 'Written offline'])
})

test('product#chat-send: a refused message says why; "Try again" sends it once the reason is gone, "Remove" drops it', {
  tag: '@worker',
}, async ({ page, axe, goOffline, waitForWorker }) => {
  const shopper = await newShopper(freshName())
  await writeElsewhere(shopper, supportId, 'Before')
  await signIn(page, shopper)
  await page.goto(chatWith('support'))
  await expect(messages(page).getByText('Before')).toBeVisible()
  await waitForWorker()
  await goOffline()
  for (const text of ['Keep me', 'Drop me']) {
    await messageField(page).fill(text)
    await page.keyboard.press('Enter')
  }
  await expect(messages(page).getByText('Waiting for signal')).toHaveCount(2)
  // Another device blocks the conversation meanwhile.
  await block(shopper, supportId, true)
  await goOffline(false)
  await expect(messages(page).getByText(/You blocked this conversation/)).toHaveCount(2)
  await axe()
  await block(shopper, supportId, false)
  const refused = (text: string) => messages(page).getByRole('listitem').filter({ hasText: text })
  await refused('Drop me').getByRole('button', { name: 'Remove' }).click()
  await expect(messages(page).getByText('Drop me')).toHaveCount(0)
  await refused('Keep me').getByRole('button', { name: 'Try again' }).click()
  await expect(messages(page).getByText(/You blocked this conversation/)).toHaveCount(0)
  await expect.poll(() => ownTexts(shopper, supportId)).toEqual(['Before', 'Keep me'])
  await expect(messages(page).getByText('Keep me')).toHaveCount(1)
})

test('product#chat-send: a message waits for a picture that is still being made smaller @full', {
  tag: '@once',
}, async ({ page }) => {
  const shopper = await newShopper(freshName())
  // The page makes no picture smaller before the event.
  await page.addInitScript(() => {
    const { createImageBitmap: read } = window
    const released = new Promise((resolve) => addEventListener('release', resolve, { once: true }))
    window.createImageBitmap = (async (source: ImageBitmapSource) => {
      await released
      return read(source)
    }) as typeof read
  })
  await signIn(page, shopper)
  await page.goto(chatWith('support'))
  await messageField(page).fill('With a picture')
  await choosePictures(page).setInputFiles(await photos('teal'))
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true')
  await messageField(page).press('Enter')
  await expect(messageField(page)).toHaveValue('With a picture')
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img')).toHaveCount(1)
  await sendButton(page).click()
  await expect.poll(async () => (await messagesOf(shopper, supportId)).map(({ pics }) => pics.length)).toContain(1)
})
