import { expect, type Page } from '@playwright/test'
import type { Address } from '#contract/account/address.ts'
import { addAddress, buyableProduct } from './buying.ts'
import { type Shopper, signIn } from './sign-in.ts'

export const main = (page: Page) => page.getByRole('main')
export const placeOrderButton = (page: Page) => main(page).getByRole('button', { name: 'Place order' })
export const payButton = (page: Page) => main(page).getByRole('button', { name: /^(Pay|Confirm, pay) / })
/** The provider's framed card form. */
export const cardForm = (page: Page) => page.frameLocator('iframe[title="Card details"]')
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you! Your order is placed.' })
export const toPayment = /\/paymentMethod\?orderNumbers=/

/** A signed-in shopper with an address, and the address of a "Buy now" checkout. */
export async function ready(page: Page): Promise<{ shopper: Shopper; address: Address; checkoutPath: string }> {
  const shopper = await signIn(page)
  const address = await addAddress(shopper)
  const { product, skuId } = await buyableProduct()
  return { shopper, address, checkoutPath: `/Checkout?prodId=${product.prodId}&skuId=${skuId}&count=1` }
}

/** Submits a checkout; the page is then at its payment. */
export async function placeOrderFrom(page: Page, checkoutPath: string): Promise<void> {
  await page.goto(checkoutPath)
  await placeOrderButton(page).click()
  await expect(page).toHaveURL(toPayment)
  await expect(payButton(page)).toBeVisible()
}

export async function enterCard(page: Page, number: string): Promise<void> {
  await main(page)
    .getByRole('radio', { name: /New card/ })
    .check()
  await cardForm(page).getByLabel('Card number').fill(number)
  await cardForm(page).getByLabel('Expiry date').fill('12 / 34')
  await cardForm(page).getByLabel('Security code').fill('123')
  await cardForm(page).getByLabel('Name on card').fill('Amaya Perera')
}
