import { maxQuantity } from '#contract/cart/cart-limits.ts'
import type {
  GroceryTick,
  GroceryWhat,
  ItemSet,
  ItemState,
  ListSet,
  ListState,
} from '#contract/grocery/grocery-merge.ts'
import type { ShownItem } from '#contract/grocery/shown-lists.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { GroceryCommand } from './domains/grocery-lists.ts'
import type { NewCommand } from './outbox/command.ts'

/** A tap of a shopper (`userId`; empty for a guest) in a region, at a time in ms by the server's clock. */
export type GroceryTap = { readonly shopper: string; readonly regionId: number; readonly at: number }
/** A product to add. `price` is the unit price that the screen shows, in major units. */
export type GroceryProduct = {
  readonly prodId: number
  readonly skuId?: number | undefined
  readonly price?: number | undefined
  readonly card?: ProductCard | undefined
}

/** A change of a list or an item, before its time and key are known. */
export type Wanted = Pick<NewCommand<GroceryCommand>, 'input' | 'seen'>
/** A change that sets fields of a list. */
export const ofList = (listId: string, set: ListSet): Wanted => ({ input: { listId, set } })
/** A change that sets fields of an item; `card` is the product's card, for a phone without the server. */
export const ofItem = (listId: string, itemId: string, set: ItemSet, card?: ProductCard): Wanted => ({
  input: { listId, itemId, set },
  ...(card && { seen: { card } }),
})

/** The id of an item: the same on every device for a product, random for a text. */
export const itemIdOf = (product: GroceryProduct | undefined): string =>
  product
    ? product.skuId === undefined
      ? `p-${product.prodId}`
      : `s-${product.skuId}`
    : `t-${crypto.randomUUID().replaceAll('-', '')}`

/** The subject of a product's item; `addedAt` is the time at which the item was added, in ms. */
export const whatOf = (
  { regionId }: GroceryTap,
  product: GroceryProduct,
  addedAt: number,
  text?: string,
): GroceryWhat => ({
  ...(text !== undefined && { text }),
  prodId: product.prodId,
  ...(product.skuId !== undefined && { skuId: product.skuId }),
  ...(product.price !== undefined && { regionId, priceThen: product.price }),
  addedAt,
})

/** The tick of an item that is to buy again; the time of the last purchase stays. */
export function untickedOf(item: ItemState | undefined): GroceryTick {
  const tick = item?.tick
  return { isTicked: false, boughtAt: tick?.value.isTicked ? tick.at : tick?.value.boughtAt }
}

/**
 * The changes that add `count` pieces of a product to the item that the list has of the product: the quantities are
 * added up, and the item is still to buy. An item without a variant gives way to the item of the chosen variant, whose
 * id is the same on every device.
 */
export function moreOf(
  tap: GroceryTap,
  { listId, items }: ListState,
  { itemId, skuId, addedAt, text, count: before }: ShownItem,
  product: GroceryProduct,
  count: number,
): Wanted[] {
  const set = { count: Math.min(before + count, maxQuantity), tick: untickedOf(items[itemId]) }
  if (!isChosenBy(product, skuId)) return [ofItem(listId, itemId, set, product.card)]
  const what = whatOf(tap, product, addedAt, text)
  return [ofItem(listId, itemIdOf(product), { what, ...set }, product.card), ofItem(listId, itemId, { isGone: true })]
}

/** Whether a product brings the variant that an item with this `skuId` lacks. */
export const isChosenBy = (product: GroceryProduct, skuId: number | undefined): boolean =>
  skuId === undefined && product.skuId !== undefined
