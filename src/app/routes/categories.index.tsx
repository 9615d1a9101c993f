import { createFileRoute } from '@tanstack/react-router'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { CategoriesScreen } from '#features/categories/categories-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/categories/')({
  staticData: import.meta.env.SSR
    ? { screen: 'CategoryView, CategoriesList', examples: { categories: '/categories/' }, sitemap: ['/categories/'] }
    : {},
  loader: (opened) => openScreen(opened, [mallQueries.tree(opened.context.market)]),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ listedHead }) =>
          listedHead(route, (i18n) =>
            import('#features/categories/categories-titles.ts').then(({ categoriesTitle }) => categoriesTitle(i18n)),
          ),
        )
    : undefined,
  component: CategoriesScreen,
})
