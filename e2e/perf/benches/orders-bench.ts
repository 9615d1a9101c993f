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
export function ordersBench(log: (sentence: string) => void): Promise<string> {
  return inMall(async () => {
    const shopper = await newShopper()
    await fillOrders(shopper, orders, log)
    const rows = await onPhone(shopper, async (phone): Promise<Row[]> => {
      // The first visit stores the list; the second measures every later visit.
      const first = await openList((await openSlow(phone, '/profile/orders')).page)
      const { page, session } = await openSlow(phone, '/profile/orders')
      const repeat = await openList(page)
      const before = await heapAndNodes(session)
      const frames: number[] = []
      const start = performance.now()
      for (let seen = await page.locator(cards).count(); seen < orders; seen = await waitForMore(page, seen)) {
        log(`${seen} orders seen`)
        frames.push(...(await scrollFrames(page)))
      }
      const minutes = performance.now() - start
      const after = await heapAndNodes(session)
      return [
        { measure: 'first orders shown', network: 'first time', value: first.shown, unit: 'ms' },
        { measure: 'first orders shown', network: 'again', value: repeat.shown, unit: 'ms' },
        {
          measure: 'LCP',
          network: 'again',
          value: repeat.lcp ?? Number.POSITIVE_INFINITY,
          unit: 'ms',
          target: repeatPaintTarget,
        },
        { measure: 'layout shift', network: 'again', value: repeat.shift, unit: '', target: shiftTarget },
        { measure: 'blocking time', network: 'again', value: repeat.blocking, unit: 'ms', target: blockingTarget },
        { measure: `scrolled through ${orders}: all of it`, network: '', value: minutes, unit: 'ms' },
        {
          measure: `scrolled through ${orders}: a frame, p95`,
          network: '',
          value: percentile(frames, 0.95),
          unit: 'ms',
        },
        {
          measure: `scrolled through ${orders}: the longest frame`,
          network: '',
          value: Math.max(...frames),
          unit: 'ms',
        },
        { measure: 'heap, first page', network: '', value: before.heap, unit: 'MB', target: longListTargets.heapMb },
        {
          measure: `heap, ${orders} orders`,
          network: '',
          value: after.heap,
          unit: 'MB',
          target: longListTargets.heapMb,
        },
        { measure: 'nodes, first page', network: '', value: before.nodes, unit: 'nodes' },
        { measure: `nodes, ${orders} orders`, network: '', value: after.nodes, unit: 'nodes' },
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
async function waitForMore(page: Page, before: number): Promise<number> {
  const more = page.getByRole('button', { name: 'Show more' })
  // A list that continues by itself may remove the button before the press.
  if (await more.isVisible()) await more.click({ timeout: 2_000 }).catch(() => undefined)
  const count = await page.waitForFunction(
    ([selector, seen]) => {
      const now = document.querySelectorAll(selector as string).length
      return now > Number(seen) && now
    },
    [cards, before] as const,
    { timeout: 60_000 },
  )
  return Number(await count.jsonValue())
}
