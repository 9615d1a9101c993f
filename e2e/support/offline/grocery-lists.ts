import type { Locator, Page } from '@playwright/test'
import { productPath } from '../catalogue.ts'

/** The row of an item on the screen of a list. */
export const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: `Bought: ${name}` }) })

/** The box that ticks an item. */
export const boxOf = (page: Page, name: string): Locator => page.getByRole('checkbox', { name: `Bought: ${name}` })

/** Adds a text to the open list. */
export async function addText(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Add an item' })
  await field.fill(text)
  await field.press('Enter')
  await rowOf(page, text).waitFor()
}

/** Makes a list on its own page, where no list of that name exists. */
export async function makeList(page: Page, name: string): Promise<void> {
  await page.goto(`/wish-list/${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: 'Create this list' }).click()
  await page.getByRole('textbox', { name: 'Add an item' }).waitFor()
}

/** Adds a product to a new list from the product's page. */
export async function makeListOf(page: Page, product: Parameters<typeof productPath>[0], list: string): Promise<void> {
  await page.goto(productPath(product))
  await page.getByRole('button', { name: 'Add to a grocery list' }).click()
  await page.getByRole('textbox', { name: 'List name' }).fill(list)
  await page.getByRole('button', { name: 'Create list' }).click()
  await page.getByText('Item added').waitFor()
}

/** Opens an entry of the menu of the open list. */
export async function openAction(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Actions for this list' }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Creates a link to the open list whose visitors have this right, and answers the path of the link. */
export async function shareList(page: Page, right: 'can tick and change items' | 'can only read'): Promise<string> {
  await openAction(page, 'Share with a link')
  await page.getByRole('radio', { name: right }).check()
  await page.getByRole('button', { name: 'Create a link' }).click()
  return new URL((await page.getByText(/\/wish-list\/shared\//).textContent()) ?? '').pathname
}
