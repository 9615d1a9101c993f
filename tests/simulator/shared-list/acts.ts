import type { GroceryChange } from '#contract/grocery/grocery-merge.ts'
import { changeElsewhere, fieldsOf, type GroceryAct, intendedLists } from '../grocery/grocery-ledger.ts'
import { expectEqual } from '../intended.ts'
import type { Random } from '../random.ts'
import { regions, type Server } from '../server.ts'
import type { Shipped } from '../shipped.ts'

/** A change of an item of a friend's list by a link, with the name of the person; of the friend without a name. */
export type SharedListAct = { readonly domain: 'shared-lists'; readonly person?: string; readonly change: GroceryAct }
type Timed = { readonly at: number; readonly act: SharedListAct }

/** A variant that no list takes: the server refuses its quantity, and with it the whole call. */
const refusedSku = 999_999_003
const isRefused = ({ act: { change } }: Timed) => 'skuId' in change && change.skuId === refusedSku

/** The items of the friend's list after all taps on the list, in whatever order, with the names at the ticks. */
function intended(taps: readonly Timed[], listId: string) {
  const good = taps.filter((tap) => !isRefused(tap)).map(({ at, act }) => ({ at, act: act.change }))
  const named = { at: 0, act: { domain: 'grocery-lists', listId, op: 'name', name: 'Picnic' } as const }
  const [list] = intendedLists([named, ...good])
  return (list?.items ?? []).map((item) => ({ ...item, by: item.isTicked ? tickerOf(taps, item.skuId) : undefined }))
}

/** The person of the last tick of an item. */
function tickerOf(taps: readonly Timed[], skuId: number): string | undefined {
  const ticks = taps.filter(({ act: { change } }) => change.op === 'tick' && change.skuId === skuId)
  return ticks.sort((a, b) => a.at - b.at).at(-1)?.act.person
}

/** Chooses the next act on the friend's list: mostly of the person with the link, sometimes of the friend. */
export function nextSharedListAct(
  random: Random,
  taps: readonly Timed[],
  server: Pick<Server, 'skus' | 'link'>,
): SharedListAct {
  const { listId } = server.link
  const domain = 'grocery-lists'
  const person = random.pick(['Kamal', 'Nila'])
  if (random.once(12))
    return { domain: 'shared-lists', person, change: { domain, listId, op: 'add', skuId: refusedSku, count: 1_000 } }
  const there = taps.flatMap(({ act: { change } }) =>
    change.op === 'add' && change.skuId !== refusedSku ? [change.skuId] : [],
  )
  const skuId = random.pick(there.length > 0 && !random.once(3) ? there : server.skus)
  const count = 1 + random.below(9)
  const by = random.once(4) ? {} : { person }
  if (!there.includes(skuId) || random.once(6))
    return { domain: 'shared-lists', ...by, change: { domain, listId, op: 'add', skuId, count } }
  if (random.once(6)) return { domain: 'shared-lists', ...by, change: { domain, listId, op: 'remove', skuId } }
  if (random.once(4)) return { domain: 'shared-lists', ...by, change: { domain, listId, op: 'count', skuId, count } }
  const tick: GroceryAct = { domain, listId, op: 'tick', skuId, isTicked: !random.once(3) }
  return { domain: 'shared-lists', ...by, change: tick }
}

/** The change of the friend's own device. */
export const changeOfFriend = ({ at, act }: Timed, key: string): GroceryChange =>
  changeElsewhere({ at, act: act.change }, key)

/** Performs an act through the function that the page calls. */
export function doSharedListAct(
  shipped: Shipped,
  server: Server,
  shopper: string,
  { at, act: { person = '', change } }: Timed,
): Promise<unknown> {
  const { itemId = '', set } = fieldsOf(change, at)
  const link = { ...server.link, listName: 'Picnic', person, lastTapAt: 0 }
  return shipped.changeSharedItem({ shopper, regionId: regions[0], at }, link, itemId, set)
}

/** Throws unless the friend's list has the intended items, and the phone shows the refusals. */
export async function checkSharedList(taps: readonly Timed[], server: Server, refusals: number): Promise<void> {
  expectEqual("The friend's list", await server.sharedItems(), intended(taps, server.link.listId))
  expectEqual('A refusal of a change by a link is shown', refusals > 0, taps.some(isRefused))
}
