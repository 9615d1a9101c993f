import { maxQuantity } from '#contract/cart/cart-limits.ts'
import { type ItemSet, isItemGone, type ListState } from '#contract/grocery/grocery-merge.ts'
import { groceryListStates } from '#contract/grocery/grocery-sync.ts'
import { itemText } from '#contract/grocery/item-text.ts'
import { itemOfProduct } from '#contract/grocery/joined-items.ts'
import { lastTap } from '#contract/grocery/last-tap.ts'
import { maxGroceryItems, maxGroceryLists } from '#contract/grocery/list-limits.ts'
import { cleanName, longestListName, nameKey } from '#contract/grocery/list-name.ts'
import { type ShownList, shownItems, shownLists, type Viewing } from '#contract/grocery/shown-lists.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { type CallOptions, call, type Outcome } from './call.ts'
import {
  cachedListRecords,
  cachedLists,
  cardRecord,
  foldLists,
  groceryListsDomain,
  itemCards,
  type Owner,
} from './domains/grocery-lists.ts'
import {
  type GroceryProduct,
  type GroceryTap,
  isChosenBy,
  itemIdOf,
  moreOf,
  ofItem,
  ofList,
  untickedOf,
  type Wanted,
  whatOf,
} from './grocery-changes.ts'
import { isUnderWay } from './outbox/command.ts'
import { appendAll } from './outbox/outbox.ts'
import { commandsOf, outboxRecords } from './outbox/outbox-records.ts'
import { notifyOutbox, watchOutbox } from './outbox/outbox-watch.ts'

export type { ShownItem, ShownList, Viewing } from '#contract/grocery/shown-lists.ts'
export type { GroceryProduct, GroceryTap } from './grocery-changes.ts'

/** An item to add: a free text, or a product; the text of a product is its name, for a phone without its card. */
export type NewGroceryItem = { readonly count?: number | undefined } & (
  | { readonly product: GroceryProduct; readonly text?: string | undefined }
  | { readonly product?: undefined; readonly text: string }
)
/** The result of a tap, or the failure code to show. `isStored`: see `Appended` of the outbox. */
export type GroceryResult<Value = unknown> =
  | ({ readonly ok: true; readonly isStored: boolean } & Value)
  | {
      readonly ok: false
      readonly code: 'LIST_NAME_REQUIRED' | 'LIST_NAME_TAKEN' | 'INVALID' | 'LISTS_FULL' | 'LIST_FULL' | 'NOT_FOUND'
    }

/** The lists of a person on this phone, by name, with the cards of their products by `itemId`. */
export type GroceryLists = {
  readonly lists: readonly ShownList[]
  readonly cards: ReadonlyMap<string, ProductCard>
  /** The number of changes that the server does not have yet. */
  readonly pendingCount: number
}

/** Calls `listener` when lists change in this tab, another tab or the worker. Returns the function that stops it. */
export const watchLists = (listener: () => void): (() => void) => watchOutbox(listener, groceryListsDomain.name)

async function readStates(shopper: string) {
  const records = await outboxRecords.all()
  const commands = commandsOf(groceryListsDomain, records).filter((one) => one.shopper === shopper)
  return { records, commands, states: foldLists(cachedLists(records, shopper), commands) }
}

/**
 * Reads the lists of a shopper, or of a guest, with all pending changes applied, and the cards of their items in a
 * region; no cards without `regionId`.
 */
export async function readLists(shopper: string, viewing: Viewing, regionId = 0): Promise<GroceryLists> {
  const { records, commands, states } = await readStates(shopper)
  return {
    lists: shownLists(states.values(), viewing),
    cards: new Map(Object.entries(itemCards(records, { shopper, regionId }, commands))),
    pendingCount: commands.filter(isUnderWay).length,
  }
}

/** Stores newer cards of a list's items in a region on this phone. */
export async function storeCards(
  owner: Owner,
  listId: string,
  cards: Iterable<readonly [itemId: string, card: ProductCard]>,
): Promise<void> {
  await outboxRecords.edit((records) => ({
    writes: [cardRecord(records, owner, listId, Object.fromEntries(cards))],
    result: null,
  }))
  notifyOutbox(groceryListsDomain.name)
}

