import {
  type GroceryWhat,
  type ItemSet,
  isItemGone,
  type ListSet,
  type ListState,
} from '#contract/grocery/grocery-merge.ts'
import { groceryListStates } from '#contract/grocery/grocery-sync.ts'
import { lastTap } from '#contract/grocery/last-tap.ts'
import { longestItemText, maxGroceryItems, maxGroceryLists } from '#contract/grocery/list-limits.ts'
import { cleanName, longestListName, nameKey } from '#contract/grocery/list-name.ts'
import { type ShownList, shownItems, shownLists, type Viewing } from '#contract/grocery/shown-lists.ts'
import type { ProductCard } from '#contract/product.ts'
import { type CallOptions, call, type Outcome } from './call.ts'
import { isUnderWay, type NewCommand } from './command.ts'
import {
  cachedListRecords,
  cachedLists,
  cardRecord,
  foldLists,
  type GroceryCommand,
  groceryListsDomain,
  itemCards,
} from './domains/grocery-lists.ts'
import { appendAll } from './outbox.ts'
import { commandsOf, outboxRecords } from './outbox-records.ts'
import { notifyOutbox, watchOutbox } from './outbox-watch.ts'

export type { ShownItem, ShownList, Viewing } from '#contract/grocery/shown-lists.ts'

/** A tap of a shopper (`userId`; empty for a guest) in a region, at a time in ms by the shop's clock. */
export type GroceryTap = { readonly shopper: string; readonly regionId: number; readonly at: number }
/** A product to add. `price` is the unit price that the screen shows, in major units. */
export type GroceryProduct = {
  readonly prodId: number
  readonly skuId?: number | undefined
  readonly price?: number | undefined
  readonly card?: ProductCard | undefined
}
/** An item to add: a free text, or a product; the text of a product is its name, for a phone without its card. */
export type NewGroceryItem = { readonly count?: number | undefined } & (
  | { readonly product: GroceryProduct; readonly text?: string | undefined }
  | { readonly product?: undefined; readonly text: string }
)
/** The result of a tap, or the failure code to show. */
export type GroceryResult<Value = unknown> =
  | ({ readonly ok: true } & Value)
  | {
      readonly ok: false
      readonly code: 'LIST_NAME_REQUIRED' | 'LIST_NAME_TAKEN' | 'INVALID' | 'LISTS_FULL' | 'LIST_FULL' | 'NOT_FOUND'
    }

/** The lists of a person on this phone, by name, with the cards of their products by `itemId`. */
export type GroceryLists = {
  readonly lists: readonly ShownList[]
  readonly cards: ReadonlyMap<string, ProductCard>
  /** The number of changes that the shop does not have yet. */
  readonly pendingCount: number
}

/** Calls `listener` when lists change in this tab, another tab or the worker. Returns the function that stops it. */
export const watchLists = (listener: () => void): (() => void) => watchOutbox(listener, groceryListsDomain.name)

async function readStates(shopper: string) {
  const records = await outboxRecords.all()
  const commands = commandsOf(groceryListsDomain, records).filter((one) => one.shopper === shopper)
  return { records, commands, states: foldLists(cachedLists(records, shopper), commands) }
}

/** Reads the lists of a shopper, or of a guest, with all pending changes applied. */
export async function readLists(shopper: string, viewing: Viewing): Promise<GroceryLists> {
  const { records, commands, states } = await readStates(shopper)
  return {
    lists: shownLists(states.values(), viewing),
    cards: new Map(Object.entries(itemCards(records, shopper, commands))),
    pendingCount: commands.filter(isUnderWay).length,
  }
}

/** Stores newer cards of a list's items on this phone. */
export async function storeCards(
  shopper: string,
  listId: string,
  cards: Iterable<readonly [itemId: string, card: ProductCard]>,
): Promise<void> {
  await outboxRecords.edit((records) => ({
    writes: [cardRecord(records, shopper, listId, Object.fromEntries(cards))],
    result: null,
  }))
  notifyOutbox(groceryListsDomain.name)
}

/** Fetches the shopper's lists from the shop and caches them. */
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

/** A change of a list or an item, before its time and key are known. */
type Wanted = Pick<NewCommand<GroceryCommand>, 'input' | 'seen'>
const ofList = (listId: string, set: ListSet): Wanted => ({ input: { listId, set } })
const ofItem = (listId: string, itemId: string, set: ItemSet, card?: ProductCard): Wanted => ({
  input: { listId, itemId, set },
  ...(card && { seen: { card } }),
})

