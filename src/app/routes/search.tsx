import { createFileRoute } from '@tanstack/react-router'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { SearchScreen } from '#features/search/search-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/search')({
  staticData: import.meta.env.SSR ? { screen: 'Search box of the phone', examples: { 'search box': '/search' } } : {},
  loader: (opened) => openScreen(opened, [mallQueries.popularSearches(opened.context.market)]),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/search/search-titles.ts').then(({ searchTitle }) => searchTitle(i18n)),
          ),
        )
    : undefined,
  component: SearchScreen,
})
