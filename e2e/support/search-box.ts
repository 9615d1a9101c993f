import { expect, type Locator, type Page } from '@playwright/test'
import { fetchCatalogue } from './catalogue.ts'
import { isUp } from './is-up.ts'

export const market = { regionId: 659006000343, lang: 'en' }
/** The server's suggestions. */
export const suggested = (keyword: string) =>
  fetchCatalogue<string[]>('/search/suggest/keyword', { keyword, size: 10, ...market })
type SuggestedItems = {
  products: { prodId: number; prodName: string; slug: string; categoryName: string }[]
  shop?: { shopName: string }
}
/** The server's products and shop below the suggestions. */
export const suggestedItems = (keyword: string) =>
  fetchCatalogue<SuggestedItems>('/search/suggest/items', { keyword, ...market })
/** The number of options for a typed text: suggestions, products and shop. */
export async function optionCount(keyword: string): Promise<number> {
  const [words, { products, shop }] = await Promise.all([suggested(keyword), suggestedItems(keyword)])
  return words.length + products.length + (shop ? 1 : 0)
}
/** The header's search field. */
export const field = (page: Page) => page.getByRole('combobox', { name: 'Search products and shops' })
export const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
export const recent = (page: Page) => page.getByRole('region', { name: 'Recent' })

/** Opens the search box as a person does: its page on the phone, the field on the desktop. */
export async function openSearch(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
  } else await field(page).click()
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('region', { name: 'Popular now' })).toBeVisible()
}

/** Types and submits a search. */
export async function searchFor(page: Page, words: string, isMobile: boolean): Promise<void> {
  await openSearch(page, isMobile)
  await field(page).fill(words)
  await field(page).press('Enter')
  await expect(page).toHaveURL(`/SearchResults/${encodeURIComponent(words)}`)
  // The focus moves into the results page.
  await expect(page.locator('main')).toBeFocused()
}

export const wordsOf = (chips: Locator) => chips.getByRole('link').allInnerTexts()

/** Opens the search box after an earlier search. */
export async function reopenSearch(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  else await field(page).click()
  await expect(recent(page)).toBeVisible()
}

/** After a reload the open search box shows no recent search: the device stores none. */
export async function expectForgotten(page: Page, isMobile: boolean): Promise<void> {
  await page.reload()
  await isUp(page)
  // The phone's search page opens again by itself.
  if (isMobile) await expect(page.getByRole('region', { name: 'Popular now' })).toBeVisible()
  else await openSearch(page, isMobile)
  await expect(recent(page)).toHaveCount(0)
}
