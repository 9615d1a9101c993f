import type { GroceryChange } from '#contract/grocery/grocery-merge.ts'
import type { Random } from '../random.ts'
import type { Shipped } from '../shipped.ts'

/**
 * One action on a grocery list. `isElsewhere`: another device of the shopper made the change. `isByPage`: the seed drives
 * the page's own functions (page-acts.ts).
 */
export type GroceryAct = {
  readonly domain: 'grocery-lists'
  readonly listId: string
  readonly isElsewhere?: boolean
  readonly isByPage?: true
} & (
  | { readonly op: 'create'; readonly name: string }
  | { readonly op: 'name'; readonly name: string }
  | { readonly op: 'delete' }
  | { readonly op: 'restore' }
  /** `count` is the quantity afterwards. With `pieces` these are added to the item, which is to buy again. */
  | { readonly op: 'add'; readonly skuId: number; readonly count: number; readonly pieces?: number }
  | { readonly op: 'count'; readonly skuId: number; readonly count: number }
  | { readonly op: 'tick'; readonly skuId: number; readonly isTicked: boolean }
  | { readonly op: 'remove'; readonly skuId: number }
  | { readonly op: 'restoreItem'; readonly skuId: number }
  | { readonly op: 'untickAll'; readonly skuIds: readonly number[] }
)
export type Timed = { readonly at: number; readonly act: GroceryAct }
type Item = { readonly skuId: number; readonly count: number; readonly isTicked: boolean }
/** The lists by id, in the form in which the ledger, the server and the phone are compared. */
export type ComparedLists = readonly {
  readonly listId: string
  readonly name: string
  readonly items: readonly Item[]
}[]

/** The last tap of some kinds. */
const last = <Op extends GroceryAct['op']>(taps: readonly Timed[], ...ops: readonly Op[]) =>
  taps
    .filter(({ act }) => (ops as readonly string[]).includes(act.op))
    .sort((a, b) => a.at - b.at)
    .at(-1) as { readonly at: number; readonly act: Extract<GroceryAct, { op: Op }> } | undefined

/** The taps on each item. */
function byItem(taps: readonly Timed[]): Map<number, Timed[]> {
  const items = new Map<number, Timed[]>()
  for (const tap of taps) if ('skuId' in tap.act) items.set(tap.act.skuId, [...(items.get(tap.act.skuId) ?? []), tap])
  return items
}
/** Whether a removal of an item is later than every other tap on the item. */
export const isRemoved = (taps: readonly Timed[]): boolean =>
  (last(taps, 'remove')?.at ?? 0) > (last(taps, 'add', 'count', 'tick', 'restoreItem')?.at ?? 0)
export const isDeleted = (taps: readonly Timed[]): boolean =>
  (last(taps, 'delete')?.at ?? 0) > (last(taps, 'name', 'add', 'count', 'tick', 'restore', 'restoreItem')?.at ?? 0)
/** The last tap on the tick of an item; pieces that are added are to buy. */
function isTicked(taps: readonly Timed[]): boolean {
  const of = last(
    taps.filter(({ act }) => act.op !== 'add' || act.pieces !== undefined),
    'tick',
    'add',
  )
  return of?.act.op === 'tick' && of.act.isTicked
}

/** The intended lists, from the taps of one person in whatever order; written without any of the shipped code. */
export function intendedLists(taps: readonly Timed[]): ComparedLists {
  const lists = new Map<string, Timed[]>()
  for (const tap of taps) lists.set(tap.act.listId, [...(lists.get(tap.act.listId) ?? []), tap])
  return [...lists]
    .filter(([, own]) => last(own, 'name') !== undefined && !isDeleted(own))
    .map(([listId, own]) => ({
      listId,
      name: last(own, 'name')?.act.name ?? '',
      items: [...byItem(own)]
        .filter(([, ofItem]) => last(ofItem, 'add') !== undefined && !isRemoved(ofItem))
        .map(([skuId, ofItem]) => ({
          skuId,
          count: last(ofItem, 'add', 'count')?.act.count ?? 0,
          isTicked: isTicked(ofItem),
        }))
        .sort((a, b) => a.skuId - b.skuId),
    }))
    .sort((a, b) => (a.listId < b.listId ? -1 : 1))
}

