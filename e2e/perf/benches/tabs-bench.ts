import type { BrowserContext, Page } from '@playwright/test'
import { addButton, addElsewhere, type CartProduct, lineOf, threeProducts } from '#e2e/support/cart.ts'
import { productPath } from '#e2e/support/catalogue.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { openMallProxy } from '#e2e/support/mall/mall-proxy.ts'
import { openUnreliableProxy, type UnreliableProxy } from '#e2e/support/mall/unreliable-proxy.ts'
import { mallAddress } from '#e2e/support/mall-test.ts'
import { openWorkerControls } from '#e2e/support/offline/worker-controls.ts'
import { newShopper } from '#e2e/support/sign-in.ts'
import { type Row, rowsTable } from '../measure-row.ts'
import { median } from '../median.ts'
import { inMall, onPhone, openSlow, openTab } from '../phone-in-mall.ts'
import { tabsTarget } from '../targets.ts'

const runs = 7
const settleMs = 1_000

/**
 * The time until tabs and worker agree about the cart, with CPU 4×: after another tab's tap, and after the worker's
 * replay.
 */
export function tabsBench(log: (sentence: string) => void): Promise<string> {
  return inMall(async () => {
    const mall = process.env[mallAddress] ?? ''
    const mallProxy = await openMallProxy(mall)
    try {
      const unreliable = openUnreliableProxy(mallProxy, mall)
      const [added, changed] = await threeProducts()
      const shopper = await newShopper()
      await addElsewhere(shopper, changed, 1)
      const rows = await onPhone(
        shopper,
        async (phone): Promise<Row[]> => {
          log('A tap in one tab, the badge of another')
          const badges = await tapsUntilBadge(phone, added)
          log('Sent by the worker, shown by an open tab')
          const lines = await sentUntilShown(phone, mallProxy.address, unreliable, changed)
          return [
            {
              measure: `from the tap in one tab to the badge of another (${shown(badges)})`,
              network: '',
              value: median(badges),
              unit: 'ms',
              target: tabsTarget,
            },
            {
              measure: `from the server's answer to the worker to "Synced" in an open tab (${shown(lines)})`,
              network: '',
              value: median(lines),
              unit: 'ms',
              target: tabsTarget,
            },
          ]
        },
        mallProxy.address,
      )
      return [
        '## Cart changes across tabs and worker',
        '',
        `Phone 390×844 at 2×, CPU 4× in each tab, signed in, with the worker; median of ${runs}.`,
        '',
        rowsTable(rows),
        '',
      ].join('\n')
    } finally {
      await mallProxy.stop()
    }
  })
}

const shown = (times: readonly number[]) => times.map((one) => one.toFixed(0)).join(', ')

async function tapsUntilBadge(phone: BrowserContext, item: CartProduct): Promise<number[]> {
  const { page: other } = await openSlow(phone, '/')
  const { page } = await openTab(phone, productPath(item.product))
  for (const one of [other, page]) await isUp(one)
  await page.waitForTimeout(settleMs)
  await page.evaluate(recordTaps)
  const times: number[] = []
  // Another product is in the cart already.
  for (let count = 2; count < runs + 2; count += 1) {
    const there = when(other, `a[href="/Cart"][aria-label$=" ${count}"]`)
    await addButton(page).tap()
    const end = await there
    times.push(end - (await page.evaluate(() => (globalThis as ObservedWindow).tappedAt)))
    await page.waitForTimeout(settleMs)
  }
  return times
}

async function sentUntilShown(
  phone: BrowserContext,
  origin: string,
  unreliable: UnreliableProxy,
  item: CartProduct,
): Promise<number[]> {
  const { page, session } = await openSlow(phone, '/Cart')
  const line = lineOf(page, item.name)
  const more = line.getByRole('button', { name: 'More', exact: true })
  await more.waitFor()
  await isUp(page)
  const controls = await openWorkerControls(phone, origin)
  await session.send('Network.enable')
  // Only the page is offline, so that the worker alone can send.
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await more.tap()
    await line.getByText('Waiting to sync').waitFor()
    await page.waitForTimeout(settleMs)
    const answered = unreliable.processed().then(() => Date.now())
    const shown = when(page, 'main [role="status"] use[href$="#check-bold"]')
    await controls.sync()
    times.push((await shown) - (await answered))
    await line.getByText('Synced').waitFor({ state: 'detached' })
  }
  return times
}

/** The time, in ms, at which the page shows a selector's element, checked in every frame. */
const when = async (page: Page, selector: string): Promise<number> =>
  Number(
    await (
      await page.waitForFunction((target) => document.querySelector(target) !== null && Date.now(), selector, {
        polling: 'raf',
      })
    ).jsonValue(),
  )

type ObservedWindow = typeof globalThis & { tappedAt: number }

/** Runs in the page: `tappedAt` is the time of the last finger-up, in ms. */
function recordTaps(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => Object.assign(globalThis, { tappedAt: Date.now() - (performance.now() - timeStamp) }),
    true,
  )
}
