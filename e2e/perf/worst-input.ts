import type { Page } from '@playwright/test'
import { takeInteractions, unreported } from './typing-times.ts'

/** The ms from input to paint of the slowest interaction during `work`; unreported interactions count as `unreported`. */
export async function worstInput(page: Page, work: () => Promise<void>): Promise<number> {
  await takeInteractions(page)
  await work()
  // Event Timing reports an interaction one frame after its paint.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
  return Math.max(unreported, ...(await takeInteractions(page)))
}
