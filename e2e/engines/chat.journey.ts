import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { supportId } from '#contract/chat/chat-limits.ts'
import { answerAsShop, chatWith, isChatEvents, ownTexts, writeElsewhere } from '../support/chat/chat-page.ts'
import { waitForWorker } from '../support/offline/wait-for-worker.ts'
import { newShopper, signIn } from '../support/sign-in.ts'
import { test } from './support/engine-test.ts'

test('product#chat-send: a message written without a network waits in a closed app and arrives once', async ({
  open,
  mallProxy,
}) => {
  const shopper = await newShopper()
  await writeElsewhere(shopper, supportId, 'Written at home')
  const tab = await open('/robots.txt')
  await signIn(tab, shopper)
  await tab.goto(chatWith('support'))
  await tab.shows('Written at home')
  await waitForWorker(tab)

  mallProxy.cut(true)
  await tab.type('Message', 'Sent from the train')
  await tab.press('button', 'Send')
  await tab.shows(/Waiting for signal|Sending/)
  await tab.close()
  const reopened = await open(chatWith('support'))
  await reopened.shows('Written at home')
  await reopened.shows('Sent from the train')
  expect(await ownTexts(shopper, supportId)).toEqual(['Written at home'])

  mallProxy.cut(false)
  await reopened.evaluate(() => void dispatchEvent(new Event('online')))
  await expect.poll(() => ownTexts(shopper, supportId), { timeout: 60_000 }).toHaveLength(2)
  await reopened.goto(chatWith('support'))
  await reopened.shows('Sent from the train')
  expect(await ownTexts(shopper, supportId)).toEqual(['Written at home', 'Sent from the train'])
})

test('wire#chat-events: answers of the shop arrive live, also after the stream broke', async ({ open, mallProxy }) => {
  const shopper = await newShopper(`Ama ${randomUUID().slice(0, 8)}`)
  await writeElsewhere(shopper, supportId, 'Where is my parcel?')
  const tab = await open('/robots.txt')
  await signIn(tab, shopper)
  await tab.goto(chatWith('support'))
  await tab.shows('Where is my parcel?')
  const streams = () => mallProxy.requests.filter(isChatEvents).length
  await expect.poll(streams).toBeGreaterThan(0)
  await answerAsShop(shopper.nickName, 'On its way')
  await tab.shows('On its way')

  mallProxy.requests.length = 0
  mallProxy.drop(isChatEvents)
  await expect.poll(streams).toBeGreaterThan(0)
  await answerAsShop(shopper.nickName, 'With you tonight')
  await tab.shows('With you tonight')
})
