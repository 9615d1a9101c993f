import { createFileRoute } from '@tanstack/react-router'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { HomeScreen } from '#features/home/home-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/')({
  staticData: import.meta.env.SSR ? { screen: 'HomeView', examples: { home: '/' }, sitemap: ['/'] } : {},
  loader: (opened) => {
    const { market } = opened.context
    return openScreen(opened, [
      mallQueries.departments(market),
      mallQueries.banners(market),
      mallQueries.tagRows(market),
    ])
  },
  head: import.meta.env.SSR
    ? (route) => import('#shell/head/plain-head.ts').then(({ listedHead }) => listedHead(route))
    : undefined,
  component: HomeScreen,
})
