import { maxCartLines, maxQuantity } from '#contract/cart/cart.ts'
import type { JoinedGroup } from '#contract/group-buy/own-group-buy.ts'
import { idInPath } from '#contract/links.ts'

/** The items of a checkout: lines of the cart, or one product that is bought at once. */
export type CheckoutItems =
  | { readonly basketIds: readonly number[] }
  | {
      readonly orderItem: { readonly prodId: number; readonly skuId: number; readonly prodCount: number }
      /** The group in which the product is bought; without `teamId` the order starts a team. */
      readonly groupBuy?: JoinedGroup
    }

/**
 * Reads `?basketIds=1,2` or `?prodId=&skuId=&count=`, with `&group=&team=` for a purchase in a group; undefined where the
 * query names no item, null where the query names items that cannot be ordered.
 */
export function itemsOfQuery(query: URLSearchParams): CheckoutItems | null | undefined {
  if (['basketIds', 'prodId', 'skuId'].every((name) => !query.get(name))) return undefined
  const listed = query.get('basketIds')
  if (listed) {
    const ids = listed.split(',').map(idInPath)
    return ids.length <= maxCartLines && ids.every((id) => id !== null) ? { basketIds: ids } : null
  }
  const [prodId, skuId, prodCount] = ['prodId', 'skuId', 'count'].map((name) =>
    idInPath(query.get(name) ?? (name === 'count' ? '1' : '')),
  )
  if (!prodId || !skuId || !prodCount || prodCount > maxQuantity) return null
  const [groupBuyId, teamId] = ['group', 'team'].map((name) => idInPath(query.get(name) ?? ''))
  const groupBuy = groupBuyId ? { groupBuyId, ...(teamId && { teamId }) } : undefined
  return { orderItem: { prodId, skuId, prodCount }, ...(groupBuy && { groupBuy }) }
}

/** The key under which a checkout of these items is stored. */
export const keyOfItems = (items: CheckoutItems): string => JSON.stringify(items)
