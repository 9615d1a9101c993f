import type { Checkout } from '#contract/order/checkout.ts'
import { addAddress } from '../support/buying.ts'
import { catalogueOf } from '../support/catalogue.ts'
import { myCall } from '../support/my-calls.ts'
import type { Shopper } from '../support/sign-in.ts'

/** The largest quantity of one product, so that the stock suffices for all orders. */
const ordersPerVariant = 10

/** Places unpaid orders of a shopper through the API. */
export async function fillOrders(shopper: Shopper, orders: number, log: (sentence: string) => void): Promise<void> {
  const { addrId } = await addAddress(shopper)
  const { cards, details } = catalogueOf()
  let placed = 0
  for (let pageNumber = 1; placed < orders; pageNumber += 1) {
    const page = await cards({ pageNumber })
    if (page.length === 0) throw new Error(`The mall has only products for ${placed} of ${orders} orders.`)
    for (const { prodId } of page) {
      const { isAvailable, isOverseas, skuList } = await details(prodId)
      const sku = skuList.find(({ stocks, price }) => stocks > 3 * ordersPerVariant && price > 1_000)
      if (!sku || !isAvailable || isOverseas) continue
      for (let times = 0; times < ordersPerVariant && placed < orders; times += 1) {
        const { checkoutId } = await myCall<Checkout>(shopper, 'POST', '/p/order/confirm', {
          addrId,
          orderItem: { prodId, skuId: sku.skuId, prodCount: 1 },
        })
        await myCall(shopper, 'POST', '/p/order/submit', { checkoutId })
        placed += 1
        if (placed % 100 === 0) log(`${placed} orders`)
      }
      if (placed === orders) return
    }
  }
}
