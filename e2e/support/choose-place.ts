import type { BrowserContext, Locator, Page } from '@playwright/test'
import { regionIds } from '#contract/region.ts'
import type { Language } from '#contract/wire.ts'
import { mallAddress } from './mall-test.ts'

export type Country = keyof typeof regionIds

/** The button of the header with the region's flag that this width shows: it opens the menu of regions and languages. */
export const placeButton = (page: Page): Locator =>
  page.locator('button[aria-haspopup="dialog"]:has(img[src^="/flags/"]):visible').first()

/** Comes back as somebody who chose this region and language before: the cookies that the page keeps. */
export async function choosePlace(
  context: BrowserContext,
  { country = 'LK', lang = 'en' }: { country?: Country; lang?: Language },
): Promise<void> {
  const url = process.env[mallAddress] as string
  await context.addCookies([
    { name: 'region', value: String(regionIds[country]), url },
    { name: 'language', value: lang, url },
  ])
}
