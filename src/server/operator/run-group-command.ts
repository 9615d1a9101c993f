import type { Tables } from '../database/database.ts'
import { teamStateOf } from '../group-buy/group-buy-rules.ts'
import { addNeighbour } from '../group-buy/neighbours.ts'
import { insertGroupBuy, readTeamList } from '../group-buy/operator-group-store.ts'
import { lockTeam, readPlaces, writeTeamState } from '../group-buy/team-store.ts'
import { regionById } from '../region/region-rules.ts'
import type { GroupCommand } from './group-command.ts'
import { inColumns, timeOf } from './listing.ts'
import { noRegion, regionNamed } from './named-region.ts'
import type { Outcome } from './operator-command.ts'

const done = (text: string): Outcome => ({ isDone: true, text })
const refuse = (text: string): Outcome => ({ isDone: false, text })
const day = 86_400_000

/** Runs an operator's command about group buys, inside a transaction. */
export async function runGroupCommand(tables: Tables, command: GroupCommand, now: Date): Promise<Outcome> {
  switch (command.kind) {
    case 'groups':
      return done(await listTeams(tables, now))
    case 'groups create':
      return createGroupBuy(tables, command, now)
    case 'groups join': {
      const { teamId } = command
      const team = await lockTeam(tables, teamId)
      if (!team || teamStateOf(team, now) !== 'open') return refuse(`There is no open team ${teamId}.`)
      const places = await readPlaces(tables, [teamId])
      if (places.length >= team.size) return refuse(`Every place of team ${teamId} is taken; one is not paid yet.`)
      await addNeighbour(tables, team)
      const needed = team.size - places.filter(({ isPaid }) => isPaid).length - 1
      return done(
        needed > 0
          ? `A neighbour has joined team ${teamId}, which needs ${needed} more.`
          : `A neighbour has joined team ${teamId}, which is full. Its orders are released while the mall runs.`,
      )
    }
    case 'groups timeout': {
      const { teamId } = command
      const team = await lockTeam(tables, teamId)
      if (team?.state !== 'open') return refuse(`There is no open team ${teamId}.`)
      await writeTeamState(tables, teamId, { state: 'timedOut', endsAt: now, neighbourAt: null })
      return done(`Team ${teamId} has timed out. Its orders are refunded while the mall runs.`)
    }
  }
}

async function createGroupBuy(
  tables: Tables,
  command: Extract<GroupCommand, { kind: 'groups create' }>,
  now: Date,
): Promise<Outcome> {
  const region = regionNamed(command.region)
  if (!region) return refuse(noRegion(command.region))
  const startsAt = new Date(now.getTime() + command.in * day)
  const groupBuyId = await insertGroupBuy(tables, {
    regionId: region.regionId,
    prodId: command.prodId,
    percentOff: Number(command.off.slice(0, -1)),
    size: command.size,
    teamHours: command.hours,
    limitPerUser: command.limit,
    startsAt,
    endsAt: new Date(startsAt.getTime() + command.days * day),
  })
  return groupBuyId === undefined
    ? refuse(`${region.regionName} does not sell product ${command.prodId}, or it has a group buy already.`)
    : done(`Group buy ${groupBuyId} of ${region.regionName} starts ${timeOf(startsAt)}.`)
}

/** The open teams, one a line. */
async function listTeams(tables: Tables, now: Date): Promise<string> {
  const teams = await readTeamList(tables, now)
  if (teams.length === 0) return 'There are no open teams.'
  return inColumns([
    ['TEAM', 'GROUP BUY', 'REGION', 'MEMBERS', 'ENDS', 'PRODUCT'],
    ...teams.map((team) => [
      String(team.teamId),
      String(team.groupBuyId),
      regionById(team.regionId).countryCode,
      `${team.paid} of ${team.size}`,
      timeOf(team.endsAt),
      team.name,
    ]),
  ])
}