/** Fetches the shopper's lists from the server and caches them. */
export async function fetchLists(
  shopper: string,
  options: Pick<CallOptions, 'base' | 'signal'>,
): Promise<Outcome<unknown>> {
  const outcome = await call(groceryListStates, {}, { ...options, userId: shopper })
  if (!outcome.ok) return outcome
  const done = await outboxRecords.edit((records) => ({
    writes: cachedListRecords(records, shopper, outcome.value),
    result: null,
  }))
  if (done) notifyOutbox(groceryListsDomain.name)
  return outcome
}

/**
 * Appends changes of a list; a new list is given by its name. The time of the tap is always later than all taps on the
 * list that this phone knows, whatever the phone's clock says.
 */
function append(tap: GroceryTap, list: ListState | string, wanted: readonly Wanted[]) {
  const { shopper, regionId } = tap
  const [name, since] = typeof list === 'string' ? [list, 0] : [list.fields.name?.value, lastTap(list) + 1]
  const at = Math.max(Math.round(tap.at), since)
  return appendAll(
    groceryListsDomain,
    wanted.map(({ input, seen }) => ({ input, seen: { ...seen, list: name }, shopper, regionId, at })),
  )
}

/** Changes a known list; `decide` gives the changes. */
async function changeList(
  tap: GroceryTap,
  listId: string,
  decide: (list: ListState) => readonly Wanted[] | { readonly code: 'LIST_FULL' | 'INVALID' | 'NOT_FOUND' },
): Promise<GroceryResult> {
  const list = (await readStates(tap.shopper)).states.get(listId)
  if (!list) return { ok: false, code: 'NOT_FOUND' }
  const wanted = decide(list)
  if ('code' in wanted) return { ok: false, code: wanted.code }
  const { isStored } = await append(tap, list, wanted)
  return { ok: true, isStored }
}

type CheckedName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: 'LIST_NAME_REQUIRED' | 'LIST_NAME_TAKEN' | 'INVALID' }

/** A typed name; the code of its fault if the name is empty, too long or taken by another list than `listId`. */
function checkName(states: Iterable<ListState>, typed: string, listId?: string): CheckedName {
  const name = cleanName(typed)
  if (name === '') return { ok: false, code: 'LIST_NAME_REQUIRED' }
  if (name.length > longestListName || /[\p{Cc}\p{Cs}]/u.test(name)) return { ok: false, code: 'INVALID' }
  const others = shownLists(states, { now: 0, timeZone: 'UTC' }).filter((one) => one.listId !== listId)
  return others.some((one) => nameKey(one.name) === nameKey(name))
    ? { ok: false, code: 'LIST_NAME_TAKEN' }
    : { ok: true, name }
}

/** Makes a list with a name that no other list of the person has. */
export async function createList(tap: GroceryTap, typed: string): Promise<GroceryResult<{ listId: string }>> {
  const { states } = await readStates(tap.shopper)
  const checked = checkName(states.values(), typed)
  if (!checked.ok) return checked
  if (shownLists(states.values(), { now: 0, timeZone: 'UTC' }).length >= maxGroceryLists)
    return { ok: false, code: 'LISTS_FULL' }
  const listId = crypto.randomUUID()
  const { isStored } = await append(tap, checked.name, [ofList(listId, { name: checked.name })])
  return { ok: true, isStored, listId }
}

/** Renames a list. Also accepts the name with a number that the mall gave to a list whose name was taken. */
export async function renameList(tap: GroceryTap, listId: string, typed: string): Promise<GroceryResult> {
  const { states } = await readStates(tap.shopper)
  const checked = checkName(states.values(), typed, listId)
  return checked.ok ? changeList(tap, listId, () => [ofList(listId, { name: checked.name })]) : checked
}

/** Deletes a list. An edit of the list that another device makes later brings the list back. */
export const deleteList = (tap: GroceryTap, listId: string): Promise<GroceryResult> =>
  changeList(tap, listId, () => [ofList(listId, { isGone: true })])

/** Takes the deletion of a list back. */
export const restoreList = (tap: GroceryTap, listId: string): Promise<GroceryResult> =>
  changeList(tap, listId, () => [ofList(listId, { isGone: false })])

/** Repeats a list weekly: at the start of that day (0 is Sunday) all ticks are taken off. Null ends the repetition. */
export const setWeekday = (tap: GroceryTap, listId: string, weekday: number | null): Promise<GroceryResult> =>
  changeList(tap, listId, () => [ofList(listId, { weekday })])

