import type { Page } from '@playwright/test'
import { maxCartLines } from '#contract/cart/cart.ts'
import { newShopper } from '#e2e/support/sign-in.ts'
import { fillCart } from '../fill-cart.ts'
import { heapAndNodes } from '../heap-and-nodes.ts'
import { type Row, rowsTable } from '../measure-row.ts'
import { median } from '../median.ts'
import { collectTimes } from '../page-times.ts'
import { percentile } from '../percentile.ts'
import { inMall, onPhone, openSlow } from '../phone-in-mall.ts'
import { scrollFrames } from '../scroll-frames.ts'
import { blockingTarget, inputTarget, longListTargets, repeatPaintTarget, shiftTarget } from '../targets.ts'
import { worstInput } from '../worst-input.ts'

const runs = 3
const lines = 'main li:has(output)'

/** A cart of the largest size: opened, scrolled, its steppers tapped, with CPU 4×. */
export function cartBench(log: (sentence: string) => void): Promise<string> {
  return inMall(async () => {
    const shopper = await newShopper()
    log(`Filling a cart of ${maxCartLines} lines`)
    await fillCart(shopper, maxCartLines)
    const all = await onPhone(shopper, async (phone) => {
      const measured: Awaited<ReturnType<typeof measureCart>>[] = []
      for (let run = 1; run <= runs; run += 1) {
        log(`A cart of ${maxCartLines} lines, run ${run} of ${runs}`)
        const { page, session } = await openSlow(phone, '/Cart')
        measured.push(await measureCart(page, () => heapAndNodes(session)))
      }
      return measured
    })
    const middle = (figure: (one: (typeof all)[number]) => number | null) =>
      median(all.map((one) => figure(one) ?? Number.POSITIVE_INFINITY))
    const rows: Row[] = [
      { measure: 'first lines shown', network: 'again', value: middle((one) => one.firstLines), unit: 'ms' },
      { measure: 'LCP', network: 'again', value: middle((one) => one.lcp), unit: 'ms', target: repeatPaintTarget },
      {
        measure: `all ${maxCartLines} lines there`,
        network: 'again',
        value: middle((one) => one.allLines),
        unit: 'ms',
      },
      { measure: 'layout shift', network: 'again', value: middle((one) => one.shift), unit: '', target: shiftTarget },
      {
        measure: 'blocking time',
        network: 'again',
        value: middle((one) => one.blocking),
        unit: 'ms',
        target: blockingTarget,
      },
      { measure: 'scrolled to its end: a frame, p95', network: '', value: middle((one) => one.frameP95), unit: 'ms' },
      {
        measure: 'scrolled to its end: the longest frame',
        network: '',
        value: middle((one) => one.frameMost),
        unit: 'ms',
      },
      {
        measure: `one more of a line: INP (${all.flatMap((one) => one.taps).join(', ')})`,
        network: '',
        value: middle((one) => Math.max(...one.taps)),
        unit: 'ms',
        target: inputTarget,
      },
      { measure: 'heap', network: '', value: middle((one) => one.heap), unit: 'MB', target: longListTargets.heapMb },
      { measure: 'nodes', network: '', value: middle((one) => one.nodes), unit: 'nodes' },
    ]
    return [
      `## A cart of ${maxCartLines} lines`,
      '',
      `Phone 390×844 at 2×, CPU 4×, signed in, with the worker; median of ${runs}.`,
      '',
      rowsTable(rows),
      '',
    ].join('\n')
  })
}

/** Waits for the lines; answers the ms since the navigation began. */
async function waitForLines(page: Page, max: number): Promise<number> {
  const at = await page.waitForFunction(
    ([selector, count]) => document.querySelectorAll(selector as string).length >= Number(count) && performance.now(),
    [lines, max],
    { polling: 'raf', timeout: 60_000 },
  )
  return Number(await at.jsonValue())
}

async function measureCart(page: Page, measureHeap: () => ReturnType<typeof heapAndNodes>) {
  const firstLines = await waitForLines(page, 1)
  const allLines = await waitForLines(page, maxCartLines)
  await page.waitForLoadState('networkidle')
  const { lcp, shift, blocking } = await collectTimes(page)
  const frames = await scrollFrames(page)
  const taps: number[] = []
  for (const at of [0, Math.floor(maxCartLines / 2), maxCartLines - 1]) {
    const line = page.locator(lines).nth(at)
    const more = line.locator('[role=group] button').last()
    await more.scrollIntoViewIfNeeded()
    const before = await line.locator('output').innerText()
    taps.push(
      await worstInput(page, async () => {
        await more.tap()
        await page.waitForFunction(
          ([selector, index, old]) =>
            document.querySelectorAll<HTMLElement>(selector as string)[Number(index)]?.querySelector('output')
              ?.innerText !== old,
          [lines, at, before] as const,
        )
      }),
    )
  }
  return {
    firstLines,
    allLines,
    lcp,
    shift,
    blocking,
    frameP95: percentile(frames, 0.95),
    frameMost: Math.max(...frames),
    taps,
    ...(await measureHeap()),
  }
}
