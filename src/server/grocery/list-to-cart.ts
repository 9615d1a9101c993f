import type { ReplyOf } from '#contract/endpoint.ts'
import type { groceryListToCart } from '#contract/grocery/grocery-list.ts'
import type { ShownItem } from '#contract/grocery/shown-lists.ts'
import { applyOperation } from '../cart/cart-rules.ts'
import type { Owner } from '../cart/cart-store.ts'
import { changeLines, readAvailabilities } from '../cart/change-cart.ts'
import type { Tables } from '../database/database.ts'
import type { Viewer } from '../product/viewer.ts'
import { readListSkus, variantOf } from './shown-list.ts'

type Report = ReplyOf<typeof groceryListToCart>

/** Adds items to the cart of the viewer's region, each by the cart's own rules; answers which items the cart took. */
export async function addToCart(
  tables: Tables,
  viewer: Viewer,
  owner: Owner,
  items: readonly ShownItem[],
): Promise<Report> {
  const goods = await readListSkus(tables, viewer, items)
  const skuIds = items.flatMap((item) => variantOf(item, goods)?.sku_id ?? [])
  return changeLines(tables, owner, async (before) => {
    const availabilities = await readAvailabilities(tables, viewer, skuIds)
    const added: Report['added'] = []
    const missing: Report['missing'] = []
    let lines = before
    for (const item of items) {
      const { itemId, count } = item
      const skuId = variantOf(item, goods)?.sku_id
      if (skuId === undefined) {
        missing.push({ itemId, code: reasonWithoutVariant(item, goods.variants) })
        continue
      }
      const was = lines.get(skuId)?.count ?? 0
      const done = applyOperation(lines, { op: 'change', skuId, count, madeAt: viewer.now }, availabilities, viewer.now)
      lines = done.lines
      const taken = (lines.get(skuId)?.count ?? 0) - was
      if (taken > 0) added.push({ itemId, skuId, count: taken })
      if (taken < count) missing.push({ itemId, code: reasonOf(done.outcome.code) })
    }
    return { lines, result: { added, missing } }
  })
}

const reasonWithoutVariant = (
  { prodId, skuId }: ShownItem,
  variants: ReadonlyMap<number, readonly unknown[]>,
): Report['missing'][number]['code'] => {
  if (prodId === undefined) return 'TEXT'
  return skuId === undefined && (variants.get(prodId) ?? []).length > 1 ? 'NO_VARIANT' : 'WITHDRAWN'
}

const reasonOf = (code: string | undefined): Report['missing'][number]['code'] =>
  code === 'NOT_IN_AREA' || code === 'WITHDRAWN' || code === 'CART_FULL' ? code : 'OUT_OF_STOCK'
