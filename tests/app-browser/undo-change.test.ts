import { beforeEach, expect, test } from 'vitest'
import { actionsOf, retryChange } from '#features/pending-changes/change-actions.ts'
import type { PendingChange } from '#features/pending-changes/pending-change.ts'
import { pendingChanges } from '#features/pending-changes/pending-changes.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { readFavourites, setFavourite } from '#offline/favourites.ts'
import { removeViews } from '#offline/footprint.ts'
import { addItems, createList, readLists } from '#offline/grocery-lists.ts'
import { append, readCommands, readOutbox } from '#offline/outbox/outbox.ts'
import { countFootprint } from '#offline/product-views.ts'
import { openStore } from '#offline/stores.ts'
import { sampleCard } from '../support/sample-card.ts'

// Nobody is signed in, so nothing is sent.
beforeEach(async () => {
  for (const name of ['favourites', 'footprint', 'removedViews', 'outbox'] as const) await openStore(name).clear()
})

const add = async (count: number): Promise<CartCommand> => {
  const input = { op: 'change', skuId: 7, count } as const
  return (await append(cartDomain, { shopper: 'u1', regionId: 5, at: 1, input })).command
}
/** Stores a command in another state, as a replay would. */
const change = (command: CartCommand, more: Partial<CartCommand>) =>
  openStore<unknown>('outbox').write(command.id, { ...command, ...more })
const changes = async (userId = 'u1') => pendingChanges(await readOutbox([userId, '']))
const undo = async ([first]: readonly PendingChange[]) => first && (await actionsOf(first).undo(first.commands))
const cartInputs = async () => (await readCommands(cartDomain, 'u1')).map(({ input, state }) => [input, state])

test('product#cart: undoing taps that never left the phone removes them; a sent tap gets an opposite tap', async () => {
  await add(2)
  await add(1)
  await undo(await changes())
  expect(await cartInputs()).toEqual([])

  await change(await add(2), { state: 'sent' })
  await add(1)
  await undo(await changes())
  expect(await cartInputs()).toEqual([
    [{ op: 'change', skuId: 7, count: 2 }, 'sent'],
    [{ op: 'change', skuId: 7, count: -2 }, 'waiting'],
  ])
  expect(await changes()).toEqual([])
})

test('product#cart: a refused tap is listed until the shopper dismisses or repeats the tap', async () => {
  const refusal = { state: 'refused', refusal: { code: 'OUT_OF_STOCK' } } as const
  await change(await add(2), refusal)
  for (const refused of await changes()) await retryChange(refused)
  expect(await cartInputs()).toEqual([[{ op: 'change', skuId: 7, count: 2 }, 'waiting']])
  await openStore('outbox').clear()
  await change(await add(2), refusal)
  await undo(await changes())
  expect(await changes()).toEqual([])
})

test('product#screens: undoing a favourite makes the opposite choice', async () => {
  await setFavourite({ userId: 'u1', kind: 'prod', id: 7, isKept: true, at: 1, regionId: 5, product: sampleCard })
  await undo(await changes())
  expect(await readFavourites('u1')).toMatchObject([{ id: 7, isKept: false, product: { prodName: 'Tea' } }])
})

test('product#screens: undoing removals from the footprint records the views again', async () => {
  const view = (prodId: number) => ({ card: { ...sampleCard, prodId }, regionId: 5, at: 1_700_000_000_000 })
  await removeViews([1, 2].map((id) => ({ userId: 'u1', id, at: 9, look: view(id) })))
  const removed = await changes()
  expect(removed.map(({ commands }) => commands.length)).toEqual([2])
  await undo(removed)
  expect([await changes(), await countFootprint('u1')]).toEqual([[], 2])
})

test("product#sessions: a shopper's list contains the changes of a guest, but no choice that the guest undid", async () => {
  const choice = { userId: '', kind: 'prod', at: 1, regionId: 5 } as const
  await setFavourite({ ...choice, id: 1, isKept: true })
  await setFavourite({ ...choice, id: 2, isKept: false })
  await append(cartDomain, { shopper: 'u2', regionId: 5, at: 1, input: { op: 'clear' } })
  for (const userId of ['u1', ''])
    expect((await changes(userId)).map(({ commands }) => commands)).toMatchObject([[{ input: { id: 1 } }]])
})

test('product#grocery-lists: the changes of a list are one change, whose undo leaves the list as the server knows it', async () => {
  const tap = (at: number, shopper = 'u1') => ({ shopper, regionId: 5, at })
  const made = await createList(tap(1), 'Party')
  if (!made.ok) throw new Error(made.code)
  await addItems(tap(2), made.listId, [{ text: 'cake' }, { text: 'candles' }])
  await createList(tap(3), 'Other')
  await createList(tap(4, ''), 'Of a guest')
  const pending = await changes()
  expect(pending.map(({ commands }) => commands.length)).toEqual([1, 3])
  await undo(pending.slice(1))
  expect((await readLists('u1', { now: 9, timeZone: 'UTC' })).lists.map(({ name }) => name)).toEqual(['Other'])
  expect((await readLists('', { now: 9, timeZone: 'UTC' })).lists.map(({ name }) => name)).toEqual(['Of a guest'])
})