/** Adds items to a list. A product is one item, whose quantities add up (docs/product.md#grocery-merge). */
export const addItems = (tap: GroceryTap, listId: string, items: readonly NewGroceryItem[]): Promise<GroceryResult> =>
  changeList(tap, listId, (list) => {
    const shown = shownItems(list.items, 0)
    const known = new Map(shown.map((one) => [one.itemId, one]))
    // The new items stand last, although an answer of the server may have set the clock back.
    const since = Math.max(Math.round(tap.at), (shown.at(-1)?.addedAt ?? 0) + 1)
    const wanted: Wanted[] = []
    for (const [index, { product, text, count = 1 }] of items.entries()) {
      const written = text === undefined ? undefined : itemText(text)
      if (!product && !written) return { code: 'INVALID' }
      const there = product && itemOfProduct([...known.values()], product)
      if (product && there) {
        const itemId = isChosenBy(product, there.skuId) ? itemIdOf(product) : there.itemId
        wanted.push(...moreOf(tap, list, there, product, count))
        known.delete(there.itemId)
        const sum = Math.min(there.count + count, maxQuantity)
        known.set(itemId, { ...there, itemId, skuId: there.skuId ?? product.skuId, count: sum })
        continue
      }
      const itemId = itemIdOf(product)
      const addedAt = since + index
      const what = product ? whatOf(tap, product, addedAt, written || undefined) : { text: written, addedAt }
      const before = list.items[itemId]
      // An item that comes back is still to buy.
      const set: ItemSet = { what, count, ...(before && { tick: untickedOf(before) }) }
      wanted.push(ofItem(listId, itemId, set, product?.card))
      known.set(itemId, { ...what, itemId, count, isTicked: false })
    }
    return known.size > maxGroceryItems ? { code: 'LIST_FULL' } : wanted
  })

const changeItem = (tap: GroceryTap, listId: string, itemId: string, set: ItemSet): Promise<GroceryResult> =>
  changeList(tap, listId, (list) => (list.items[itemId]?.what ? [ofItem(listId, itemId, set)] : { code: 'NOT_FOUND' }))

/** Sets the quantity of an item, 1 to 999. */
export const setItemCount = (tap: GroceryTap, listId: string, itemId: string, count: number): Promise<GroceryResult> =>
  changeItem(tap, listId, itemId, { count: Math.min(Math.max(Math.round(count), 1), maxQuantity) })

/** Ticks an item, or takes the tick off. */
export const setTick = (tap: GroceryTap, listId: string, itemId: string, isTicked: boolean): Promise<GroceryResult> =>
  changeItem(tap, listId, itemId, { tick: { isTicked } })

/** Takes all ticks of a list off. */
export const untickAll = (tap: GroceryTap, listId: string): Promise<GroceryResult> =>
  changeList(tap, listId, (list) =>
    shownItems(list.items, 0)
      .filter(({ isTicked }) => isTicked)
      .map(({ itemId }) => ofItem(listId, itemId, { tick: untickedOf(list.items[itemId]) })),
  )

/** Removes items. An edit of an item that another device makes later brings the item back. */
export const removeItems = (tap: GroceryTap, listId: string, itemIds: readonly string[]): Promise<GroceryResult> =>
  changeList(tap, listId, (list) =>
    itemIds.filter((itemId) => list.items[itemId]).map((itemId) => ofItem(listId, itemId, { isGone: true })),
  )

/** Takes the removal of items back. */
export const restoreItems = (tap: GroceryTap, listId: string, itemIds: readonly string[]): Promise<GroceryResult> =>
  changeList(tap, listId, (list) =>
    itemIds
      .filter((itemId) => list.items[itemId] && isItemGone(list.items[itemId]))
      .map((itemId) => ofItem(listId, itemId, { isGone: false })),
  )

/**
 * Matches an item, such as a free text, to a product; the text stays, for the person to recognize. If the list has the
 * product already, the quantities are added up on the product's item, and the text is removed.
 */
export const matchItem = (
  tap: GroceryTap,
  listId: string,
  itemId: string,
  product: GroceryProduct,
): Promise<GroceryResult> =>
  changeList(tap, listId, (list) => {
    const shown = shownItems(list.items, 0)
    const item = shown.find((one) => one.itemId === itemId)
    if (!item) return { code: 'NOT_FOUND' }
    const { addedAt, text, count } = item
    const others = shown.filter((one) => one !== item)
    const there = itemOfProduct(others, product)
    return there
      ? [...moreOf(tap, list, there, product, count), ofItem(listId, itemId, { isGone: true })]
      : [ofItem(listId, itemId, { what: whatOf(tap, product, addedAt, text) }, product.card)]
  })
