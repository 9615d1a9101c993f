import {
  applyChanges,
  type GroceryChange,
  isItemGone,
  type ListState,
  withoutFuture,
} from '#contract/grocery/grocery-merge.ts'
import { type GroceryOutcome, maxGroceryItems, maxGroceryLists } from '#contract/grocery/grocery-wire.ts'
import { lastTap } from '#contract/grocery/last-tap.ts'
import { nameKey } from '#contract/grocery/list-name.ts'
import { isListShown, shownLists } from '#contract/grocery/shown-lists.ts'

type States = ReadonlyMap<string, ListState>

/** The most lists, deleted lists included, and the most items, removed items included, that an account stores. */
const maxStoredLists = 500
const maxStoredItems = 2000

/**
 * The lists after these changes, with an outcome for each change. A change that would exceed a limit is refused; a
 * removal never is. `now` is in ms.
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
  return { lists, outcomes }
}

/** The limit that a change exceeds, if any. */
function excessOf(before: States, after: States, { listId, itemId }: GroceryChange): 'LISTS_FULL' | 'LIST_FULL' | null {
  const [was, is] = [before.get(listId), after.get(listId)]
  if (!is) return null
  const isNewlyShown = isListShown(is) && !(was && isListShown(was))
  if (!was && after.size > maxStoredLists) return 'LISTS_FULL'
  if (isNewlyShown && [...after.values()].filter(isListShown).length > maxGroceryLists) return 'LISTS_FULL'
  const [itemBefore, item] = itemId === undefined ? [] : [was?.items[itemId], is.items[itemId]]
  if (!item || isItemGone(item) || (itemBefore && !isItemGone(itemBefore))) return null
  const items = Object.values(is.items)
  const isFull = items.length > maxStoredItems || items.filter((one) => !isItemGone(one)).length > maxGroceryItems
  return isFull ? 'LIST_FULL' : null
}

/** Whether another list than `listId` is shown with this name. */
export const isNameTaken = (lists: States, name: string, listId: string): boolean =>
  shownLists(lists.values(), { now: 0, timeZone: 'UTC' }).some(
    (one) => one.listId !== listId && nameKey(one.name) === nameKey(name),
  )

/** The time of a change that the shopper makes now: later than every tap on the list. */
export const tapTime = (list: ListState | undefined, now: number): number => Math.max(now, list ? lastTap(list) + 1 : 0)
