import { createFileRoute } from '@tanstack/react-router'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import { TrendingScreen } from '#features/lists/trending-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/trending')({
  staticData: import.meta.env.SSR
    ? { screen: 'trending', examples: { trending: '/trending' }, sitemap: ['/trending'] }
    : {},
  loader: (opened) => openScreen(opened, [listQueries.deals(opened.context.market)]),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ listedHead }) =>
          listedHead(route, (i18n) =>
            import('#features/lists/lists-titles.ts').then(({ trendingTitle }) => trendingTitle(i18n)),
          ),
        )
    : undefined,
  component: TrendingScreen,
})
