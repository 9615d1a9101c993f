import type { Locator, Page } from '@playwright/test'
import type { OwnVoucher } from '#contract/voucher/own-voucher.ts'
import { formatPrice } from '#words/price.ts'
import { buyableProduct } from '../buying.ts'
import { productPath } from '../catalogue.ts'
import { myCall } from '../my-calls.ts'
import type { Shopper } from '../sign-in.ts'

// The demo vouchers of Sri Lanka (server/seed/demo/vouchers.ts): Rs. 500 from Rs. 2,500, and 10 % from Rs. 5,000, at most
// Rs. 1,500.
export const welcome = { name: 'Welcome gift', off: 500, least: 2_500 }
export const tenth = { name: '10% off everything', least: 5_000, most: 1_500 }

export const ticket = (within: Page | Locator, name: string) => within.getByRole('article', { name, exact: true })
export const collect = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name: `Collect: ${name}`, exact: true })
export const toast = (page: Page, words: string) => page.getByText(words, { exact: true })
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Vouchers' })
export const rupees = (amount: number) => formatPrice(amount, 'Rs.', 'en')

/** The names of a shopper's vouchers of a state, on the server. */
export const ownVouchers = async (shopper: Shopper, state: 'usable' | 'used'): Promise<string[]> =>
  (await myCall<{ records: OwnVoucher[] }>(shopper, 'GET', `/p/voucher/mine?state=${state}&lang=en`)).records.map(
    ({ name }) => name,
  )

/** Collects vouchers of the demo mall as on another device. */
export async function collectElsewhere(shopper: Shopper, names: readonly string[]): Promise<void> {
  const { records } = await myCall<{ records: OwnVoucher[] }>(shopper, 'GET', '/p/voucher/page?lang=en&size=50')
  for (const { voucherId, name } of records)
    if (names.includes(name)) await myCall(shopper, 'POST', '/p/voucher/collect', { voucherId })
}

/** A product between the minimums of the two vouchers, and its checkout. */
export async function productBetween(): Promise<{
  price: number
  checkoutPath: string
  path: string
  prodId: number
  skuId: number
}> {
  const fits = (price: number) => price > welcome.least && price < tenth.least
  const { product: found, skuId } = await buyableProduct(({ skuList }) =>
    skuList.every(({ price, stocks }) => fits(price) && stocks > 20),
  )
  const { prodId } = found
  const price = found.skuList.find((sku) => sku.skuId === skuId)?.price ?? 0
  const checkoutPath = `/Checkout?prodId=${prodId}&skuId=${skuId}&count=1`
  return { price, checkoutPath, path: productPath(found), prodId, skuId }
}
