import { expect, type Page } from '@playwright/test'

/** Chooses a place by typing its name. */
async function choose(page: Page, label: string, typed: string, name = typed) {
  await page.getByRole('combobox', { name: label }).click()
  const sheet = page.getByRole('dialog', { name: label })
  await sheet.getByRole('searchbox', { name: 'Search' }).fill(typed)
  await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).first().click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('combobox', { name: label })).toContainText(name)
}

/** Fills the form of an address in, in a town of Sri Lanka. */
export async function fillInAddress(page: Page, receiver: string) {
  await page.getByRole('textbox', { name: 'Contact name' }).fill(receiver)
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('077 123 4567')
  await choose(page, 'Country', 'sri', 'Sri Lanka')
  await choose(page, 'Province', 'Central')
  await choose(page, 'District', 'kand', 'Kandy')
  await choose(page, 'Town', 'pera', 'Peradeniya')
  await page.getByRole('textbox', { name: 'Address line' }).fill('12 Temple Road')
}
