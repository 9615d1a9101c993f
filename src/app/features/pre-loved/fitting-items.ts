import type { Category } from '#contract/category.ts'
import type { PreLovedCard } from '#contract/pre-loved/pre-loved.ts'
import type { ItemFilters } from './item-filters.ts'

/** The items that fit the filters, in the order that the filters name. `departments` is the tree of categories. */
export function fittingItems(
  items: readonly PreLovedCard[],
  { condition, categoryId, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, sellerId, sort }: ItemFilters,
  departments: readonly Category[],
): readonly PreLovedCard[] {
  const department = departments.find((one) => one.categoryId === categoryId)
  const categories = new Set([categoryId, ...(department?.children ?? []).map((child) => child.categoryId)])
  const fitting = items.filter(
    (item) =>
      (condition === undefined || item.condition === condition) &&
      (categoryId === undefined || categories.has(item.categoryId)) &&
      (sellerId === undefined || item.seller.shopId === sellerId) &&
      item.price >= minPrice &&
      item.price <= maxPrice,
  )
  if (sort === undefined) return fitting
  return [...fitting].sort((a, b) => (sort === 'price' ? a.price - b.price : b.price - a.price))
}
