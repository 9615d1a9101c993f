import { createFileRoute } from '@tanstack/react-router'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { departmentParam } from '#contract/search/search-params.ts'
import { DiscoverScreen } from '#features/discover/discover-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/discover')({
  staticData: import.meta.env.SSR
    ? { screen: 'Discover', examples: { discover: '/discover' }, sitemap: ['/discover'] }
    : {},
  validateSearch: departmentParam,
  loader: (opened) =>
    openScreen(opened, [mallQueries.tree(opened.context.market), mallQueries.tags(opened.context.market)]),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ listedHead }) =>
          listedHead(route, (i18n) =>
            import('#features/discover/discover-titles.ts').then(({ discoverTitle }) => discoverTitle(i18n)),
          ),
        )
    : undefined,
  component: function Discover() {
    return <DiscoverScreen categoryId={Route.useSearch().categoryId} />
  },
})
