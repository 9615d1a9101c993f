import {
  applyChanges,
  type GroceryChange,
  type ItemState,
  isItemGone,
  type ListState,
  withoutFuture,
} from '#contract/grocery/grocery-merge.ts'
import { type GroceryOutcome, maxGroceryItems, maxGroceryLists } from '#contract/grocery/grocery-wire.ts'
import { lastTap, lastTapOfItem } from '#contract/grocery/last-tap.ts'
import { nameKey } from '#contract/grocery/list-name.ts'
import { isListShown, shownLists } from '#contract/grocery/shown-lists.ts'

type States = ReadonlyMap<string, ListState>

/**
 * The most lists, deleted lists included, and the most items of a list, removed items included, that an account stores.
 * Beyond them, those that were deleted or removed first are forgotten.
 */
const maxStoredLists = 500
const maxStoredItems = 2000

/** Whether an item is shown: its product or text is known, and it is not removed. */
const isItemShown = (item: ItemState): boolean => item.what !== undefined && !isItemGone(item)

/**
 * The lists after these changes, with an outcome for each change. A change that would show more lists or items than the
 * limits allow is refused; a removal never is. `now` is in ms.
 */
export function mergeChanges(
  before: States,
  given: readonly GroceryChange[],
  now: number,
): { readonly lists: States; readonly outcomes: readonly GroceryOutcome[] } {
  let lists = before
  const outcomes = withoutFuture(given, now).map((change): GroceryOutcome => {
    const next = applyChanges(lists, [change])
    const code = excessOf(lists, next, change)
    if (code) return { key: change.key, outcome: 'refused', code }
    lists = next
    return { key: change.key, outcome: 'done' }
  })
  return { lists: bounded(lists), outcomes }
}

/** The lists and their items within the stored numbers. */
function bounded(lists: States): States {
  const stored = withoutOldest([...lists], maxStoredLists, isListShown, lastTap)
  return new Map(
    stored.map(([listId, list]) => {
      const items = Object.entries(list.items)
      const left = withoutOldest(items, maxStoredItems, isItemShown, lastTapOfItem)
      return [listId, left === items ? list : { ...list, items: Object.fromEntries(left) }]
    }),
  )
}

/** At most `most` of these entries: those that are not shown are left out, the one that was changed first before others. */
function withoutOldest<One>(
  entries: readonly (readonly [id: string, one: One])[],
  most: number,
  isShown: (one: One) => boolean,
  changedAt: (one: One) => number,
): readonly (readonly [id: string, one: One])[] {
  if (entries.length <= most) return entries
  const hidden = entries.filter(([, one]) => !isShown(one)).sort(([, a], [, b]) => changedAt(a) - changedAt(b))
  const forgotten = new Set(hidden.slice(0, entries.length - most))
  return entries.filter((entry) => !forgotten.has(entry))
}

/** The limit that a change exceeds, if any. */
function excessOf(before: States, after: States, { listId, itemId }: GroceryChange): 'LISTS_FULL' | 'LIST_FULL' | null {
  const [was, is] = [before.get(listId), after.get(listId)]
  if (!is) return null
  const isNewlyShown = isListShown(is) && !(was && isListShown(was))
  if (isNewlyShown && [...after.values()].filter(isListShown).length > maxGroceryLists) return 'LISTS_FULL'
  const [itemBefore, item] = itemId === undefined ? [] : [was?.items[itemId], is.items[itemId]]
  if (!item || !isItemShown(item) || (itemBefore && isItemShown(itemBefore))) return null
  return Object.values(is.items).filter(isItemShown).length > maxGroceryItems ? 'LIST_FULL' : null
}

/** Whether another list than `listId` is shown with this name. */
export const isNameTaken = (lists: States, name: string, listId: string): boolean =>
  shownLists(lists.values(), { now: 0, timeZone: 'UTC' }).some(
    (one) => one.listId !== listId && nameKey(one.name) === nameKey(name),
  )

/** The time of a change that the shopper makes now: later than every tap on the list. */
export const tapTime = (list: ListState | undefined, now: number): number => Math.max(now, list ? lastTap(list) + 1 : 0)
