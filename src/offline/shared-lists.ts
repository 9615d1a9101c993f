import type { ItemSet } from '#contract/grocery/grocery-merge.ts'
import { itemText } from '#contract/grocery/item-text.ts'
import { itemOfProduct } from '#contract/grocery/joined-items.ts'
import { cleanName } from '#contract/grocery/list-name.ts'
import type { ShownItem } from '#contract/grocery/shown-lists.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { type AcceptedChange, acceptedChanges } from './domains/shared-lists/accepted.ts'
import type { SharedListCommand } from './domains/shared-lists/command.ts'
import { sharedListsDomain } from './domains/shared-lists.ts'
import { type GroceryProduct, type GroceryTap, itemIdOf, whatOf } from './grocery-changes.ts'
import { isUnderWay } from './outbox/command.ts'
import { append } from './outbox/outbox.ts'
import { commandsOf, outboxRecords } from './outbox/outbox-records.ts'
import { watchOutbox } from './outbox/outbox-watch.ts'

/**
 * A link to a list, as the screen knows the list. `person` is the name that the person gave for the ticks; `lastTapAt`
 * is the time of the latest tap that the server's answer names, in ms.
 */
export type ListLink = {
  readonly token: string
  readonly listId: string
  readonly listName: string
  readonly person: string
  readonly lastTapAt: number
}

/** A change of an item by a link. `acceptedAt` is in ms by the server's clock. */
export type SharedChange = Pick<SharedListCommand, 'id' | 'at'> & {
  readonly itemId: string
  readonly set: ItemSet
  readonly name: string
  readonly card?: ProductCard | undefined
} & (
    | { readonly state: 'pending' }
    | { readonly state: 'accepted'; readonly acceptedAt: number }
    | { readonly state: 'refused'; readonly code: string }
  )

/**
 * Calls `listener` when changes by a link change in this tab, another tab or the worker. Returns the function that
 * stops it.
 */
export const watchSharedChanges = (listener: () => void): (() => void) => watchOutbox(listener, sharedListsDomain.name)

const shown = ({ id, at, input, seen }: SharedListCommand | AcceptedChange) => ({
  id,
  at,
  itemId: input.itemId,
  set: input.set,
  name: input.name,
  card: seen?.card,
})

/** The changes of a person by a link that this device stores, in the order of the taps. */
export async function readSharedChanges(shopper: string, token: string): Promise<SharedChange[]> {
  const records = await outboxRecords.all()
  const commands = commandsOf(sharedListsDomain, records).filter(
    (one) => one.shopper === shopper && one.input.token === token,
  )
  const accepted = acceptedChanges(records, shopper, token).map(
    (one): SharedChange => ({ ...shown(one), state: 'accepted', acceptedAt: one.sentAt }),
  )
  const own = commands.map(
    (one): SharedChange =>
      isUnderWay(one)
        ? { ...shown(one), state: 'pending' }
        : { ...shown(one), state: 'refused', code: one.refusal?.code ?? 'SERVER' },
  )
  return [...accepted, ...own].sort((a, b) => a.at - b.at)
}

/** Changes an item of the list. The tap is later than all taps on the list that this device knows. */
export async function changeSharedItem(
  { shopper, regionId, at }: GroceryTap,
  { token, listId, listName, person, lastTapAt }: ListLink,
  itemId: string,
  set: ItemSet,
  card?: ProductCard,
): Promise<{ readonly isStored: boolean }> {
  const known = (await readSharedChanges(shopper, token)).map((one) => one.at)
  return append(sharedListsDomain, {
    shopper,
    regionId,
    at: Math.max(Math.round(at), lastTapAt + 1, ...known.map((one) => one + 1)),
    // The server refuses a name with control characters, or with a half of a character.
    input: { token, listId, itemId, set, name: cleanName(person).replace(/[\p{Cc}\p{Cs}]/gu, '') },
    seen: { list: listName, ...(card && { card }) },
  })
}

/** A text that a person with a link adds. */
export const textChange = (text: string, at: number): { readonly itemId: string; readonly set: ItemSet } => ({
  itemId: itemIdOf(undefined),
  set: { what: { text: itemText(text), addedAt: Math.round(at) }, count: 1 },
})

/**
 * A product that a person with a link adds: a product of the list gets one more, by whichever id, as on the owner's
 * device. The item is to buy again.
 */
export function productChange(
  tap: GroceryTap,
  items: readonly ShownItem[],
  product: GroceryProduct,
): { readonly itemId: string; readonly set: ItemSet } {
  const there = itemOfProduct(items, product)
  const tick = { isTicked: false }
  if (there) return { itemId: there.itemId, set: { count: Math.min(there.count + 1, 999), tick } }
  const what = whatOf(tap, product, Math.round(tap.at), product.card && itemText(product.card.prodName))
  return { itemId: itemIdOf(product), set: { what, count: 1, tick } }
}
