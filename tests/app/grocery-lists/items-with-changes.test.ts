import { expect, test } from 'vitest'
import type { SharedGroceryList } from '#contract/grocery/grocery-list.ts'
import { itemsWithChanges } from '#features/grocery-lists/shared/items-with-changes.ts'
import type { SharedChange } from '#offline/shared-lists.ts'
import { sampleCard } from '../../support/sample-card.ts'

const list: Pick<SharedGroceryList, 'items' | 'owner'> = {
  owner: 'Ama',
  items: [
    { itemId: 't-milk', text: 'milk', count: 1, isTicked: true, addedAt: '' },
    { itemId: 't-cake', text: 'cake', count: 1, isTicked: true, tickedBy: '', addedAt: '' },
    { itemId: 't-tea', text: 'tea', count: 1, isTicked: false, addedAt: '' },
  ],
}
const change = (itemId: string, set: SharedChange['set'], more: object = { state: 'pending' }): SharedChange =>
  ({ id: itemId, at: 5, itemId, set, name: 'Kamal', ...more }) as SharedChange
const shown = (changes: readonly SharedChange[]) =>
  itemsWithChanges(list, 1_000, changes).map(({ itemId, isTicked, tickedBy }) => [itemId, isTicked, tickedBy])

test("product#grocery-links: a tick carries the person's name, none, or that of the owner", () => {
  expect(shown([change('t-tea', { tick: { isTicked: true } })])).toEqual([
    ['t-milk', true, 'Ama'],
    ['t-cake', true, ''],
    ['t-tea', true, 'Kamal'],
  ])
  expect(shown([change('t-milk', { tick: { isTicked: false } })])[0]).toEqual(['t-milk', false, undefined])
})

test('product#grocery-links: a row does not jump back between an accepted change and the next answer', () => {
  const tick = (more: object) => [change('t-tea', { tick: { isTicked: true } }, more)]
  const ofTea = (more: object) => shown(tick(more))[2]?.[1]
  expect(ofTea({ state: 'accepted', acceptedAt: 1_000 })).toBe(true)
  expect(ofTea({ state: 'accepted', acceptedAt: 999 })).toBe(false)
  expect(ofTea({ state: 'refused', code: 'LIST_FULL' })).toBe(false)
})

test('product#grocery-links: an added product has its name and its picture before the server has answered', () => {
  const what = { text: 'Milk', prodId: 3, skuId: 31, addedAt: 5 }
  const added = change('s-31', { what, count: 2 }, { state: 'pending', card: sampleCard })
  const more = change('s-31', { count: 3 })
  expect(itemsWithChanges(list, 1_000, [added, more]).at(-1)).toMatchObject({
    itemId: 's-31',
    text: 'Milk',
    skuId: 31,
    count: 3,
    isTicked: false,
    card: sampleCard,
  })
})
