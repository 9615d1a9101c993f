import type { Tables } from '../database/database.ts'
import { lockCart, type Owner, readLines } from './cart-store.ts'
import { changeLines } from './change-cart.ts'

/** A bought quantity; `basketId` is null where it did not come from the cart. */
type Bought = { readonly basketId: number | null; readonly skuId: number; readonly count: number }

/**
 * Whether the cart, locked until the transaction ends, still has every line that is to be bought; true where no line
 * came from the cart.
 */
export async function isStillInCart(tables: Tables, owner: Owner, wanted: readonly Bought[]): Promise<boolean> {
  const ofCart = wanted.filter(({ basketId }) => basketId !== null)
  if (ofCart.length === 0) return true
  await lockCart(tables, owner.accountId)
  const { lines } = await readLines(tables, owner)
  return ofCart.every(({ basketId, skuId, count }) => {
    const line = lines.get(skuId)
    return line?.basketId === basketId && line.count >= count
  })
}

/** Removes the bought quantities from the cart. Lines added meanwhile, and quantities that were not available, stay. */
export async function leaveCart(tables: Tables, owner: Owner, bought: readonly Bought[]): Promise<void> {
  const counts = new Map(bought.filter(({ basketId }) => basketId !== null).map((one) => [one.basketId, one]))
  if (counts.size === 0) return
  await changeLines(tables, owner, async (lines) => {
    const remaining = [...lines].flatMap(([skuId, line]): [number, typeof line][] => {
      const purchase = counts.get(line.basketId)
      const count = line.count - (purchase?.skuId === skuId ? purchase.count : 0)
      return count > 0 ? [[skuId, { ...line, count }]] : []
    })
    return { lines: new Map(remaining), result: undefined }
  })
}