/** Whether a guest's tap reaches the account at login: lists and items that the guest removed again do not. */
export function isJoined({ act }: Timed, guests: readonly Timed[]): boolean {
  const ofList = guests.filter((tap) => tap.act.listId === act.listId)
  return !isDeleted(ofList) && !('skuId' in act && isRemoved(byItem(ofList).get(act.skuId) ?? []))
}

/** Chooses the next act on the lists of a person; `taps` are the taps of that person, a guest's without a shopper. */
export function nextGroceryAct(
  random: Random,
  taps: readonly Timed[],
  skus: readonly number[],
  isGuest: boolean,
): GroceryAct {
  const own = taps.filter(({ act }) => !act.isElsewhere)
  const listIds = [...new Set(own.filter(({ act }) => act.op === 'name').map(({ act }) => act.listId))]
  // Few lists, so that faults of a merge meet.
  const listId = listIds.length > 1 || (listIds.length === 1 && !random.once(5)) ? random.pick(listIds) : random.uuid()
  const common = { domain: 'grocery-lists', listId, ...(!isGuest && random.once(4) && { isElsewhere: true }) } as const
  if (!listIds.includes(listId) || random.once(12))
    return { domain: 'grocery-lists', listId, op: 'name', name: random.pick(['Party', 'Week', 'Home']) }
  if (random.once(15)) return { ...common, op: 'delete' }
  const there = own.flatMap(({ act }) => (act.op === 'add' && act.listId === listId ? [act.skuId] : []))
  const skuId = random.pick(there.length > 0 && !random.once(3) ? there : skus)
  if (!there.includes(skuId)) return { ...common, isElsewhere: false, op: 'add', skuId, count: 1 + random.below(9) }
  const chosen = random.below(6)
  if (chosen === 0) return { ...common, op: 'remove', skuId }
  if (chosen === 1) return { ...common, op: 'add', skuId, count: 1 + random.below(9) }
  if (chosen === 2) return { ...common, op: 'count', skuId, count: 1 + random.below(9) }
  return { ...common, op: 'tick', skuId, isTicked: !random.once(3) }
}

/** The fields that an act sets. */
export function fieldsOf(
  act: GroceryAct,
  at: number,
): { readonly itemId?: string; readonly set: Readonly<Record<string, unknown>> } {
  if (act.op === 'name') return { set: { name: act.name } }
  if (!('skuId' in act)) return { set: { isGone: true } }
  const itemId = `s-${act.skuId}`
  if (act.op === 'add')
    return { itemId, set: { what: { prodId: act.skuId, skuId: act.skuId, addedAt: at }, count: act.count } }
  if (act.op === 'count') return { itemId, set: { count: act.count } }
  return { itemId, set: act.op === 'tick' ? { tick: { isTicked: act.isTicked } } : { isGone: true } }
}

/** The change of another device. */
export const changeElsewhere = ({ act, at }: Timed, key: string): GroceryChange =>
  ({ key, at, listId: act.listId, ...fieldsOf(act, at) }) as GroceryChange

/**
 * Performs an act through the functions that the page calls; a name and an added item as commands, so that one phone may
 * make two lists of one name. `doPageAct` performs the acts that only the page's own functions can make.
 */
export function doGroceryAct(
  shipped: Shipped,
  shopper: string,
  regionId: number,
  { act, at }: Timed,
): Promise<unknown> {
  const tap = { shopper, regionId, at }
  const { listId } = act
  if (act.op === 'count') return shipped.setItemCount(tap, listId, `s-${act.skuId}`, act.count)
  if (act.op === 'tick') return shipped.setTick(tap, listId, `s-${act.skuId}`, act.isTicked)
  if (act.op === 'remove') return shipped.removeItems(tap, listId, [`s-${act.skuId}`])
  if (act.op === 'delete') return shipped.deleteList(tap, listId)
  return shipped.append(shipped.groceryListsDomain, { ...tap, input: { listId, ...fieldsOf(act, at) } })
}
