import { expect } from '@playwright/test'
import { addElsewhere, cartOf, plainProduct } from '../support/cart.ts'
import { openUnreliableProxy } from '../support/mall/unreliable-proxy.ts'
import { waitForWorker } from '../support/offline/wait-for-worker.ts'
import { newShopper, signIn } from '../support/sign-in.ts'
import { test } from './support/engine-test.ts'

test('product#cart: a change made without a network is shown as pending and arrives once, though its answer is lost', async ({
  open,
  mall,
  mallProxy,
}) => {
  const { skuId, prodId, name } = await plainProduct()
  const shopper = await newShopper()
  await addElsewhere(shopper, { prodId, skuId }, 1)
  const tab = await open('/robots.txt')
  await signIn(tab, shopper)
  await tab.goto('/Cart')
  await tab.shows(name)
  await waitForWorker(tab)

  mallProxy.cut(true)
  await tab.press('button', 'More')
  await tab.shows('Quantity 1 → 2')
  await tab.close()
  const reopened = await open('/Cart')
  await reopened.shows('1 change waiting to sync.')
  await reopened.shows('Quantity 1 → 2')
  expect(await cartOf(shopper)).toEqual({ [skuId]: 1 })

  // The mall's first answer is lost, so that the page sends the change again.
  const unreliable = openUnreliableProxy(mallProxy, mall)
  unreliable.fate = 'unanswered'
  const processed = unreliable.processed()
  mallProxy.cut(false)
  await processed
  const processedAgain = unreliable.processed()
  await unreliable.recover()
  await reopened.evaluate(() => void dispatchEvent(new Event('online')))
  await processedAgain
  await reopened.shows('Checkout (2)')
  await reopened.goto('/Cart')
  await reopened.shows('Checkout (2)')
  expect(await cartOf(shopper)).toEqual({ [skuId]: 2 })
})
