import { addElsewhere } from '../support/cart.ts'
import { catalogueOf } from '../support/catalogue.ts'
import type { Shopper } from '../support/sign-in.ts'

/** Adds different products to a shopper's cart through the API. */
export async function fillCart(shopper: Shopper, lines: number): Promise<void> {
  const { cards, details } = catalogueOf()
  let filled = 0
  for (let pageNumber = 1; filled < lines; pageNumber += 1) {
    const page = await cards({ pageNumber })
    if (page.length === 0) throw new Error(`The mall has only ${filled} products for a cart of ${lines} lines.`)
    for (const { prodId } of page) {
      const { isAvailable, skuList } = await details(prodId)
      for (const { skuId } of isAvailable && filled < lines
        ? skuList.filter(({ stocks }) => stocks > 8).slice(0, 1)
        : []) {
        await addElsewhere(shopper, { prodId, skuId }, 1)
        filled += 1
      }
    }
  }
}
