import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The sum of the layout shifts that a screen may have (docs/quality.md#speed). */
const limit = 0.02

type Shift = { readonly value: number; readonly moved: readonly string[] }
declare global {
  interface Window {
    layoutShifts?: Shift[]
  }
}

/** Records the layout shifts of every page that the context opens from now on. */
export const recordLayoutShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent?.slice(0, 40) ?? '')
    const all: Shift[] = []
    window.layoutShifts = all
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[])
        if (!entry.hadRecentInput)
          all.push({
            value: entry.value,
            moved: entry.sources.map(
              ({ node, previousRect, currentRect }) => `${previousRect.top} → ${currentRect.top} ${nameOf(node)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Scrolls the loaded screen to its end, changes between grid and rows where the screen has this choice, and expects that
 * the screen has not shifted since its first frame. The taps are the script's own: after a real tap the browser counts
 * no shift for half a second.
 */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const isLoaded = () => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await isLoaded()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await isLoaded()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const choice = page.locator('main button:has(use[href$="#rows"], use[href$="#squares-four"])')
  for (let tap = 0; tap < 2; tap += 1)
    if ((await choice.count()) > 0) {
      await choice.first().evaluate((button: HTMLElement) => button.click())
      await isLoaded()
    }
  await expectNoShiftUntilNow(page)
}

/** Expects that the page has not shifted since its first frame, or since the last call. */
export async function expectNoShiftUntilNow(page: Page): Promise<void> {
  const shifts = await page.evaluate(async () => {
    // A shift is reported after the frame that shows the shift.
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
    return window.layoutShifts?.splice(0) ?? []
  })
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `layout shifts: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(limit)
}
