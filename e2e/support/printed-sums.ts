import { expect, type Page } from '@playwright/test'

/** Parses a printed amount of Sri Lanka, in rupees: "Free" is zero, a reduction is negative. */
export function printedAmount(words: string): number {
  const digits = /[\d,]+$/.exec(words.trim())?.[0]
  return digits === undefined ? 0 : Number(digits.replaceAll(',', '')) * (words.includes('\u2212') ? -1 : 1)
}

/** A printed day with its time: `25 Nov, 19:02`. */
export const printedTime = /^\d.*\d\d:\d\d$/

/** Expects exactly these facts of an order, in this order, on its page or its receipt. */
export async function expectOrderFacts(page: Page, facts: Readonly<Record<string, string | RegExp>>): Promise<void> {
  const list = page.getByRole('main').locator('dl').filter({ hasText: 'Order number' })
  await expect(list.getByRole('term')).toHaveText(Object.keys(facts))
  await expect(list.getByRole('definition')).toHaveText(Object.values(facts))
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
