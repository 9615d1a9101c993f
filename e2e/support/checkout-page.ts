import { expect, type Page } from '@playwright/test'
import type { Address } from '#contract/account/address.ts'
import type { Language } from '#contract/languages.ts'
import { sandboxWords } from '#words/payments/sandbox-words.ts'
import { addAddress, buyableProduct } from './buying.ts'
import { messageIn } from './message-in.ts'
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

export const cash = (page: Page) => main(page).getByRole('radio', { name: /Cash on delivery/ })

/** Chooses cash on delivery in the open checkout and places the order. */
export async function placeWithCash(page: Page): Promise<void> {
  await cash(page).check()
  await placeOrderButton(page).click()
}

/** Chooses a new card and types it in the provider's form, in the language of the page. */
export async function enterCard(page: Page, number: string, lang: Language = 'en'): Promise<void> {
  await main(page)
    .getByRole('radio', { name: new RegExp(messageIn(lang, 'New card').source.slice(0, -1)) })
    .check()
  const form = page.getByTitle(messageIn(lang, 'Card details')).contentFrame()
  const words = sandboxWords[lang]
  await form.getByLabel(words.number).fill(number)
  await form.getByLabel(words.expiry).fill('12 / 34')
  await form.getByLabel(words.code).fill('123')
  await form.getByLabel(words.name).fill('Amaya Perera')
}

/**
 * Lets the time of an open checkout run out; the page's clock must be installed. An answer that was on its way sets the
 * page back to the server's clock, so the time then passes once more.
 */
export async function expireCheckout(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('16:00')
    await expect(page.getByText('Check out expired.')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 10_000 })
}
