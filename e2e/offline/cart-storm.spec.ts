import type { Page } from '@playwright/test'
import { seededRandom } from '#tests/simulator/random.ts'
import { addButton, cartOf, countOf, expectCount, lineOf, plainProduct, threeProducts } from '../support/cart.ts'
import { productPath } from '../support/catalogue.ts'
import { shiftClock } from '../support/mall/shift-clock.ts'
import { fates, openUnreliableProxy } from '../support/mall/unreliable-proxy.ts'
import { openAirplane } from '../support/offline/airplane.ts'
import { openLedger } from '../support/offline/ledger.ts'
import { phoneWithCart } from '../support/offline/phone-with-cart.ts'
import { openWorkerControls } from '../support/offline/worker-controls.ts'
import { expect, test } from '../support/proxy-test.ts'
import { seedsOf } from '../support/short-run.ts'
import { signIn } from '../support/sign-in.ts'
import { expectLedger, stepOf, tap } from '../support/tap.ts'

// Several tabs, and a prepared phone for each test.
const pendingText = /Waiting to sync|changes? waiting to sync/
const noticeButtons = (page: Page) => page.getByRole('button', { name: /Got it|Leave it/ })

test('product#cart: airplane mode during a send: changes that have arrived are not repeated, and later changes arrive', async ({
  page,
  mallProxy,
  mall,
  goOffline,
  waitForWorker,
}) => {
  const [one, two] = await threeProducts()
  const shopper = await phoneWithCart(page, waitForWorker, [one, two])
  const unreliable = openUnreliableProxy(mallProxy, mall)
  const ledger = openLedger(await cartOf(shopper))
  unreliable.fate = 'held'
  const processed = unreliable.processed()
  await tap(page, ledger, one, 1)
  await processed
  await goOffline()
  expect(await cartOf(shopper)).toEqual(ledger.expected())
  await tap(page, ledger, one, 1)
  await tap(page, ledger, two, 1)
  await expect(lineOf(page, one.name).getByText(`Quantity 1 → 3`)).toBeVisible()
  unreliable.fate = 'unanswered'
  await goOffline(false)
  await expect.poll(() => cartOf(shopper)).toEqual(ledger.expected())
  await unreliable.recover()
  await page.reload()
  await expectLedger(page, ledger, [one, two])
  await expect(page.getByText(pendingText)).toHaveCount(0)
  expect(await cartOf(shopper)).toEqual(ledger.expected())
})

test('product#cart: two tabs change one line offline: lines and badges agree, and the change arrives once', async ({
  page,
  context,
  mall,
  mallProxy,
  goOffline,
  waitForWorker,
}) => {
  const [one, two] = await threeProducts()
  const shopper = await phoneWithCart(page, waitForWorker, [one, two])
  const unreliable = openUnreliableProxy(mallProxy, mall)
  const ledger = openLedger(await cartOf(shopper))
  await goOffline()
  const other = await context.newPage()
  await other.goto('/Cart')
  await expectLedger(other, ledger, [one, two])
  // As simultaneous as a test can make it.
  await Promise.all([stepOf(page, one, 'More').click(), stepOf(other, one, 'More').click()])
  ledger.write(one.skuId, 2)
  for (const tab of [page, other]) await expectLedger(tab, ledger, [one, two])
  await tap(other, ledger, two, 1)
  await tap(page, ledger, one, -1)
  for (const tab of [page, other]) await expectLedger(tab, ledger, [one, two])
  unreliable.fate = 'twice'
  await goOffline(false)
  await expect.poll(() => cartOf(shopper)).toEqual(ledger.expected())
  for (const tab of [page, other]) {
    await expectLedger(tab, ledger, [one, two])
    await expect(tab.getByText(pendingText)).toHaveCount(0)
  }
})

for (const hasUnsent of [true, false]) {
  test(`product#cart: after a hundred days offline${hasUnsent ? ' with an unsent change' : ''}: a change that may have arrived is confirmed by the shopper${hasUnsent ? '' : ' @full'}`, async ({
    page,
    context,
    mallProxy,
    mall,
    goOffline,
    waitForWorker,
  }) => {
    const [arrived, lost, later] = await threeProducts()
    const shopper = await phoneWithCart(page, waitForWorker, [arrived, lost, later])
    const unreliable = openUnreliableProxy(mallProxy, mall)
    const ledger = openLedger(await cartOf(shopper))
    // Both requests left the phone, one arrived, and neither answer came back.
    unreliable.fate = 'unanswered'
    const processed = unreliable.processed()
    await tap(page, ledger, arrived, 1)
    await processed
    unreliable.fate = 'cut'
    const sent = unreliable.sent(lost.skuId)
    await tap(page, ledger, lost, 1)
    await sent
    await goOffline()
    if (hasUnsent) await tap(page, ledger, later, 1)
    await page.close()

    const days = 100 * 86_400_000
    await shiftClock(context, days)
    unreliable.clockOffset = days
    await unreliable.recover()
    await goOffline(false)
    const cart = await context.newPage()
    await cart.goto('/Cart')
    for (const item of [arrived, lost])
      await expect(
        lineOf(cart, item.name).getByText('This change is too old to tell whether it was saved.'),
      ).toBeVisible()
    // Unsent commands need no question; for the others the server's own number is shown.
    await expect.poll(() => cartOf(shopper)).toEqual({ ...ledger.expected(), [lost.skuId]: 1 })
    for (const [item, count] of [
      [arrived, '2'],
      [lost, '1'],
      [later, hasUnsent ? '2' : '1'],
    ] as const)
      await expect(countOf(lineOf(cart, item.name))).toHaveText(count)
    await expectCount(cart, hasUnsent ? 5 : 4)
    await lineOf(cart, arrived.name).getByRole('button', { name: 'Dismiss' }).click()
    await lineOf(cart, lost.name).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => cartOf(shopper)).toEqual(ledger.expected())
    await expect(noticeButtons(cart)).toHaveCount(0)
    await expectLedger(cart, ledger, [arrived, lost, later])
  })
}

