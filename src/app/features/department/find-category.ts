import type { Category, SubCategory } from '#contract/category.ts'
import { categoryPath } from '#contract/links.ts'
import type { PagePath } from '#ui/layout/page-path.ts'

export type FoundCategory = {
  readonly category:
    | Category
    | SubCategory /** The department of the sub-category; null if the category is itself a department. */
  readonly department: Category | null
}

/** Finds a department or sub-category in the tree by its id. */
export function findCategory(tree: readonly Category[], categoryId: number): FoundCategory | null {
  for (const department of tree) {
    if (department.categoryId === categoryId) return { category: department, department: null }
    const child = department.children.find((one) => one.categoryId === categoryId)
    if (child) return { category: child, department }
  }
  return null
}

/** The path of a sub-category under its department (docs/product.md#department). */
export const selectedPath = (department: { slug: string; categoryId: number }, categoryId: number): PagePath =>
  `${categoryPath(department)}/prods/${categoryId}`
