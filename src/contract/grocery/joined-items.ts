import { type ItemState, isItemGone, lastEdit, mergeRegisters } from './grocery-merge.ts'

type Items = Readonly<Record<string, ItemState>>
type Joined = Map<string, ItemState>

/**
 * The items of a list with one item for each product (docs/product.md#grocery-merge). Several devices may make several
 * items of one product: the variant's item, the item of a device that did not know the variants, and a text that was
 * matched to the product. Items of the same variant are joined, and an item without a chosen variant is joined to the
 * only variant of its product on the list. The registers of joined items merge by the rule of decision 0060; the item
 * has the id and the subject of the first. Computed from the state alone, so every device shows the same items.
 */
export function joinedItems(items: Items): ReadonlyMap<string, ItemState> {
  const joined: Joined = new Map(Object.entries(items))
  const ofProducts = new Map<number, string[]>()
  for (const itemId of [...joined.keys()].sort()) {
    const prodId = joined.get(itemId)?.what?.value.prodId
    if (prodId !== undefined) ofProducts.set(prodId, [...(ofProducts.get(prodId) ?? []), itemId])
  }
  for (const ids of ofProducts.values()) if (ids.length > 1) joinProduct(joined, ids)
  return joined
}

/** Joins the items of one product. */
function joinProduct(joined: Joined, ids: readonly string[]): void {
  const skuOf = (itemId: string) => joined.get(itemId)?.what?.value.skuId
  const variants = ids.filter((itemId) => skuOf(itemId) !== undefined)
  const open = ids.filter((itemId) => !variants.includes(itemId))
  for (const [index, itemId] of variants.entries())
    join(
      joined,
      variants.slice(0, index).filter((one) => skuOf(one) === skuOf(itemId)),
      itemId,
    )
  for (const [index, itemId] of open.entries()) {
    join(joined, variants, itemId)
    join(joined, open.slice(0, index), itemId)
  }
}

/**
 * Joins an item to the only shown item among `mates`. Without a shown one, the removal of a mate also removes the item,
 * unless the item was edited later: the person who removed the mate saw both as one.
 */
function join(joined: Joined, mates: readonly string[], itemId: string): void {
  const item = joined.get(itemId)
  if (!item || isItemGone(item)) return
  const there = mates.flatMap((mate) => {
    const state = joined.get(mate)
    return state ? [{ mate, state }] : []
  })
  const shown = there.filter(({ state }) => !isItemGone(state))
  const [first] = shown
  if (first && shown.length === 1) {
    const merged = mergeRegisters(first.state, item)
    const subject = first.state.what?.value
    joined.set(first.mate, { ...merged, ...(merged.what && subject && { what: { ...merged.what, value: subject } }) })
    joined.delete(itemId)
  } else if (shown.length === 0 && there.some(({ state }) => (state.isGone?.at ?? 0) >= lastEdit(item)))
    joined.delete(itemId)
}

type Named = { readonly prodId?: number | undefined; readonly skuId?: number | undefined }

/**
 * The item of a list that is this product: the item of the same variant; else, where the item or the product has no
 * chosen variant, the product's only item.
 */
export function itemOfProduct<Item extends Named>(items: readonly Item[], { prodId, skuId }: Named): Item | undefined {
  const own = items.filter((item) => item.prodId !== undefined && item.prodId === prodId)
  const [only] = own
  const same = own.find((item) => item.skuId === skuId)
  if (same || own.length !== 1) return same
  return skuId === undefined || only?.skuId === undefined ? only : undefined
}
