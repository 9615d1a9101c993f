import type { Locator, Page } from '@playwright/test'
import { payOnDelivery, placeOrder } from '../buying.ts'
import { isUp } from '../is-up.ts'
import { expect } from '../mall-test.ts'
import type { Shopper } from '../sign-in.ts'

/** The offer of notifications on the page of a placed order. */
export const orderOffer = (page: Page): Locator => page.getByRole('region', { name: 'Follow your parcel' })

/** Places an order of the shopper, and opens the page that follows the payment. */
export async function openPlaced(page: Page, shopper: Shopper): Promise<void> {
  const orderNumber = await placeOrder(shopper)
  await payOnDelivery(shopper, orderNumber)
  await page.goto(`/paymentMethod?orderNumbers=${orderNumber}`)
  await isUp(page)
  await expect(page.getByText('Thank you! Your order is placed.')).toBeVisible()
}
