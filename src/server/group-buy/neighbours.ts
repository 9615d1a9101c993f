import type { Tables } from '../database/database.ts'
import { hasSandboxes, type Settings } from '../settings.ts'
import { faceIndex, teamEndOf } from './group-buy-rules.ts'
import { readTeamTerms } from './group-buy-store.ts'
import { insertPlace, insertTeam, type PlaceRow, readPlaces, type TeamRow, writeTeamState } from './team-store.ts'

/** Minutes between two neighbours who join a team (docs/product.md#group-neighbours). */
const neighbourMinutes = 4

/** The nicknames of demo neighbours, in the order of their faces. */
const names = ['Wei', 'Dilani', 'Kasun', 'Mei', 'Deniz', 'Mehmet', 'Nadeesha', 'Lin']

/** The name of the neighbour in a place of a team. */
const nameOf = (teamId: number, nth: number): string => names[faceIndex(teamId, nth)] ?? ''

/** Whether demo neighbours join teams: in a demo mall over the embedded database, unless the setting says otherwise. */
export function hasNeighbours(settings: Settings): boolean {
  const { GROUP_NEIGHBOURS, DATABASE_URL } = settings
  return hasSandboxes(settings) && (GROUP_NEIGHBOURS ?? (DATABASE_URL ? 'off' : 'on')) === 'on'
}

/** The time at which the next neighbour joins a team. */
export const nextNeighbour = (now: Date): Date => new Date(now.getTime() + neighbourMinutes * 60_000)

/** Lets a neighbour join a locked open team; a neighbour who takes the last place makes the team full. */
export async function addNeighbour(tables: Tables, team: TeamRow): Promise<void> {
  const places = await readPlaces(tables, [team.teamId])
  await insertPlace(tables, team, { neighbour: nameOf })
  const paid = places.filter(({ isPaid }) => isPaid).length + 1
  if (paid >= team.size) await writeTeamState(tables, team.teamId, { state: 'full', neighbourAt: null })
}

/** Whether a neighbour may join: a place is free, and the last place of a team without shoppers is left to shoppers. */
export function mayNeighbourJoin(team: Pick<TeamRow, 'size'>, places: readonly PlaceRow[]): boolean {
  const free = team.size - places.length
  return free > 1 || (free === 1 && places.some(({ neighbour }) => neighbour === null))
}

/** Writes a team of demo neighbours that has ended, full or not. */
export async function writeEndedTeam(
  tables: Tables,
  groupBuyId: number,
  members: number,
  endedAt: Date,
): Promise<void> {
  const { size } = await readTeamTerms(tables, groupBuyId)
  const team = await insertTeam(tables, { groupBuyId, size, starterId: null, now: endedAt })
  for (let nth = 0; nth < members; nth += 1) await insertPlace(tables, team, { neighbour: nameOf })
  await writeTeamState(tables, team.teamId, { state: members >= size ? 'full' : 'timedOut', endsAt: endedAt })
}

/** Opens a team of demo neighbours in which at least one place is free. */
export async function openNeighbourTeam(tables: Tables, groupBuyId: number, now: Date): Promise<void> {
  const group = await readTeamTerms(tables, groupBuyId)
  const team = await insertTeam(tables, { groupBuyId, size: group.size, starterId: null, now })
  const members = 1 + (groupBuyId % (group.size - 1))
  for (let nth = 0; nth < members; nth += 1) await insertPlace(tables, team, { neighbour: nameOf })
  await writeTeamState(tables, team.teamId, { state: 'open', endsAt: teamEndOf(group.teamHours, group.endsAt, now) })
}
