import { createFileRoute, notFound } from '@tanstack/react-router'
import { filteredListQuery } from '#cache/catalogue/list-queries.ts'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { idInPath } from '#contract/links.ts'
import { DepartmentScreen } from '#features/department/department-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'
import { requireCategory } from '#shell/require-known.ts'

export const Route = createFileRoute('/$categoryList/$categoryId/prods/$category')({
  staticData: import.meta.env.SSR
    ? { screen: 'SelectedCategory', examples: { 'sub-category': '/{departmentPath}/prods/{subCategory}' } }
    : {},
  loader: async (opened) => {
    const { market } = opened.context
    const categoryId = idInPath(opened.params.category)
    if (idInPath(opened.params.categoryId) === null || categoryId === null) throw notFound()
    await openScreen(opened, [
      mallQueries.branch(categoryId, market),
      filteredListQuery({ categoryId }, opened.location.searchStr, market),
    ])
    if (import.meta.env.SSR) requireCategory(opened.context, categoryId)
  },
  head: import.meta.env.SSR
    ? (route) =>
        import('#features/department/list-meta.ts').then(({ listHead }) =>
          listHead(route, { categoryId: Number(route.params.category) }),
        )
    : undefined,
  component: function SelectedCategory() {
    const { categoryList, categoryId, category } = Route.useParams()
    return <DepartmentScreen slug={categoryList} id={categoryId} selected={category} />
  },
})