test('product#cart: the storage gets full with pending changes: changes before and after are visible, and all arrive @full', async ({
  page,
  goOffline,
  waitForWorker,
}) => {
  const [one, two] = await threeProducts()
  const shopper = await phoneWithCart(page, waitForWorker, [one, two])
  const ledger = openLedger(await cartOf(shopper))
  await goOffline()
  await tap(page, ledger, one, 1)
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...given) {
      if (document.documentElement.dataset['full'] !== undefined)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      return put.apply(this, given)
    }
    document.documentElement.dataset['full'] = ''
  })
  await tap(page, ledger, two, 1)
  await expect(page.getByText('Your device is full.')).toBeVisible()
  await goOffline(false)
  await page.evaluate(() => delete document.documentElement.dataset['full'])
  await page
    .getByRole('button', { name: /Close|Dismiss/ })
    .first()
    .click()
  await tap(page, ledger, one, 1)
  await expect.poll(() => cartOf(shopper)).toEqual(ledger.expected())
  await expectLedger(page, ledger, [one, two])
})

test('product#cart: the storage is cleared under an open cart: earlier changes arrived once, and later changes arrive @full', async ({
  page,
  context,
  mallProxy,
  waitForWorker,
}) => {
  const [one, two] = await threeProducts()
  const shopper = await phoneWithCart(page, waitForWorker, [one, two])
  const ledger = openLedger(await cartOf(shopper))
  await tap(page, ledger, one, 1)
  await expect.poll(() => cartOf(shopper)).toEqual(ledger.expected())
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: mallProxy.address,
    storageTypes: 'indexeddb,cache_storage,service_workers',
  })
  await page.reload()
  // The session was wiped as well, so the shopper signs in again.
  await signIn(page, shopper)
  await page.goto('/Cart')
  await tap(page, ledger, two, 1)
  await expect.poll(() => cartOf(shopper)).toEqual(ledger.expected())
  await expectLedger(page, ledger, [one, two])
})

for (const seed of seedsOf(1, 12)) {
  test(`product#cart: closed tabs, a network with every failure and a stopped worker: the server has exactly the changes made (seed ${seed})`, async ({
    page,
    context,
    mallProxy,
    mall,
    waitForWorker,
    isPlain,
  }) => {
    const random = seededRandom(seed)
    const items = await threeProducts()
    const fresh = await plainProduct(
      ({ prodId, skuList }) => (skuList[0]?.stocks ?? 0) > 40 && items.every((one) => one.prodId !== prodId),
    )
    const shopper = await phoneWithCart(page, waitForWorker, items, [fresh])
    const controls = await openWorkerControls(context, mallProxy.address)
    const unreliable = openUnreliableProxy(mallProxy, mall)
    const ledger = openLedger(await cartOf(shopper))
    const tabs: Page[] = [page]
    const airplane = openAirplane(context, mallProxy)
    const open = async (path = '/Cart') => {
      const tab = await airplane.open(path)
      // A worker that is stopped while the page loads its code offline leaves the page without the code.
      await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
      tabs.push(tab)
      return tab
    }
    const anyTab = async () => (tabs.length > 0 ? random.pick(tabs) : await open())
    const actions: (readonly [string, number, () => Promise<unknown>])[] = [
      [
        'tap a stepper',
        12,
        async () => {
          const item = random.pick(items)
          await tap(await anyTab(), ledger, item, ledger.of(item.skuId) > 1 && random.once(3) ? -1 : 1)
        },
      ],
      [
        'toggle airplane mode',
        4,
        async () => {
          isOffline = !isOffline
          await airplane.set(isOffline)
        },
      ],
      ['change the fate of requests', 4, async () => void (unreliable.fate = random.pick(fates))],
      ['deliver late requests', 1, () => unreliable.recover()],
      ['dispatch background sync', isPlain ? 0 : 3, controls.sync],
      ['stop the worker', 3, controls.stop],
      [
        'close a tab',
        2,
        async () => {
          const [closing] = tabs.splice(random.below(tabs.length), 1)
          await closing?.close()
        },
      ],
      ['open a tab', 2, async () => tabs.length < 3 && (await open())],
    ]
    let isOffline = false
    const sum = actions.reduce((all, [, weight]) => all + weight, 0)
    for (let step = 0; step < 28; step += 1) {
      let at = random.below(sum)
      const chosen = actions.find(([, weight]) => (at -= weight) < 0)
      if (chosen) await test.step(`step ${step}: ${chosen[0]}`, chosen[2])
    }
    await test.step('recovery', async () => {
      await airplane.set(false)
      await unreliable.recover()
      for (const tab of tabs.splice(0)) await tab.close()
    })
    const end = await open(productPath(fresh.product))
    await addButton(end).click()
    ledger.write(fresh.skuId, 1)
    await expectCount(end, ledger.sum())
    await end.goto('/Cart')
    await expect.poll(() => cartOf(shopper), { message: `seed ${seed}`, timeout: 20_000 }).toEqual(ledger.expected())
    await expectLedger(end, ledger, [...items, fresh])
    await expect(end.getByText(pendingText)).toHaveCount(0)
    await expect(noticeButtons(end)).toHaveCount(0)
  })
}
