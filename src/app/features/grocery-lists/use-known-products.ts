import { useQueryClient } from '@tanstack/react-query'
import type { ProductCard } from '#contract/product/product.ts'
import { useMarket } from '#device/market.ts'
import type { NewGroceryItem } from '#offline/grocery-lists.ts'
import { findVariant } from './find-variant.ts'

/** A variant of a cart, an order or a hand-over; without `prodId` a free text. */
export type KnownProduct = {
  readonly prodId?: number | undefined
  readonly skuId?: number | undefined
  readonly name: string
  readonly count: number
  /** The current unit price where the screen knows the price, in major units of the page's region. */
  readonly price?: number | undefined
  /** The product's card where the screen has it, for a product that is not on this device. */
  readonly card?: ProductCard | undefined
}

/** The largest number of products whose cards are fetched before they are added; the list fetches the others. */
const maxFetched = 20

/**
 * Returns a function that makes items of products, with the cards that the server or this device knows. A product
 * without a card has its name, so that the list can be read.
 */
export function useKnownProducts(): (products: readonly KnownProduct[]) => Promise<NewGroceryItem[]> {
  const client = useQueryClient()
  const market = useMarket()
  return (products) =>
    Promise.all(
      products.map(async ({ prodId, skuId, name, count, price, card }, at): Promise<NewGroceryItem> => {
        if (prodId === undefined) return { text: name, count }
        const found = at < maxFetched ? await findVariant(client, market, prodId, skuId) : null
        return { product: found ?? { prodId, skuId, price, card }, text: name, count }
      }),
    )
}
