import type { Page } from '@playwright/test'
import { newShopper } from '#e2e/support/sign-in.ts'
import { fillOrders } from '../fill-orders.ts'
import { heapAndNodes } from '../heap-and-nodes.ts'
import { type Row, rowsTable } from '../measure-row.ts'
import { collectTimes } from '../page-times.ts'
import { percentile } from '../percentile.ts'
import { inMall, onPhone, openSlow } from '../phone-in-mall.ts'
import { scrollFrames } from '../scroll-frames.ts'
import { blockingTarget, longListTargets, repeatPaintTarget, shiftTarget } from '../targets.ts'

const orders = 1_000
const cards = 'main ul[aria-label="My orders"] > li'

/** A shopper with 1,000 orders: the list is opened and scrolled to its end, and its memory measured, with CPU 4×. */
export function ordersBench(say: (sentence: string) => void): Promise<string> {
  return inMall(async () => {
    const shopper = await newShopper()
    await fillOrders(shopper, orders, say)
    const rows = await onPhone(shopper, async (phone): Promise<Row[]> => {
      // The first visit stores the list; the second measures every later visit.
      const first = await openList((await openSlow(phone, '/profile/orders')).page)
      const { page, session } = await openSlow(phone, '/profile/orders')
      const again = await openList(page)
      const before = await heapAndNodes(session)
      const frames: number[] = []
      const start = performance.now()
      for (let seen = await page.locator(cards).count(); seen < orders; seen = await untilMore(page, seen)) {
        say(`${seen} orders seen`)
        frames.push(...(await scrollFrames(page)))
      }
      const minutes = performance.now() - start
      const after = await heapAndNodes(session)
      return [
        { measure: 'first orders shown', network: 'first time', ours: first.shown, unit: 'ms' },
        { measure: 'first orders shown', network: 'again', ours: again.shown, unit: 'ms' },
        {
          measure: 'LCP',
          network: 'again',
          ours: again.lcp ?? Number.POSITIVE_INFINITY,
          unit: 'ms',
          target: repeatPaintTarget,
        },
        { measure: 'layout shift', network: 'again', ours: again.shift, unit: '', target: shiftTarget },
        { measure: 'blocking time', network: 'again', ours: again.blocking, unit: 'ms', target: blockingTarget },
        { measure: `scrolled through ${orders}: all of it`, network: '', ours: minutes, unit: 'ms' },
        {
          measure: `scrolled through ${orders}: a frame, p95`,
          network: '',
          ours: percentile(frames, 0.95),
          unit: 'ms',
        },
        {
          measure: `scrolled through ${orders}: the longest frame`,
          network: '',
          ours: Math.max(...frames),
          unit: 'ms',
        },
        { measure: 'heap, first page', network: '', ours: before.heap, unit: 'MB', target: longListTargets.heapMb },
        {
          measure: `heap, ${orders} orders`,
          network: '',
          ours: after.heap,
          unit: 'MB',
          target: longListTargets.heapMb,
        },
        { measure: 'nodes, first page', network: '', ours: before.nodes, unit: 'nodes' },
        { measure: `nodes, ${orders} orders`, network: '', ours: after.nodes, unit: 'nodes' },
      ]
    })
    return [
      `## A shopper with ${orders} orders`,
      '',
      'Phone 390×844 at 2×, CPU 4×, signed in, with the worker.',
      '',
      rowsTable(rows),
      '',
    ].join('\n')
  })
}

async function openList(page: Page) {
  const at = await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    cards,
    { polling: 'raf', timeout: 60_000 },
  )
  const shown = Number(await at.jsonValue())
  await page.waitForLoadState('networkidle')
  return { shown, ...(await collectTimes(page)) }
}

/** The number of orders once more have arrived; presses the button where there is one. */
async function untilMore(page: Page, before: number): Promise<number> {
  const more = page.getByRole('button', { name: 'Show more' })
  // A list that continues by itself may remove the button before the press.
  if (await more.isVisible()) await more.click({ timeout: 2_000 }).catch(() => undefined)
  const grown = await page.waitForFunction(
    ([selector, seen]) => {
      const now = document.querySelectorAll(selector as string).length
      return now > Number(seen) && now
    },
    [cards, before] as const,
    { timeout: 60_000 },
  )
  return Number(await grown.jsonValue())
}
