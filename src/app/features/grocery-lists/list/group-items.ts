import type { ListedItem } from '../listed-item.ts'

/** A department with the ids of its sub-categories. */
export type Department = {
  readonly categoryId: number
  readonly categoryName: string
  readonly children: readonly { readonly categoryId: number }[]
}

/** The items of one department; `department` is null for texts and for products whose department is not known. */
export type ItemGroup = {
  readonly department: Department | null
  readonly items: readonly ListedItem[]
}

/** Groups the items of a list by department, in the order of the department list; items without one come last. */
export function groupItems(items: readonly ListedItem[], tree: readonly Department[]): ItemGroup[] {
  const departmentOf = new Map(
    tree.flatMap((department) =>
      [department, ...department.children].map(({ categoryId }) => [categoryId, department] as const),
    ),
  )
  const groups = new Map<Department | null, ListedItem[]>([...tree, null].map((department) => [department, []]))
  for (const item of items) groups.get((item.card && departmentOf.get(item.card.categoryId)) ?? null)?.push(item)
  return [...groups].flatMap(([department, own]) => (own.length > 0 ? [{ department, items: own }] : []))
}
