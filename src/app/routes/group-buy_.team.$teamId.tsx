import { createFileRoute } from '@tanstack/react-router'
import { idInPath } from '#contract/links.ts'
import { TeamScreen } from '#features/group-buy/team-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/group-buy_/team/$teamId')({
  staticData: import.meta.env.SSR
    ? { screen: 'GroupBuyTeam', examples: { 'a team of a group buy': '/group-buy/team/{team}' } }
    : {},
  loader: async (opened) => {
    // The preview of an invitation needs the team. A team that only its starter sees is asked for by the page.
    if (import.meta.env.SSR) {
      const { client, market } = opened.context
      const { groupBuyQueries } = await import('#features/group-buy/group-buy-queries.ts')
      const teamId = idInPath(opened.params.teamId)
      if (teamId !== null) await client.query(groupBuyQueries.team(teamId, market, '')).catch(() => undefined)
    }
    return openScreen(opened, [])
  },
  head: import.meta.env.SSR
    ? (route) => import('#features/group-buy/team-meta.ts').then(({ teamHead }) => teamHead(route))
    : undefined,
  component: function Team() {
    return <TeamScreen segment={Route.useParams().teamId} />
  },
})
