import type { Page } from '@playwright/test'
import { syncTag } from '#offline/later/worker-messages.ts'
import { seededRandom } from '#tests/simulator/random.ts'
import { cartOf, threeProducts } from '../support/cart.ts'
import { openUnreliableProxy } from '../support/mall/unreliable-proxy.ts'
import { openAirplane } from '../support/offline/airplane.ts'
import { openLedger } from '../support/offline/ledger.ts'
import { phoneWithCart } from '../support/offline/phone-with-cart.ts'
import { openWorkerControls } from '../support/offline/worker-controls.ts'
import { expect, test } from '../support/proxy-test.ts'
import { seedsOf } from '../support/short-run.ts'
import { expectLedger, tap } from '../support/tap.ts'

// Several rounds, each with its own page.
test.skip(({ isPlain }) => isPlain, 'needs background sync')

/** The page's background-sync registrations; null where the browser lacks the feature, as Chromium's headless shell. */
const registeredSyncs = (page: Page) =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      readonly sync: { getTags(): Promise<string[]> }
    }
    return registration.sync.getTags().catch(() => null)
  })

test('product#cart: all pages are closed before the network is back: the worker sends pending changes, once', async ({
  page,
  context,
  mallProxy,
  mall,
  goOffline,
  waitForWorker,
}) => {
  const items = await threeProducts()
  const [one, two] = items
  const shopper = await phoneWithCart(page, waitForWorker, items)
  const controls = await openWorkerControls(context, mallProxy.address)
  const unreliable = openUnreliableProxy(mallProxy, mall)
  const ledger = openLedger(await cartOf(shopper))
  // A headless browser grants no permission by itself.
  await context.grantPermissions(['background-sync'])
  await goOffline()
  for (const item of [one, two, one]) await tap(page, ledger, item, 1)
  if ((await registeredSyncs(page)) !== null) await expect.poll(() => registeredSyncs(page)).toContain(syncTag)
  await page.close()
  await goOffline(false)
  // The first answer is lost after the server did all the work.
  unreliable.fate = 'unanswered'
  const processed = unreliable.processed()
  await controls.sync()
  await processed
  expect(await cartOf(shopper)).toEqual(ledger.expected())
  await unreliable.recover()
  await controls.stop()
  await controls.sync()
  const reopened = await context.newPage()
  await reopened.goto('/Cart')
  await expectLedger(reopened, ledger, items)
  await expect(reopened.getByText('Waiting to sync')).toHaveCount(0)
  expect(await cartOf(shopper)).toEqual(ledger.expected())
})

for (const seed of seedsOf(1, 6)) {
  test(`product#cart: a worker stopped at any point of a send: no change is lost or repeated (seed ${seed})`, async ({
    page,
    context,
    mallProxy,
    mall,
    waitForWorker,
  }) => {
    const random = seededRandom(seed)
    const items = await threeProducts()
    const shopper = await phoneWithCart(page, waitForWorker, items)
    const controls = await openWorkerControls(context, mallProxy.address)
    const unreliable = openUnreliableProxy(mallProxy, mall)
    const ledger = openLedger(await cartOf(shopper))
    const airplane = openAirplane(context, mallProxy)
    let open = page
    for (let round = 0; round < 4; round += 1) {
      await airplane.set(true)
      if (open.isClosed()) open = await airplane.open('/Cart')
      await expectLedger(open, ledger, items)
      for (let taps = 1 + random.below(3); taps > 0; taps -= 1) {
        const item = random.pick(items)
        await tap(open, ledger, item, ledger.of(item.skuId) > 1 && random.once(3) ? -1 : 1)
      }
      await open.close()
      // The taps may cancel out; the test waits only for commands that are left to send.
      await airplane.set(false)
      unreliable.fate = random.pick(['cut', 'unanswered', 'held', 'twice', 'late'])
      const isProcessed = unreliable.fate !== 'cut' && unreliable.fate !== 'late'
      const stopPoint = random.pick(['immediately', 'after the request was sent', 'after the server has processed it'])
      const reached =
        stopPoint === 'after the server has processed it' && isProcessed ? unreliable.processed() : unreliable.sent()
      await controls.sync()
      if (stopPoint !== 'immediately' && JSON.stringify(await cartOf(shopper)) !== JSON.stringify(ledger.expected()))
        await reached
      await controls.stop()
      if (random.once(2)) await unreliable.recover()
    }
    await unreliable.recover()
    await controls.sync()
    await expect.poll(() => cartOf(shopper), { timeout: 20_000 }).toEqual(ledger.expected())
    const end = await context.newPage()
    await end.goto('/Cart')
    await expectLedger(end, ledger, items)
    await expect(end.getByText(/Waiting to sync|changes? waiting/)).toHaveCount(0)
    await expect(end.getByRole('button', { name: /Got it|Leave it/ })).toHaveCount(0)
  })
}
