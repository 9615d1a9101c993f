import type { Category } from '#contract/category.ts'
import type { CategoryRow } from './category-store.ts'

/** How many products stand below a sub-category on its department's overview; the rest is behind its title. */
export const rowLength = 8

/** The two levels of the tree from rows in their order; a sub-category whose department is missing is left out. */
export function treeOf(rows: readonly CategoryRow[]): Category[] {
  const entries = rows.map((row) => ({
    categoryId: row.category_id,
    parentId: row.parent_id,
    categoryName: row.name,
    shortName: row.short_name,
    slug: row.slug,
    pic: row.pic,
  }))
  const under = (parentId: number) => entries.filter((entry) => entry.parentId === parentId)
  return under(0).map((department) => ({
    ...department,
    children: under(department.categoryId).map((entry) => ({ ...entry, children: [] })),
  }))
}
