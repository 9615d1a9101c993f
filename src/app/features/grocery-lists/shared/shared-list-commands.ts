import type { ItemSet } from '#contract/grocery/grocery-merge.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { serverNow } from '#device/server-clock.ts'
import type { GroceryProduct, GroceryTap } from '#offline/grocery-lists.ts'
import { changeSharedItem, type ListLink, productChange, textChange } from '#offline/shared-lists.ts'
import { shopperNow } from '#session/shopper.ts'
import { noteGuestSends } from '#sync/later/guest-sends.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import type { ListedItem } from '../listed-item.ts'

/** A tap of the person who uses this device, now. */
const tap = (): GroceryTap => ({
  shopper: shopperNow()?.userId ?? '',
  regionId: regionOfPage() ?? 0,
  at: Math.round(serverNow()),
})

/** Changes an item of the list of a link. The change is stored on this device at once, and sent as soon as possible. */
export async function changeItem(link: ListLink, itemId: string, set: ItemSet, card?: ProductCard) {
  const made = tap()
  const changed = await changeSharedItem(made, link, itemId, set, card)
  // The page of a guest sends only where a command waits that needs no login (decision 0066).
  if (made.shopper === '') noteGuestSends()
  void replayOutbox()
  return changed
}

/** Adds a text to the list of a link. */
export function addText(link: ListLink, text: string) {
  const { itemId, set } = textChange(text, tap().at)
  return changeItem(link, itemId, set)
}

/** Adds a product to the list of a link; a product that the list has gets one more. */
export function addProduct(link: ListLink, items: readonly ListedItem[], product: GroceryProduct) {
  const { itemId, set } = productChange(tap(), items, product)
  return changeItem(link, itemId, set, set.what && product.card)
}
