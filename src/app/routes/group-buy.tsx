import { createFileRoute } from '@tanstack/react-router'
import { GroupBuyScreen } from '#features/group-buy/group-buy-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/group-buy')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'GroupBuyHome',
        examples: {
          'group buys': '/group-buy',
          'upcoming group buys': '/group-buy?state=upcoming',
          'completed group buys': '/group-buy?state=completed',
          'timed-out group buys': '/group-buy?state=timedOut',
        },
      }
    : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/group-buy/group-buy-titles.ts').then(({ groupBuyTitle }) => groupBuyTitle(i18n)),
          ),
        )
    : undefined,
  component: GroupBuyScreen,
})
