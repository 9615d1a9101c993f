import { expect, test } from 'vitest'
import { applyChanges, type GroceryChange, type ItemSet, isItemGone } from '#contract/grocery/grocery-merge.ts'
import { shownItems, shownLists } from '#contract/grocery/shown-lists.ts'
import { seededRandom } from '../simulator/random.ts'

const listId = '00000000-0000-4000-8000-000000000001'
const change = (at: number, itemId: string, set: ItemSet): GroceryChange => ({
  key: `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`,
  at,
  listId,
  itemId,
  set,
})
/** A product, with or without a variant, that a device adds to the list. */
const add = (at: number, itemId: string, what: { prodId: number; skuId?: number }, count = 1) =>
  change(at, itemId, { what: { ...what, addedAt: at }, count })
const itemsAfter = (...changes: GroceryChange[]) => {
  const name: GroceryChange = { key: 'n', at: 1, listId, set: { name: 'Shop' } }
  const state = applyChanges(new Map(), [name, ...changes])
  const [list] = shownLists(state.values(), { now: 1_000, timeZone: 'UTC' })
  return list?.items.map(({ itemId, skuId, count, isTicked }) => [itemId, skuId, count, isTicked])
}
const [milk, small, large] = [{ prodId: 7 }, { prodId: 7, skuId: 31 }, { prodId: 7, skuId: 32 }]

test('product#grocery-merge: a device that does not know the variants adds the same item; the later tap sets each field', () => {
  const known = [add(10, 's-31', small, 3), change(20, 's-31', { tick: { isTicked: true } })]
  for (const order of [
    [...known, add(15, 'p-7', milk, 2)],
    [add(15, 'p-7', milk, 2), ...known],
  ])
    expect(itemsAfter(...order)).toEqual([['s-31', 31, 2, true]])
  expect(itemsAfter(...known, add(15, 'p-7', milk), change(30, 'p-7', { tick: { isTicked: false } }))).toEqual([
    ['s-31', 31, 1, false],
  ])
})

test('product#grocery-merge: a text that a device matches to a product that another device adds is one item', () => {
  const text = change(5, 't-a', { what: { text: 'milk', addedAt: 5 }, count: 4 })
  const matched = change(12, 't-a', { what: { text: 'milk', ...small, addedAt: 5 } })
  expect(itemsAfter(text, matched, add(10, 's-31', small))).toEqual([['s-31', 31, 1, false]])
})

test('product#grocery-merge: two variants are two items, and a product without a variant is neither', () => {
  expect(itemsAfter(add(10, 's-31', small), add(11, 's-32', large), add(12, 'p-7', milk))).toEqual([
    ['s-31', 31, 1, false],
    ['s-32', 32, 1, false],
    ['p-7', undefined, 1, false],
  ])
})

test('product#grocery-merge: a removal removes the joined items, and a later edit of one brings the product back', () => {
  const both = [add(10, 's-31', small), add(12, 'p-7', milk, 5), change(20, 's-31', { isGone: true })]
  expect(itemsAfter(...both)).toEqual([])
  expect(itemsAfter(...both, change(30, 's-31', { isGone: false }))).toEqual([['s-31', 31, 5, false]])
  // The removed variant is not chosen again for a device that adds the product later.
  expect(itemsAfter(...both, change(30, 'p-7', { count: 6 }))).toEqual([['p-7', undefined, 6, false]])
})

test('product#grocery-merge: the item of another device stays when a device removes its own', () => {
  expect(itemsAfter(add(10, 's-31', small), add(12, 'p-7', milk), change(20, 'p-7', { isGone: true }))).toEqual([
    ['s-31', 31, 1, false],
  ])
})

test('product#grocery-merge: no product is lost, and none is shown twice, whatever the devices do', () => {
  const whats = { 'p-7': milk, 's-31': small, 's-32': large, 't-a': small, 't-b': milk }
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = seededRandom(seed)
    const changes = Array.from({ length: 2 + random.below(14) }, (_, index): GroceryChange => {
      const itemId = random.pick(Object.keys(whats)) as keyof typeof whats
      const sets: ItemSet[] = [
        { what: { ...whats[itemId], addedAt: random.below(5) }, count: 1 + random.below(9) },
        { what: { ...whats[itemId], addedAt: random.below(5) } },
        { tick: { isTicked: random.once(2) } },
        { isGone: !random.once(4) },
      ]
      return { ...change(10 + index, itemId, random.pick(sets)), at: 10 + random.below(9) }
    })
    const items = applyChanges(new Map(), changes).get(listId)?.items ?? {}
    const shown = shownItems(items, 0)
    const variants = shown.flatMap(({ skuId }) => skuId ?? [])
    expect(new Set(variants).size, `seed ${seed}`).toBe(variants.length)
    // A product without a variant stands beside no variant, or beside several.
    const open = shown.length - variants.length
    expect(open === 0 || (open === 1 && variants.length !== 1), `seed ${seed}`).toBe(true)
    const removedAt = Math.max(0, ...Object.values(items).map(({ isGone }) => (isGone?.value ? isGone.at : 0)))
    const isThere = Object.values(items).some(
      (item) => item.what && !isItemGone(item) && Math.max(item.what.at, item.tick?.at ?? 0) > removedAt,
    )
    if (isThere) expect(shown.length, `seed ${seed}`).toBeGreaterThan(0)
  }
})
