import type { GroceryListSummary } from '#contract/grocery/grocery-list.ts'
import { myCall } from '../my-calls.ts'
import type { Shopper } from '../sign-in.ts'

/** An item of a list, by its id. */
type Item = { readonly text: string } | { readonly prodId: number; readonly skuId: number; readonly count: number }

const setOf = (item: Item, at: number) =>
  'text' in item
    ? { what: { text: item.text, addedAt: at }, count: 1 }
    : { what: { prodId: item.prodId, skuId: item.skuId, addedAt: at }, count: item.count }

/** Makes a list of a shopper with these items; answers its id and the token of a link that may write. */
export async function shareNewList(shopper: Shopper, name: string, items: readonly Item[]) {
  const { listId } = await myCall<GroceryListSummary>(shopper, 'POST', '/p/groceryList', { name }, crypto.randomUUID())
  const changes = items.map((item, index) => {
    const at = Date.now() + index
    const itemId = 'text' in item ? `t-${index}` : `s-${item.skuId}`
    return { key: crypto.randomUUID(), at, listId, itemId, set: setOf(item, at) }
  })
  await myCall(shopper, 'POST', '/p/groceryList/changes', changes, crypto.randomUUID())
  const path = `/p/groceryList/${listId}/share`
  const { token } = await myCall<{ token: string }>(shopper, 'POST', path, { mayWrite: true }, crypto.randomUUID())
  return { listId, token }
}
