import { expect, type Locator, type Page } from '@playwright/test'
import { ask } from './catalogue.ts'
import { isUp } from './is-up.ts'

export const place = { regionId: 659006000343, lang: 'en' }
/** What the shop suggests. */
export const suggested = (keyword: string) => ask<string[]>('/search/suggest/keyword', { keyword, size: 10, ...place })
/** The field of the header. */
export const field = (page: Page) => page.getByRole('combobox', { name: 'Search products and shops' })
export const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
export const recent = (page: Page) => page.getByRole('region', { name: 'Recent' })

/** Opens the search box as a person does: on the phone its page, on the desktop the field. */
export async function openSearch(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
  } else await field(page).click()
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('region', { name: 'Popular now' })).toBeVisible()
}

/** Searches by hand. */
export async function searchFor(page: Page, words: string, isMobile: boolean): Promise<void> {
  await openSearch(page, isMobile)
  await field(page).fill(words)
  await field(page).press('Enter')
  await expect(page).toHaveURL(`/SearchResults/${encodeURIComponent(words)}`)
  // Where the page that follows is read from.
  await expect(page.locator('main')).toBeFocused()
}

export const wordsOf = (chips: Locator) => chips.getByRole('link').allInnerTexts()

/** The same where something was searched before. */
export async function openAgain(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  else await field(page).click()
  await expect(recent(page)).toBeVisible()
}

/** Where the search box is open, a reload brings no recent search back: the phone keeps none. */
export async function expectForgotten(page: Page, isMobile: boolean): Promise<void> {
  await page.reload()
  await isUp(page)
  // The phone's search page is open again by itself.
  if (isMobile) await expect(page.getByRole('region', { name: 'Popular now' })).toBeVisible()
  else await openSearch(page, isMobile)
  await expect(recent(page)).toHaveCount(0)
}
