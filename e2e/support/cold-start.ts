import type { BrowserContext, Page } from '@playwright/test'

/** Closes every page and opens a new one at `path`, which has only the device's storage. */
export async function coldStart(context: BrowserContext, path: string): Promise<Page> {
  for (const page of context.pages()) await page.close()
  const page = await context.newPage()
  await page.goto(path)
  return page
}
