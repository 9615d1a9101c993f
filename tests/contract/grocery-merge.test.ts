import { expect, test } from 'vitest'
import {
  applyChanges,
  emptyList,
  type GroceryChange,
  type ListState,
  mergeLists,
  withoutFuture,
} from '#contract/grocery/grocery-merge.ts'
import { shownLists } from '#contract/grocery/shown-lists.ts'
import { seededRandom } from '../simulator/random.ts'

const listId = '00000000-0000-4000-8000-000000000001'
const uuid = (number: number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`
const viewing = { now: 1_000_000, timeZone: 'UTC' }
const merged = (changes: readonly GroceryChange[]) => applyChanges(new Map(), changes).get(listId) ?? emptyList(listId)
/** The state with sorted keys, so that equal states have equal texts. */
const text = (state: ListState) =>
  JSON.stringify(state, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
const shown = (...states: ListState[]) => shownLists(states, viewing)

/** Random changes of few items at few times, so that taps on the same field and of the same millisecond are common. */
function randomChanges(seed: number): GroceryChange[] {
  const random = seededRandom(seed)
  return Array.from({ length: 3 + random.below(30) }, (_, index): GroceryChange => {
    const stamp = { key: uuid(seed * 100 + index), at: 1000 + random.below(12), listId }
    const itemId = `t-${random.below(4)}`
    const sets = [
      { what: { text: `text ${random.below(9)}`, addedAt: random.below(5) }, count: 1 + random.below(5) },
      { count: 1 + random.below(9) },
      { tick: { isTicked: random.once(2) } },
      { isGone: !random.once(4) },
    ]
    if (random.once(6)) return { ...stamp, set: random.pick([{ name: `List ${random.below(3)}` }, { isGone: true }]) }
    return { ...stamp, itemId, set: random.pick(sets) }
  })
}
const seeds = Array.from({ length: 300 }, (_, index) => index + 1)
function shuffled<One>(all: readonly One[], seed: number): One[] {
  const random = seededRandom(seed)
  const left = [...all]
  return all.map(() => left.splice(random.below(left.length), 1)[0] as One)
}

test('product#grocery-lists: changes give the same list in every order of arrival, however often they arrive', () => {
  for (const seed of seeds) {
    const changes = randomChanges(seed)
    const again = shuffled([...changes, ...changes.slice(0, 5)], seed + 1)
    expect(text(merged(again)), `seed ${seed}`).toBe(text(merged(changes)))
  }
})

test('product#grocery-lists: merging two devices is commutative, associative and idempotent', () => {
  for (const seed of seeds) {
    const [a, b, c] = [1, 2, 3].map((device) => merged(randomChanges(seed * 10 + device))) as [
      ListState,
      ListState,
      ListState,
    ]
    expect(text(mergeLists(a, b)), `seed ${seed}`).toBe(text(mergeLists(b, a)))
    expect(text(mergeLists(mergeLists(a, b), c)), `seed ${seed}`).toBe(text(mergeLists(a, mergeLists(b, c))))
    expect(text(mergeLists(a, a)), `seed ${seed}`).toBe(text(a))
  }
})

test('product#grocery-lists: no item and no tick of two devices is lost, unless it was removed later', () => {
  for (const seed of seeds) {
    const changes = randomChanges(seed)
    const list = shown(merged([{ key: uuid(1), at: 9000, listId, set: { name: 'Shop' } }, ...changes]))[0]
    for (const itemId of new Set(changes.flatMap((change) => change.itemId ?? []))) {
      const own = changes.filter((change) => change.itemId === itemId)
      const last = <Field extends string>(field: Field) =>
        own
          .filter(({ set }) => field in set)
          .sort((x, y) => x.at - y.at || (x.key < y.key ? -1 : 1))
          .at(-1)
      const removal = last('isGone')
      const isRemoved =
        (removal?.set as { isGone?: boolean } | undefined)?.isGone === true &&
        own.every((change) => 'isGone' in change.set || change.at <= (removal?.at ?? 0))
      const item = list?.items.find((one) => one.itemId === itemId)
      const expectThere = last('what') !== undefined && !isRemoved
      expect(item !== undefined, `seed ${seed} ${itemId}`).toBe(expectThere)
      const tick = last('tick')?.set as { tick?: { isTicked: boolean } } | undefined
      if (item) expect(item.isTicked, `seed ${seed} ${itemId}`).toBe(tick?.tick?.isTicked ?? false)
    }
  }
})

const added = (itemId: string, at: number): GroceryChange => ({
  key: uuid(at),
  at,
  listId,
  itemId,
  set: { what: { text: itemId, addedAt: at }, count: 1 },
})
const naming = (id: string, name: string, at: number): GroceryChange => ({
  key: uuid(at),
  at,
  listId: id,
  set: { name },
})
const named = (id: string, name: string, at: number): ListState =>
  applyChanges(new Map(), [naming(id, name, at)]).get(id) as ListState

test('product#grocery-lists: an edit after a removal brings the item back, an edit before does not', () => {
  const gone: GroceryChange = { key: uuid(500), at: 500, listId, itemId: 't-a', set: { isGone: true } }
  const tick = (at: number): GroceryChange => ({
    key: uuid(at),
    at,
    listId,
    itemId: 't-a',
    set: { tick: { isTicked: true } },
  })
  const base = [naming(listId, 'Shop', 1), added('t-a', 2), gone]
  expect(shown(merged([...base, tick(400)]))[0]?.items).toEqual([])
  expect(shown(merged([...base, tick(600)]))[0]?.items).toMatchObject([{ itemId: 't-a', isTicked: true }])
})

test('product#grocery-lists: an item that another device adds later brings a deleted list back, with all its items', () => {
  const gone: GroceryChange = { key: uuid(500), at: 500, listId, set: { isGone: true } }
  const base = [naming(listId, 'Shop', 1), added('t-a', 2), gone]
  expect(shown(merged(base))).toEqual([])
  expect(shown(merged([...base, added('t-b', 600)]))[0]?.items.map(({ itemId }) => itemId)).toEqual(['t-a', 't-b'])
})

test('product#grocery-lists: of two lists with one name both stay, and the later one gets a number in any order', () => {
  const [one, two, three] = [named('a', 'Party', 5), named('b', ' party', 9), named('c', 'Party (2)', 7)] as const
  for (const states of [
    [one, two, three],
    [three, two, one],
    [two, three, one],
  ])
    expect(shown(...states).map(({ listId: id, name, askedName }) => [id, name, askedName])).toEqual([
      ['a', 'Party', undefined],
      ['c', 'Party (2)', undefined],
      ['b', 'party (3)', 'party'],
    ])
})

test('product#grocery-lists: the ticks of a weekly list count until the next such day begins where the person is', () => {
  // 2026-11-26 is a Thursday.
  const at = (time: string) => Date.parse(`${time}Z`)
  const weekly: GroceryChange = { key: uuid(7), at: 7, listId, set: { weekday: 5 } }
  const ticked: GroceryChange = {
    key: uuid(8),
    at: at('2026-11-26T20:00:00'),
    listId,
    itemId: 't-a',
    set: { tick: { isTicked: true } },
  }
  const state = merged([naming(listId, 'Shop', 1), added('t-a', 2), weekly, ticked])
  const isTicked = (time: string, timeZone = 'UTC') =>
    shownLists([state], { now: at(time), timeZone })[0]?.items[0]?.isTicked
  expect(isTicked('2026-11-26T23:00:00')).toBe(true)
  expect(isTicked('2026-11-27T00:00:00')).toBe(false)
  // In Istanbul the Friday begins three hours earlier.
  expect(isTicked('2026-11-26T20:59:00', 'Europe/Istanbul')).toBe(true)
  expect(isTicked('2026-11-26T21:00:00', 'Europe/Istanbul')).toBe(false)
})

test('product#grocery-lists: a device whose clock is far ahead does not win over later taps', () => {
  const ahead = withoutFuture([added('t-a', 9_000_000), added('t-b', 50)], 1000)
  expect(ahead.map(({ at }) => at)).toEqual([61_000, 50])
})
