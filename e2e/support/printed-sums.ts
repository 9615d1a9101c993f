import { expect, type Page } from '@playwright/test'

/** Parses a printed amount of Sri Lanka, in rupees: "Free" is zero, a reduction is negative. */
export function printedAmount(words: string): number {
  const digits = /[\d,]+$/.exec(words.trim())?.[0]
  return digits === undefined ? 0 : Number(digits.replaceAll(',', '')) * (words.includes('\u2212') ? -1 : 1)
}

/** The printed lines of a checkout or an order, by label, the total last. The lines must add up. */
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
