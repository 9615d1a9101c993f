import { createFileRoute, notFound } from '@tanstack/react-router'
import { filteredListQuery } from '#cache/catalogue/list-queries.ts'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { idInPath } from '#contract/links.ts'
import { DepartmentScreen } from '#features/department/department-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'
import { requireCategory } from '#shell/require-known.ts'

export const Route = createFileRoute('/$categoryList/$categoryId/')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'CategoryListView',
        examples: { department: '/{departmentPath}' },
        sitemap: { each: 'categories', path: '/{slug}/{id}' },
      }
    : {},
  loader: async (opened) => {
    const { market } = opened.context
    const categoryId = idInPath(opened.params.categoryId)
    if (categoryId === null) throw notFound()
    await openScreen(opened, [
      mallQueries.branch(categoryId, market),
      filteredListQuery({ categoryId }, opened.location.searchStr, market),
    ])
    if (import.meta.env.SSR) requireCategory(opened.context, categoryId)
  },
  head: import.meta.env.SSR
    ? (route) =>
        import('#features/department/list-meta.ts').then(({ listHead }) =>
          listHead(route, { categoryId: Number(route.params.categoryId) }),
        )
    : undefined,
  component: function Department() {
    const { categoryList, categoryId } = Route.useParams()
    return <DepartmentScreen slug={categoryList} id={categoryId} />
  },
})
