import type { SharedGroceryList } from '#contract/grocery/grocery-list.ts'
import { variantCard } from '#offline/grocery-cards.ts'
import type { SharedChange } from '#offline/shared-lists.ts'
import type { ListedItem } from '../listed-item.ts'

/** The changes that an answer of the time `at`, in ms, may lack: pending ones, and those that were accepted later. */
const isMissing = (change: SharedChange, at: number): boolean =>
  change.state === 'pending' || (change.state === 'accepted' && change.acceptedAt >= at)

/**
 * The items of a shared list with the person's own changes, in the order of the taps. An item that the owner ticked
 * carries the owner's name.
 */
export function itemsWithChanges(
  { items: answered, owner }: Pick<SharedGroceryList, 'items' | 'owner'>,
  at: number,
  changes: readonly SharedChange[],
): readonly ListedItem[] {
  const items = new Map<string, ListedItem>(
    answered.map(({ addedAt: _addedAt, sku, card, ...item }) => [
      item.itemId,
      {
        ...item,
        tickedBy: item.isTicked ? (item.tickedBy ?? owner) : undefined,
        addedAt: 0,
        card: card && sku ? variantCard(card, sku) : card,
      },
    ]),
  )
  for (const change of changes) {
    if (!isMissing(change, at)) continue
    const { itemId, set, card, name } = change
    const before = items.get(itemId) ?? (set.what && { itemId, ...set.what, count: 1, isTicked: false, card })
    if (!before || set.isGone) items.delete(itemId)
    else
      items.set(itemId, {
        ...before,
        ...(set.count !== undefined && { count: set.count }),
        ...(set.tick && { isTicked: set.tick.isTicked, tickedBy: set.tick.isTicked ? name : undefined }),
      })
  }
  return [...items.values()]
}
