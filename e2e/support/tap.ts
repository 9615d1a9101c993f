import { expect, type Page } from '@playwright/test'
import { countOf, expectCount, lineOf, type Thing } from './cart.ts'
import type { Ledger } from './offline/ledger.ts'

/** A button of a line's stepper. */
export const stepOf = (page: Page, thing: Thing, name: 'More' | 'Less') =>
  lineOf(page, thing.name).getByRole('button', { name, exact: true })

/**
 * Changes a line's quantity by one, records it in the ledger, and waits until the line shows it; it is stored on the
 * device by then. By keyboard, because lines move with the network and a finger may miss.
 */
export async function tap(page: Page, ledger: Ledger, thing: Thing, count: 1 | -1): Promise<void> {
  const shown = countOf(lineOf(page, thing.name))
  await expect(shown).toHaveText(String(ledger.of(thing.skuId)))
  await stepOf(page, thing, count === 1 ? 'More' : 'Less').press('Enter')
  ledger.write(thing.skuId, count)
  await expect(shown).toHaveText(String(ledger.of(thing.skuId)))
}

/** Waits until a page shows the ledger's quantities on these lines and in its badge. */
export async function expectAsMeant(page: Page, ledger: Ledger, things: readonly Thing[]): Promise<void> {
  for (const thing of things) await expect(countOf(lineOf(page, thing.name))).toHaveText(String(ledger.of(thing.skuId)))
  await expectCount(page, ledger.sum())
}
