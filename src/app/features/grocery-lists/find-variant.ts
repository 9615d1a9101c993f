import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { firstVariant } from '#contract/product/first-variant.ts'
import { productCard } from '#contract/product/product.ts'
import type { ProductDetail, Sku } from '#contract/product/product-detail.ts'
import type { Market } from '#device/market.ts'
import { variantCard } from '#offline/grocery-cards.ts'
import type { GroceryProduct } from '#offline/grocery-lists.ts'

/** The age, in ms, of a stored product whose price and variants are still good enough for a list. */
const productAge = 300_000
/** The longest wait for a product, in ms: without an answer, the product is added without a variant. */
const longestWait = 2_500

/** A variant of a product as an item of a list. */
const variantProduct = (product: ProductDetail, sku: Sku): GroceryProduct => ({
  prodId: product.prodId,
  skuId: sku.skuId,
  price: sku.price,
  card: variantCard(v.parse(productCard, product), { ...sku, isAvailable: product.isAvailable }),
})

/** Whether only the shopper can choose the variant: the variants are sizes (docs/product.md#adding-to-lists). */
const isSizeMissing = ({ skuList, sizeGuide }: ProductDetail, skuId: number | undefined): boolean =>
  skuId === undefined && sizeGuide !== undefined && skuList.length > 1

/**
 * A product as an item of a list: the variant with this id; without an id the variant that the product's page shows
 * first, and the product without a variant where the shopper has to choose a size.
 */
export function productItem(product: ProductDetail, skuId?: number): GroceryProduct {
  const { prodId, skuList, pic, price } = product
  const sku = skuId === undefined ? firstVariant(skuList, pic) : skuList.find((one) => one.skuId === skuId)
  return sku && !isSizeMissing(product, skuId)
    ? variantProduct(product, sku)
    : { prodId, price, card: v.parse(productCard, product) }
}

/**
 * The variant with this id as an item, or without an id the variant that the product's page shows first. Null if the
 * product is not on this device and the server does not answer in time, if the mall no longer sells the variant, and
 * where the shopper has to choose a size (docs/product.md#variants).
 */
export async function findVariant(
  client: QueryClient,
  market: Market,
  prodId: number,
  skuId?: number,
): Promise<GroceryProduct | null> {
  const query = { ...productQueries.info(prodId, market), staleTime: productAge }
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestWait, null))
  const answer = await Promise.race([client.fetchQuery(query).catch(() => null), late])
  if (!answer) return null
  const item = productItem(answer.value, skuId)
  return item.skuId === undefined ? null : item
}
