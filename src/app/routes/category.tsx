import { createFileRoute, notFound } from '@tanstack/react-router'
import { filteredListQuery } from '#cache/catalogue/list-queries.ts'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { categoryPageBase } from '#contract/product-lists/list-requests.ts'
import { ProductViewScreen } from '#features/department/product-view-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'
import { requireBrand, requireCategory } from '#shell/require-known.ts'

export const Route = createFileRoute('/category')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'ProductView',
        examples: { brand: '/category?brandId={brand}&sort=price' },
        sitemap: { each: 'brands', path: '/category?brandId={id}' },
      }
    : {},
  loader: async (opened) => {
    const { market } = opened.context
    const base = categoryPageBase(new URLSearchParams(opened.location.searchStr))
    if (!base) throw notFound()
    await openScreen(opened, [
      ...(base.categoryId ? [mallQueries.branch(base.categoryId, market)] : []),
      ...(base.brandId ? [mallQueries.brands(undefined, market)] : []),
      filteredListQuery(base, opened.location.searchStr, market),
    ])
    if (import.meta.env.SSR) {
      requireCategory(opened.context, base.categoryId)
      requireBrand(opened.context, base.brandId?.[0])
    }
  },
  head: import.meta.env.SSR
    ? (route) =>
        import('#features/department/list-meta.ts').then(({ listHead }) =>
          listHead(route, categoryPageBase(new URLSearchParams(route.match.context.searchStr)) ?? {}),
        )
    : undefined,
  component: ProductViewScreen,
})
