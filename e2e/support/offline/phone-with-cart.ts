import { expect, type Page } from '@playwright/test'
import { addElsewhere, type CartProduct, lineOf } from '../cart.ts'
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
  inCart: readonly CartProduct[],
  others: readonly CartProduct[] = [],
): Promise<Shopper> {
  const shopper = await newShopper()
  for (const item of inCart) await addElsewhere(shopper, item, 1)
  await signIn(page, shopper)
  for (const item of [...inCart, ...others]) {
    await page.goto(productPath(item.product))
    await waitUntilSaved(page, item.prodId)
  }
  await page.goto('/Cart')
  for (const item of inCart) await expect(lineOf(page, item.name)).toBeVisible()
  await waitForWorker()
  return shopper
}
