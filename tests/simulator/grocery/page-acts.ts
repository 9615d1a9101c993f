import type { Random } from '../random.ts'
import type { Shipped } from '../shipped.ts'
import { type GroceryAct, intendedLists, isDeleted, isRemoved, type Timed } from './grocery-ledger.ts'

const names = ['Party', 'Week', 'Home']
const mostPieces = 999

/**
 * The next act of a seed in which lists change by the page's own functions alone, and on this phone alone: the result
 * of a function depends on what the phone knows, which is then what the ledger knows.
 */
export function nextPageAct(random: Random, taps: readonly Timed[], skus: readonly number[]): GroceryAct {
  const lists = intendedLists(taps)
  const free = names.filter((name) => lists.every((list) => list.name !== name))
  const ofList = (listId: string) => taps.filter(({ act }) => act.listId === listId)
  const deleted = [...new Set(taps.map(({ act }) => act.listId))].filter((listId) => isDeleted(ofList(listId)))
  const list = lists.length > 0 ? random.pick(lists) : null
  if (deleted.length > 0 && random.once(3))
    return { domain: 'grocery-lists', isByPage: true, listId: random.pick(deleted), op: 'restore' }
  if (!list || (free.length > 0 && random.once(20)))
    return { domain: 'grocery-lists', isByPage: true, listId: '', op: 'create', name: random.pick(free) }
  const { listId, items } = list
  const common = { domain: 'grocery-lists', isByPage: true, listId } as const
  if (free.length > 0 && random.once(20)) return { ...common, op: 'name', name: random.pick(free) }
  if (random.once(20)) return { ...common, op: 'delete' }
  const ticked = items.filter(({ isTicked }) => isTicked).map(({ skuId }) => skuId)
  if (ticked.length > 0 && random.once(2)) return { ...common, op: 'untickAll', skuIds: ticked }
  const ofItem = (skuId: number) => ofList(listId).filter(({ act }) => 'skuId' in act && act.skuId === skuId)
  const removed = skus.filter((skuId) => isRemoved(ofItem(skuId)))
  if (removed.length > 0 && random.once(2)) return { ...common, op: 'restoreItem', skuId: random.pick(removed) }
  const skuId = items.length > 0 && !random.once(3) ? random.pick(items).skuId : random.pick(skus)
  const item = items.find((one) => one.skuId === skuId)
  const pieces = 1 + random.below(9)
  if (!item) return { ...common, op: 'add', skuId, pieces, count: pieces }
  const chosen = random.below(10)
  if (chosen < 3) return { ...common, op: 'remove', skuId }
  if (chosen < 5) return { ...common, op: 'add', skuId, pieces, count: Math.min(item.count + pieces, mostPieces) }
  if (chosen === 5) return { ...common, op: 'count', skuId, count: pieces }
  return { ...common, op: 'tick', skuId, isTicked: !item.isTicked }
}

/** The taps that an act was once the phone has stored `stored`, its first command: the phone chooses the id of a list. */
export function storedActs(act: GroceryAct, stored: { readonly listId: string }): readonly GroceryAct[] {
  if (act.op === 'create') return [{ ...act, op: 'name', listId: stored.listId }]
  if (act.op !== 'untickAll') return [act]
  const { skuIds, ...rest } = act
  return skuIds.map((skuId) => ({ ...rest, op: 'tick', skuId, isTicked: false }))
}

/** Performs an act that only the page's own functions can make; null for an act that a command can make as well. */
export function doPageAct(
  shipped: Shipped,
  tap: { readonly shopper: string; readonly regionId: number; readonly at: number },
  act: GroceryAct,
): Promise<unknown> | null {
  const { listId } = act
  if (act.op === 'create') return shipped.createList(tap, act.name)
  if (act.op === 'untickAll') return shipped.untickAll(tap, listId)
  if (act.op === 'restore') return shipped.restoreList(tap, listId)
  if (act.op === 'restoreItem') return shipped.restoreItems(tap, listId, [`s-${act.skuId}`])
  if (act.op === 'name' && act.isByPage) return shipped.renameList(tap, listId, act.name)
  if (act.op !== 'add' || act.pieces === undefined) return null
  return shipped.addItems(tap, listId, [{ product: { prodId: act.skuId, skuId: act.skuId }, count: act.pieces }])
}
