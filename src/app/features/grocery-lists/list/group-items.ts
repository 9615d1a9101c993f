import type { ListedItem } from '../listed-item.ts'

type Named = { readonly categoryId: number; readonly categoryName: string }
/** A department with its sub-categories. */
export type Department = Named & { readonly children: readonly Named[] }

/**
 * The items of one sub-category, or of a department that the product belongs to directly; `category` is null for texts
 * and for products whose category is not known.
 */
export type ItemGroup = { readonly category: Named | null; readonly items: readonly ListedItem[] }

/**
 * Groups the items of a list by the sub-category of their products, in the order of the category tree; items without a
 * category come last. A department is too coarse in the catalogue: fruit, milk, bread and fish are one department.
 */
export function groupItems(items: readonly ListedItem[], tree: readonly Department[]): ItemGroup[] {
  const categories = tree.flatMap((department): Named[] => [department, ...department.children])
  const groups = new Map(categories.map((category) => [category.categoryId, { category, items: [] as ListedItem[] }]))
  const other: ListedItem[] = []
  for (const item of items) (groups.get(item.card?.categoryId ?? 0)?.items ?? other).push(item)
  return [...groups.values(), { category: null, items: other }].filter((group) => group.items.length > 0)
}