/** Appends changes of a list, a new list given by its name. Each tap is later than all taps on the list that this phone knows, whatever the phone's clock says. */
async function append(tap: GroceryTap, list: ListState | string, wanted: readonly Wanted[]): Promise<void> {
  const { shopper, regionId } = tap
  const [name, since] = typeof list === 'string' ? [list, 0] : [list.fields.name?.value, lastTap(list) + 1]
  const at = Math.max(Math.round(tap.at), since)
  await appendAll(
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
  await append(tap, list, wanted)
  return { ok: true }
}

/** A typed name; the code of its fault if the name is empty, too long or taken by another list than `listId`. */
function checkName(states: Iterable<ListState>, typed: string, listId?: string): GroceryResult<{ name: string }> {
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
  await append(tap, checked.name, [ofList(listId, { name: checked.name })])
  return { ok: true, listId }
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

/** The id of an item: the same on every device for a product, random for a text. */
const itemIdOf = (product: GroceryProduct | undefined): string =>
  product
    ? product.skuId === undefined
      ? `p-${product.prodId}`
      : `s-${product.skuId}`
    : `t-${crypto.randomUUID().replaceAll('-', '')}`

const whatOf = ({ regionId }: GroceryTap, product: GroceryProduct, addedAt: number, text?: string): GroceryWhat => ({
  ...(text !== undefined && { text }),
  prodId: product.prodId,
  ...(product.skuId !== undefined && { skuId: product.skuId }),
  ...(product.price !== undefined && { regionId, priceThen: product.price }),
  addedAt,
})

/** Adds items to a list. A product that the list has already gets the larger quantity: the two are added up. */
export const addItems = (tap: GroceryTap, listId: string, items: readonly NewGroceryItem[]): Promise<GroceryResult> =>
  changeList(tap, listId, (list) => {
    const known = shownItems(list.items, 0)
    const counts = new Map(known.map((one) => [one.itemId, one.count]))
    const wanted: Wanted[] = []
    for (const [index, { product, text, count = 1 }] of items.entries()) {
      const written = text?.trim().replace(/\s+/g, ' ').slice(0, longestItemText)
      if (!product && !written) return { code: 'INVALID' }
      const itemId = itemIdOf(product)
      const there = counts.get(itemId)
      const sum = Math.min((there ?? 0) + count, 999)
      counts.set(itemId, sum)
      const addedAt = Math.round(tap.at) + index
      const what = product ? whatOf(tap, product, addedAt, written || undefined) : { text: written, addedAt }
      const set: ItemSet = there === undefined ? { what, count: sum } : { count: sum }
      // An item that comes back, or is added once more, is still to buy.
      const isKnown = list.items[itemId] !== undefined
      wanted.push(ofItem(listId, itemId, isKnown ? { ...set, tick: { isTicked: false } } : set, product?.card))
    }
    return counts.size > maxGroceryItems ? { code: 'LIST_FULL' } : wanted
  })

const changeItem = (
  tap: GroceryTap,
  listId: string,
  itemId: string,
  set: ItemSet | ((what: GroceryWhat) => ItemSet),
  card?: ProductCard,
): Promise<GroceryResult> =>
  changeList(tap, listId, (list) => {
    const what = list.items[itemId]?.what?.value
    if (!what) return { code: 'NOT_FOUND' }
    return [ofItem(listId, itemId, typeof set === 'function' ? set(what) : set, card)]
  })

/** Sets the quantity of an item, 1 to 999. */
export const setItemCount = (tap: GroceryTap, listId: string, itemId: string, count: number): Promise<GroceryResult> =>
  changeItem(tap, listId, itemId, { count: Math.min(Math.max(Math.round(count), 1), 999) })

/** Ticks an item, or takes the tick off. */
export const setTick = (tap: GroceryTap, listId: string, itemId: string, isTicked: boolean): Promise<GroceryResult> =>
  changeItem(tap, listId, itemId, { tick: { isTicked } })

/** Takes all ticks of a list off. */
export const untickAll = (tap: GroceryTap, listId: string): Promise<GroceryResult> =>
  changeList(tap, listId, (list) =>
    shownItems(list.items, 0)
      .filter(({ isTicked }) => isTicked)
      .map(({ itemId }) => ofItem(listId, itemId, { tick: { isTicked: false } })),
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

/** Matches an item, such as a free text, to a product; the text stays, for the person to recognize. */
export const matchItem = (
  tap: GroceryTap,
  listId: string,
  itemId: string,
  product: GroceryProduct,
): Promise<GroceryResult> =>
  changeItem(tap, listId, itemId, ({ addedAt, text }) => ({ what: whatOf(tap, product, addedAt, text) }), product.card)
