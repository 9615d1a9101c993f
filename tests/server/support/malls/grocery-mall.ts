import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { GroceryListDetail, GroceryListSummary } from '#contract/grocery/grocery-list.ts'
import type { GroceryChange, ItemSet } from '#contract/grocery/grocery-merge.ts'
import type { GroceryOutcome, WireListState } from '#contract/grocery/grocery-wire.ts'
import { openCartMall } from './cart-mall.ts'

/** A mall with the calls of grocery lists. */
export async function openGroceryMall() {
  const world = await openCartMall()
  const { mall, call, prodOf } = world
  await world.fill()
  let people = 0
  /** A change of an item, by default made now. */
  const ofItem = (listId: string, itemId: string, set: ItemSet, at = mall.time.now): GroceryChange => ({
    key: randomUUID(),
    at,
    listId,
    itemId,
    set,
  })
  return {
    ...world,
    ofItem,
    /** A new free text on a list. */
    text: (listId: string, name: string): GroceryChange =>
      ofItem(listId, `t-${name}`, { what: { text: name, addedAt: mall.time.now }, count: 1 }),
    /** A new product on a list. */
    product: (listId: string, skuId: number, count: number, priceThen?: number, regionId?: number): GroceryChange =>
      ofItem(listId, `s-${skuId}`, {
        what: { prodId: prodOf.get(skuId) ?? 999_999_999, skuId, regionId, priceThen, addedAt: mall.time.now },
        count,
      }),
    /** Signs a new shopper in. */
    async shopper() {
      people += 1
      mall.time.now += 61_000
      const mail = `lists-${people}@example.com`
      const { access_token: token, nickName } = await call.signIn(mail)
      const write = (method: string, path: string, body?: unknown, key?: string) =>
        call.write(method, `/p/groceryList${path}`, token, body, key)
      return {
        mail,
        token,
        nickName,
        write,
        /** Creates a list; answers its id. */
        create: async (name: string) =>
          ((await (await write('POST', '', { name })).json()) as GroceryListSummary).listId,
        lists: () => call.read<GroceryListSummary[]>('/p/groceryList', token),
        detail: (listId: string, query = '') => call.read<GroceryListDetail>(`/p/groceryList/${listId}${query}`, token),
        states: () => call.read<WireListState[]>('/p/groceryList/states', token),
        async changes(changes: readonly GroceryChange[], key?: string) {
          const response = await write('POST', '/changes', changes, key)
          expect(response.status).toBe(200)
          return (await response.json()) as { outcomes: GroceryOutcome[]; lists: WireListState[] }
        },
      }
    },
  }
}
