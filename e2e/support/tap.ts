import { expect, type Page } from '@playwright/test'
import { type CartProduct, countOf, expectCount, lineOf } from './cart.ts'
import type { Ledger } from './offline/ledger.ts'

/** A button of a line's stepper. */
export const stepOf = (page: Page, item: CartProduct, name: 'More' | 'Less') =>
  lineOf(page, item.name).getByRole('button', { name, exact: true })

/**
 * Changes a line's quantity by one, records it in the ledger, and waits until the line shows it; it is stored on the
 * device by then. By keyboard, because lines move with the network and a finger may miss.
 */
export async function tap(page: Page, ledger: Ledger, item: CartProduct, count: 1 | -1): Promise<void> {
  const shown = countOf(lineOf(page, item.name))
  await expect(shown).toHaveText(String(ledger.of(item.skuId)))
  await stepOf(page, item, count === 1 ? 'More' : 'Less').press('Enter')
  ledger.write(item.skuId, count)
  await expect(shown).toHaveText(String(ledger.of(item.skuId)))
}

/** Waits until a page shows the ledger's quantities on these lines and in its badge. */
export async function expectLedger(page: Page, ledger: Ledger, items: readonly CartProduct[]): Promise<void> {
  for (const item of items) await expect(countOf(lineOf(page, item.name))).toHaveText(String(ledger.of(item.skuId)))
  await expectCount(page, ledger.sum())
}
