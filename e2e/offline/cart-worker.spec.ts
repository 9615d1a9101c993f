import type { Page } from '@playwright/test'
import { syncTag } from '#offline/later/messages.ts'
import { seededRandom } from '#tests/simulator/random.ts'
import { cartOf, threeProducts } from '../support/cart.ts'
import { openUnreliableProxy } from '../support/mall/unreliable-proxy.ts'
import { openAirplane } from '../support/offline/airplane.ts'
import { openLedger } from '../support/offline/ledger.ts'
import { phoneWithCart } from '../support/offline/phone-with-cart.ts'
import { openWorkerControls } from '../support/offline/worker-controls.ts'
import { expect, test } from '../support/proxy-test.ts'
import { seedsOf } from '../support/seeds.ts'
import { expectAsMeant, tap } from '../support/tap.ts'

// Several rounds, each with its own page.
test.describe.configure({ timeout: 120_000 })
test.skip(({ isPlain }) => isPlain, 'needs background sync')

/** The page's background-sync registrations; null where the browser lacks the feature, as Chromium's headless shell. */
const askedSyncs = (page: Page) =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      readonly sync: { getTags(): Promise<string[]> }
    }
    return registration.sync.getTags().catch(() => null)
  })

test('product#cart: all pages are closed before the network is back: the worker sends pending changes, once', async ({
  page,
  context,
  front,
  mall,
  goOffline,
  waitForWorker,
}) => {
  const items = await threeProducts()
  const [one, two] = items
  const shopper = await phoneWithCart(page, waitForWorker, items)
  const hands = await openWorkerControls(context, front.address)
  const way = openUnreliableProxy(front, mall)
  const ledger = openLedger(await cartOf(shopper))
  // A headless browser grants no permission by itself.
  await context.grantPermissions(['background-sync'])
  await goOffline()
  for (const item of [one, two, one]) await tap(page, ledger, item, 1)
  if ((await askedSyncs(page)) !== null) await expect.poll(() => askedSyncs(page)).toContain(syncTag)
  await page.close()
  await goOffline(false)
  // The first answer is lost after the server did all the work.
  way.fate = 'unheard'
  const isDone = way.done()
  await hands.sync()
  await isDone
  expect(await cartOf(shopper)).toEqual(ledger.meant())
  await way.heal()
  await hands.stop()
  await hands.sync()
  const again = await context.newPage()
  await again.goto('/Cart')
  await expectAsMeant(again, ledger, items)
  await expect(again.getByText('Waiting to sync')).toHaveCount(0)
  expect(await cartOf(shopper)).toEqual(ledger.meant())
})

for (const seed of seedsOf(1, 6)) {
  test(`product#cart: a worker stopped at any point of a send: no change is lost or repeated (seed ${seed})`, async ({
    page,
    context,
    front,
    mall,
    waitForWorker,
  }) => {
    const random = seededRandom(seed)
    const items = await threeProducts()
    const shopper = await phoneWithCart(page, waitForWorker, items)
    const hands = await openWorkerControls(context, front.address)
    const way = openUnreliableProxy(front, mall)
    const ledger = openLedger(await cartOf(shopper))
    const airplane = openAirplane(context, front)
    let open = page
    for (let round = 0; round < 4; round += 1) {
      await airplane.set(true)
      if (open.isClosed()) open = await airplane.open('/Cart')
      await expectAsMeant(open, ledger, items)
      for (let taps = 1 + random.below(3); taps > 0; taps -= 1) {
        const item = random.pick(items)
        await tap(open, ledger, item, ledger.of(item.skuId) > 1 && random.once(3) ? -1 : 1)
      }
      await open.close()
      // The taps may cancel out; the test waits only for commands that are left to send.
      await airplane.set(false)
      way.fate = random.pick(['cut', 'unheard', 'held', 'twice', 'late'])
      const isThere = way.fate !== 'cut' && way.fate !== 'late'
      const moment = random.pick(['immediately', 'after the request was sent', 'after the shop has processed it'])
      const reached = moment === 'after the shop has processed it' && isThere ? way.done() : way.left()
      await hands.sync()
      if (moment !== 'immediately' && JSON.stringify(await cartOf(shopper)) !== JSON.stringify(ledger.meant()))
        await reached
      await hands.stop()
      if (random.once(2)) await way.heal()
    }
    await way.heal()
    await hands.sync()
    await expect.poll(() => cartOf(shopper), { timeout: 20_000 }).toEqual(ledger.meant())
    const end = await context.newPage()
    await end.goto('/Cart')
    await expectAsMeant(end, ledger, items)
    await expect(end.getByText(/Waiting to sync|changes? waiting/)).toHaveCount(0)
    await expect(end.getByRole('button', { name: /Got it|Leave it/ })).toHaveCount(0)
  })
}
