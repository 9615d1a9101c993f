import { browserFlags, findWholeBrowser } from '#tests/support/browser.ts'
import { cartOf, threeProducts } from '../support/cart.ts'
import { openLedger } from '../support/offline/ledger.ts'
import { phoneWithCart } from '../support/offline/phone-with-cart.ts'
import { expect, test } from '../support/proxy-test.ts'
import { expectLedger, tap } from '../support/tap.ts'

// The headless shell lacks background sync. The full browser repeats a failed sync after minutes; this flag makes it
// seconds.
const executablePath = findWholeBrowser()
const soon = [
  '--force-fieldtrials=BackgroundSync/Soon',
  '--force-fieldtrial-params=BackgroundSync.Soon:initial_retry_delay_sec/3',
]
test.use({ launchOptions: { args: [...browserFlags, ...soon], ...(executablePath ? { executablePath } : {}) } })
test.skip(({ isPlain }) => isPlain || executablePath === null, 'needs background sync')
test('product#cart: with no page open the browser wakes the worker once the server is reachable, and pending changes arrive once', async ({
  page,
  context,
  mallProxy,
  waitForWorker,
}) => {
  const items = await threeProducts()
  const [one, two] = items
  const shopper = await phoneWithCart(page, waitForWorker, items)
  const ledger = openLedger(await cartOf(shopper))
  await context.grantPermissions(['background-sync'])
  // An extra page keeps the browser open when the mall's last page is closed.
  await context.newPage()
  mallProxy.cut(true)
  for (const item of [one, two, one]) await tap(page, ledger, item, 1)
  await page.close()
  mallProxy.cut(false)
  await expect.poll(() => cartOf(shopper), { timeout: 60_000 }).toEqual(ledger.expected())
  const reopened = await context.newPage()
  await reopened.goto('/Cart')
  await expectLedger(reopened, ledger, items)
  await expect(reopened.getByText('Waiting to sync')).toHaveCount(0)
  expect(await cartOf(shopper)).toEqual(ledger.expected())
})
