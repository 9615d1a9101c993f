import { createFileRoute, notFound } from '@tanstack/react-router'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { idInSlug } from '#contract/links.ts'
import { SubCategoriesScreen } from '#features/discover/sub-categories-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/discover_/sub/$category')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'SubCat',
        examples: { 'discover-sub': '/discover/sub/{department}' },
        sitemap: { each: 'departments', path: '/discover/sub/{slug}-{id}' },
      }
    : {},
  loader: (opened) => {
    const categoryId = idInSlug(opened.params.category)
    if (categoryId === null) throw notFound()
    const { market } = opened.context
    return openScreen(opened, [mallQueries.branch(categoryId, market), listQueries.categoryRows(categoryId, market)])
  },
  head: import.meta.env.SSR
    ? (route) => import('#features/discover/discover-meta.ts').then(({ departmentHead }) => departmentHead(route))
    : undefined,
  component: function SubCategories() {
    return <SubCategoriesScreen segment={Route.useParams().category} />
  },
})
