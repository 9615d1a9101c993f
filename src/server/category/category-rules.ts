import type { Category } from '#contract/category.ts'
import type { CategoryRow } from './category-store.ts'

/** The number of products below a sub-category on its department's overview; the title leads to the rest. */
export const rowLength = 8

/** The department that is this category or holds it. */
export const branchOf = (tree: readonly Category[], categoryId: number): Category[] =>
  tree.filter((department) => [department, ...department.children].some((one) => one.categoryId === categoryId))

/** The two levels of the tree, from ordered rows. A sub-category without its department is left out. */
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
