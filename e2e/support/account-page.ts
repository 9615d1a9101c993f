import type { Page } from '@playwright/test'
import { isUp } from './is-up.ts'
import { type Shopper, signIn } from './sign-in.ts'

/** The user agents of two other devices. */
export const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0'
export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

/** Opens a page as a shopper; creates one unless given. */
export async function openAs(page: Page, path: string, shopper?: Shopper): Promise<Shopper> {
  const signedIn = await signIn(page, shopper)
  await page.goto(path)
  await isUp(page)
  return signedIn
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const main = (page: Page) => page.getByRole('main')
export const sheet = (page: Page) => page.getByRole('dialog')
/** Presses a menu row that is a button. */
export const openRow = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
