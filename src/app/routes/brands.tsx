import { createFileRoute } from '@tanstack/react-router'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { departmentParam } from '#contract/search/search-params.ts'
import { BrandsScreen } from '#features/brands/brands-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/brands')({
  staticData: import.meta.env.SSR ? { screen: 'Brands', examples: { brands: '/brands' }, sitemap: ['/brands'] } : {},
  validateSearch: departmentParam,
  loader: (opened) => {
    const { market } = opened.context
    const { categoryId } = departmentParam(opened.location.search)
    return openScreen(opened, [mallQueries.tree(market), mallQueries.brands(categoryId, market)])
  },
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ listedHead }) =>
          listedHead(route, (i18n) =>
            import('#features/brands/brands-titles.ts').then(({ brandsTitle }) => brandsTitle(i18n)),
          ),
        )
    : undefined,
  component: function Brands() {
    return <BrandsScreen categoryId={Route.useSearch().categoryId} />
  },
})
