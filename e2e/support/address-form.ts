import { expect, type Page } from '@playwright/test'

/** Translates a label of the page. */
export type Translate = (english: string) => string | RegExp
const inEnglish: Translate = (english) => english

/** Chooses a place by typing its name. */
export async function chooseArea(
  page: Page,
  label: string,
  typed: string,
  name = typed,
  named = inEnglish,
): Promise<void> {
  const field = page.getByRole('combobox', { name: named(label) })
  await field.click()
  const sheet = page.getByRole('dialog', { name: named(label) })
  await sheet.getByRole('searchbox').fill(typed)
  await sheet
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await expect(sheet).toBeHidden()
  await expect(field).toContainText(name)
}

/** Fills in a complete address in Sri Lanka, whose region gives the country. */
export async function fillAddress(page: Page, receiver: string, named = inEnglish): Promise<void> {
  await page.getByRole('textbox', { name: named('Contact name') }).fill(receiver)
  await page.getByRole('textbox', { name: named('Mobile number') }).fill('077 123 4567')
  await chooseArea(page, 'Province', 'Central', 'Central', named)
  await chooseArea(page, 'District', 'kand', 'Kandy', named)
  await chooseArea(page, 'Town', 'pera', 'Peradeniya', named)
  await page.getByRole('textbox', { name: named('Address line') }).fill('12 Temple Road')
}
