import type { Category, SubCategory } from '#contract/category.ts'

export type FoundCategory = {
  readonly category: Category | SubCategory /** Its department; null where it is one. */
  readonly department: Category | null
}

/** A department or sub-category of the tree by its id. */
export function findCategory(tree: readonly Category[], categoryId: number): FoundCategory | null {
  for (const department of tree) {
    if (department.categoryId === categoryId) return { category: department, department: null }
    const child = department.children.find((one) => one.categoryId === categoryId)
    if (child) return { category: child, department }
  }
  return null
}

/** A category's own page. */
export const categoryPath = ({ slug, categoryId }: { slug: string; categoryId: number }): string =>
  `/${slug}/${categoryId}`

/** A sub-category beneath its department (docs/product.md#lists, SelectedCategory). */
export const selectedPath = (department: { slug: string; categoryId: number }, categoryId: number): string =>
  `${categoryPath(department)}/prods/${categoryId}`
