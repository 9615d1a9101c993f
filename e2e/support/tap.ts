import { expect, type Page } from '@playwright/test'
import { countOf, expectCount, lineOf, type Thing } from './cart.ts'
import type { Ledger } from './ledger.ts'

/** A button of a line's stepper. */
export const stepOf = (page: Page, thing: Thing, name: 'More' | 'Less') =>
  lineOf(page, thing.name).getByRole('button', { name, exact: true })

/**
 * Looks at the line, asks for one more or one less of its thing, writes it in the ledger, and waits until the line shows it: it is on the
 * phone's disk then. By keyboard: where lines move with the network, a finger may miss.
 */
export async function tap(page: Page, ledger: Ledger, thing: Thing, count: 1 | -1): Promise<void> {
  const shown = countOf(lineOf(page, thing.name))
  await expect(shown).toHaveText(String(ledger.of(thing.skuId)))
  await stepOf(page, thing, count === 1 ? 'More' : 'Less').press('Enter')
  ledger.write(thing.skuId, count)
  await expect(shown).toHaveText(String(ledger.of(thing.skuId)))
}

/** Waits until a page shows these lines as the ledger has them, its badge included. */
export async function expectAsMeant(page: Page, ledger: Ledger, things: readonly Thing[]): Promise<void> {
  for (const thing of things) await expect(countOf(lineOf(page, thing.name))).toHaveText(String(ledger.of(thing.skuId)))
  await expectCount(page, ledger.sum())
}
