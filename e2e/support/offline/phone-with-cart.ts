import { expect, type Page } from '@playwright/test'
import { addElsewhere, lineOf, type Thing } from '../cart.ts'
import { productPath } from '../catalogue.ts'
import { newShopper, type Shopper, signIn } from '../sign-in.ts'
import { waitUntilSaved } from './wait-until-saved.ts'

/**
 * A shopper's phone that has opened these products and a cart with one of each of the first, and has the worker's
 * files.
 */
export async function phoneWithCart(
  page: Page,
  waitForWorker: () => Promise<void>,
  inCart: readonly Thing[],
  others: readonly Thing[] = [],
): Promise<Shopper> {
  const shopper = await newShopper()
  for (const thing of inCart) await addElsewhere(shopper, thing, 1)
  await signIn(page, shopper)
  for (const thing of [...inCart, ...others]) {
    await page.goto(productPath(thing.product))
    await waitUntilSaved(page, thing.prodId)
  }
  await page.goto('/Cart')
  for (const thing of inCart) await expect(lineOf(page, thing.name)).toBeVisible()
  await waitForWorker()
  return shopper
}
