import type { BrowserContext, Locator, Page } from '@playwright/test'
import { regionIds } from '#contract/region/region.ts'
import type { Language } from '#contract/wire.ts'
import { isUp } from './is-up.ts'
import { mallAddress } from './mall-test.ts'

export type Country = keyof typeof regionIds

/** The header's button with the region's flag at this width; it opens the menu of regions and languages. */
export const marketButton = (page: Page): Locator =>
  page.locator('button[aria-haspopup="dialog"]:has(img[src^="/flags/"]):visible').first()

/** Chooses a region in the header's menu, as a person does on home. */
export async function chooseRegion(page: Page, region: RegExp): Promise<void> {
  await page.goto('/')
  await isUp(page)
  await marketButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: region }).click()
}

/** Sets the cookies of an earlier choice of region and language. */
export async function chooseMarket(
  context: BrowserContext,
  { country = 'LK', lang = 'en' }: { country?: Country; lang?: Language },
): Promise<void> {
  const url = process.env[mallAddress] as string
  await context.addCookies([
    { name: 'region', value: String(regionIds[country]), url },
    { name: 'language', value: lang, url },
  ])
}
