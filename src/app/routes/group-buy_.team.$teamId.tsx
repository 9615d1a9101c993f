import { createFileRoute } from '@tanstack/react-router'
import { TeamScreen } from '#features/group-buy/team-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/group-buy_/team/$teamId')({
  staticData: import.meta.env.SSR
    ? { screen: 'GroupBuyTeam', examples: { 'a team of a group buy': '/group-buy/team/{team}' } }
    : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/group-buy/group-buy-titles.ts').then(({ teamTitle }) => teamTitle(i18n)),
          ),
        )
    : undefined,
  component: function Team() {
    return <TeamScreen segment={Route.useParams().teamId} />
  },
})
