import type { Page } from '@playwright/test'
import { takeInteractions, unreported } from './typing-times.ts'

/** Milliseconds from input to paint of the slowest interaction of what is done; what Event Timing does not tell counts as its least. */
export async function worstInput(page: Page, act: () => Promise<void>): Promise<number> {
  await takeInteractions(page)
  await act()
  // The paint after what was seen to happen is told a frame later.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
  return Math.max(unreported, ...(await takeInteractions(page)))
}
