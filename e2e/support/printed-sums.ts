import { expect, type Page } from '@playwright/test'

/** What is printed of a sum in Sri Lanka's money, in rupees: "Free" is nothing, what is taken off is less than nothing. */
export function printedAmount(words: string): number {
  const digits = /[\d,]+$/.exec(words.trim())?.[0]
  return digits === undefined ? 0 : Number(digits.replaceAll(',', '')) * (words.includes('\u2212') ? -1 : 1)
}

/** The lines that are printed of a checkout or an order, by their names, the total last. They must add up. */
export async function printedSums(page: Page): Promise<Record<string, number>> {
  const list = page.getByRole('main').locator('dl').filter({ hasText: 'Subtotal' })
  await expect(list).toHaveCount(1)
  const [names, amounts] = [
    await list.getByRole('term').allInnerTexts(),
    await list.getByRole('definition').allInnerTexts(),
  ]
  const sums = Object.fromEntries(names.map((name, at) => [name, printedAmount(amounts[at] ?? '')]))
  const { Total: total, ...parts } = sums
  expect(
    Object.values(parts).reduce((sum, part) => sum + part, 0),
    JSON.stringify(sums),
  ).toBe(total)
  return sums
}
