import { Trans } from '@lingui/react/macro'
import type { GroupBuy } from '#contract/group-buy/group-buy.ts'
import { productSlug } from '#contract/links.ts'
import { useIsOver } from '#device/server-clock.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { teamPath } from './group-buy-paths.ts'
import { useJoin } from './join.tsx'
import { RemindButton } from './remind-button.tsx'

/** The next step of a group buy: join, start a team, invite, a reminder, or a look at the result. */
export function GroupAction({ group }: { group: GroupBuy }) {
  const isOffline = useIsOffline()
  const { join, sheet } = useJoin()
  const { state, card, groupBuyId, endTime } = group
  // A team of others whose time is over cannot be joined, also before the mall has answered again.
  const isTeamOver = useIsOver(group.team?.endTime ?? endTime)
  const isOver = useIsOver(endTime)
  const team = isTeamOver && group.team?.isYours !== 1 ? undefined : group.team
  if (state === 'upcoming') return <RemindButton group={group} />
  if (team?.isYours === 1)
    return (
      <ButtonLink kind="soft" size="small" href={teamPath(team.team.teamId)}>
        {team.team.state === 'open' && !isTeamOver ? <Trans>Invite</Trans> : <Trans>View team</Trans>}
      </ButtonLink>
    )
  if (state !== 'progress' || isOver)
    return (
      <ButtonLink kind="neutral" size="small" href={`/products/${productSlug(card)}`}>
        <Trans>View</Trans>
      </ButtonLink>
    )
  if (team)
    return (
      <ButtonLink kind="accent" size="small" href={teamPath(team.team.teamId)}>
        <Trans>Join</Trans>
      </ButtonLink>
    )
  return (
    <>
      <Button
        kind="accent"
        size="small"
        isDisabled={isOffline}
        onClick={() => join({ groupBuyId, teamId: undefined, prodId: card.prodId })}
      >
        {isOffline ? <Trans>Needs internet</Trans> : <Trans>Start a team</Trans>}
      </Button>
      {sheet}
    </>
  )
}
