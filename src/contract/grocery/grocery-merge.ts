/**
 * The merge rule of grocery lists (decision 0060). A list is a set of registers: each field of the list and of each
 * item has the value of the latest tap. Merging takes the later register of each field, so the order in which changes
 * arrive, and how often they arrive, does not matter. Page, worker and server use these functions.
 */

/** The value of a field, the time of the tap that set the field (ms by the server's clock), and the key of that change. */
export type Register<Value> = { readonly value: Value; readonly at: number; readonly key: string }

/**
 * The subject of an item: a product, or a free text, or a text that was matched to a product. `skuId` is absent until a
 * variant is chosen. `priceThen` is the unit price in `regionId` when the product was added, in major units.
 */
export type GroceryWhat = {
  readonly text?: string | undefined
  readonly prodId?: number | undefined
  readonly skuId?: number | undefined
  readonly regionId?: number | undefined
  readonly priceThen?: number | undefined
  /** The time at which the item was added, in ms. Items are shown in this order. */
  readonly addedAt: number
}
/**
 * `by` is the name of a person who ticked by a shared link, empty without a name; absent for the list's owner. `boughtAt` is the time of the
 * previous tick, in ms, where a new purchase began: all ticks were taken off, or the item was added once more.
 */
export type GroceryTick = {
  readonly isTicked: boolean
  readonly by?: string | undefined
  readonly boughtAt?: number | undefined
}

type Registers<Values> = { readonly [Field in keyof Values]?: Register<Values[Field]> | undefined }
type Values<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined }

type ItemValues = {
  readonly what: GroceryWhat
  readonly count: number
  readonly tick: GroceryTick
  readonly isGone: boolean
}
type ListValues = {
  readonly name: string
  /** The day on which the list starts anew each week: 0 is Sunday; null for a list that is not repeated. */
  readonly weekday: number | null
  readonly isGone: boolean
}
/** The fields of an item that one change sets. */
export type ItemSet = Values<ItemValues>
/** The fields of a list that one change sets. */
export type ListSet = Values<ListValues>

/** One change. Without `itemId`, the change sets fields of the list itself. */
export type GroceryChange = { readonly key: string; readonly at: number; readonly listId: string } & (
  | { readonly itemId: string; readonly set: ItemSet }
  | { readonly itemId?: undefined; readonly set: ListSet }
)

export type ItemState = Registers<ItemValues>
/** A list with its items by id, removed items included. */
export type ListState = {
  readonly listId: string
  readonly fields: Registers<ListValues>
  readonly items: Readonly<Record<string, ItemState>>
}

/** Whether register `a` replaces register `b`: a later tap, or the greater key among taps of one millisecond. */
const isLater = (a: Register<unknown>, b: Register<unknown>): boolean =>
  a.at !== b.at
    ? a.at > b.at
    : a.key !== b.key
      ? a.key > b.key
      : // Two values under one key are a fault of a client; the rule still has to decide alike everywhere.
        JSON.stringify(a.value) > JSON.stringify(b.value)

type AnyRegisters = Readonly<Record<string, Register<unknown> | undefined>>

/** The later register of each field. */
export function mergeRegisters<Fields extends AnyRegisters>(one: Fields, other: Fields): Fields {
  const merged: Record<string, Register<unknown> | undefined> = { ...one }
  for (const [field, register] of Object.entries(other)) {
    const there = merged[field]
    if (register && (!there || isLater(register, there))) merged[field] = register
  }
  return merged as Fields
}

/** Merges two states of the same list. Commutative, associative and idempotent. */
export function mergeLists(one: ListState, other: ListState): ListState {
  const items: Record<string, ItemState> = { ...one.items }
  for (const [itemId, item] of Object.entries(other.items)) {
    const there = items[itemId]
    items[itemId] = there ? mergeRegisters(there, item) : item
  }
  return { listId: one.listId, fields: mergeRegisters(one.fields, other.fields), items }
}

/** A list of which nothing is known. */
export const emptyList = (listId: string): ListState => ({ listId, fields: {}, items: {} })

/** A change as a state that contains nothing else. */
function stateOf({ key, at, listId, itemId, set }: GroceryChange): ListState {
  const registers = Object.fromEntries(
    Object.entries(set).flatMap(([field, value]) => (value === undefined ? [] : [[field, { value, at, key }]])),
  )
  return itemId === undefined
    ? { listId, fields: registers, items: {} }
    : { listId, fields: {}, items: { [itemId]: registers } }
}

/** The lists after some changes, in whichever order the changes are given. */
export function applyChanges(
  lists: ReadonlyMap<string, ListState>,
  changes: readonly GroceryChange[],
): Map<string, ListState> {
  const merged = new Map(lists)
  for (const change of changes)
    merged.set(change.listId, mergeLists(merged.get(change.listId) ?? emptyList(change.listId), stateOf(change)))
  return merged
}

/** The time of the latest tap on the fields of an item but its removal; 0 without one. */
export const lastEdit = (registers: AnyRegisters): number =>
  Math.max(0, ...Object.entries(registers).map(([field, one]) => (field === 'isGone' ? 0 : (one?.at ?? 0))))

/** Whether an item is removed: the removal is later than every other tap on the item. A later edit revives the item. */
export const isItemGone = (item: ItemState): boolean => item.isGone?.value === true && item.isGone.at >= lastEdit(item)

/** Whether a list is deleted: the deletion is later than every other tap on the list and on its items. */
export const isListGone = ({ fields, items }: ListState): boolean =>
  fields.isGone?.value === true && fields.isGone.at >= Math.max(lastEdit(fields), ...Object.values(items).map(lastEdit))

/** The time, in ms, by which the clock of a device may be ahead. */
const clockTolerance = 60_000

/**
 * The changes without times that lie in the future, for a device whose clock is ahead: such a change would win over all
 * later taps. The changes of one call stay in their order.
 */
export const withoutFuture = (changes: readonly GroceryChange[], now: number): GroceryChange[] =>
  changes.map((change, index) => ({ ...change, at: Math.min(change.at, now + clockTolerance + index) }))
