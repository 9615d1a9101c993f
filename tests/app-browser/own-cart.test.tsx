import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MarketContext } from '#device/market.ts'
import { readOwnCart, useOwnCart } from '#features/cart/own-cart.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { append } from '#offline/outbox/outbox.ts'
import { notifyOutbox } from '#offline/outbox/outbox-watch.ts'
import { clearSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { sampleLine } from '../offline/cart-command-of.ts'

const outbox = openStore<unknown>('outbox')
const add = (count: number) =>
  append(cartDomain, { shopper: '', regionId: 7, input: { op: 'change', skuId: 1, count }, seen: sampleLine, at: 1 })

beforeEach(async () => {
  await clearSession()
  await outbox.clear()
})
afterEach(() => vi.restoreAllMocks())

test("product#cart: a guest's line stays in the cart while the first replay after a login makes it the shopper's", async () => {
  const { command } = await add(2)
  const getAll = IDBObjectStore.prototype.getAll
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function (this: IDBObjectStore) {
    // The replay writes as soon as this read is over.
    void outbox.write(command.id, { ...command, shopper: 'u1' } satisfies CartCommand)
    return getAll.call(this)
  })
  expect((await readOwnCart('u1', 7)).commands.map(({ input }) => input)).toEqual([command.input])
})

test('product#cart: the cart is read again when a cart changes, and not for other changes', async () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  const Count = () => useOwnCart()?.folded.count ?? 'reading'
  root.render(
    <MarketContext value={{ regionId: 7, lang: 'en' }}>
      <Count />
    </MarketContext>,
  )
  await vi.waitFor(() => expect(container.textContent).toBe('0'))
  const reads = vi.spyOn(IDBObjectStore.prototype, 'getAll')
  for (const domain of ['favourites', 'footprint', 'grocery-lists']) notifyOutbox(domain)
  // A read of the cart would come before this one.
  await outbox.keys()
  expect(reads).not.toHaveBeenCalled()
  await add(2)
  await vi.waitFor(() => expect(container.textContent).toBe('2'))
  root.unmount()
})
