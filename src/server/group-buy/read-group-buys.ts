import type { GroupBuy, GroupBuyDetail } from '#contract/group-buy/group-buy.ts'
import type { Tables } from '../database/database.ts'
import { readCards } from '../product/card-store.ts'
import { readSkus } from '../product/product-store.ts'
import type { Viewer } from '../product/viewer.ts'
import { teamStateOf } from './group-buy-rules.ts'
import { type GroupBuyRow, readGroupBuy, readGroupBuys, readReminders } from './group-buy-store.ts'
import { detailOf, groupBuyOf, type TeamWithPlaces } from './shown-group-buy.ts'
import { type PlaceRow, readOpenTeams, readOwnTeams, readPlaces, readTeam, type TeamRow } from './team-store.ts'

/** The maximum number of teams that the detail of a group buy lists, besides the shopper's own team. */
const maxTeams = 20

/**
 * Some group buys for a guest (null) or a shopper, each with at most `max` open teams besides the shopper's own; group
 * buys whose product is not sold here are left out.
 */
async function readKnown(
  tables: Tables,
  rows: readonly GroupBuyRow[],
  { viewer, accountId, max }: { readonly viewer: Viewer; readonly accountId: number | null; readonly max: number },
) {
  const now = new Date(viewer.now)
  const groupBuyIds = rows.map(({ groupBuyId }) => groupBuyId)
  const prodIds = [...new Set(rows.map(({ prodId }) => prodId))]
  const [cards, open, own, reminders] = await Promise.all([
    readCards(tables, viewer, prodIds),
    readOpenTeams(tables, groupBuyIds, { max, now }),
    accountId === null ? [] : readOwnTeams(tables, accountId, groupBuyIds),
    accountId === null ? new Set<number>() : readReminders(tables, accountId),
  ])
  const listed = new Set(open.map(({ teamId }) => teamId))
  const others = own.filter((team) => !listed.has(team.teamId))
  const joinable = [...open, ...others.filter((team) => teamStateOf(team, now) === 'open')]
  const placesOf = await readPlacesOf(tables, [...open, ...others])
  const ofGroup = (teams: readonly TeamRow[], groupBuyId: number): TeamWithPlaces[] =>
    teams
      .filter((team) => team.groupBuyId === groupBuyId)
      .map((team) => ({ team, places: placesOf.get(team.teamId) ?? [] }))
  const cardOfProduct = new Map(cards.map((card) => [card.prod_id, card]))
  return rows.flatMap((row) => {
    const card = cardOfProduct.get(row.prodId)
    return card
      ? [
          {
            row,
            card,
            open: ofGroup(joinable, row.groupBuyId),
            own: ofGroup(own, row.groupBuyId),
            isReminded: reminders.has(row.groupBuyId),
          },
        ]
      : []
  })
}

async function readPlacesOf(tables: Tables, teams: readonly TeamRow[]): Promise<ReadonlyMap<number, PlaceRow[]>> {
  const placesOf = new Map<number, PlaceRow[]>(teams.map(({ teamId }) => [teamId, []]))
  for (const place of await readPlaces(tables, [...placesOf.keys()])) placesOf.get(place.teamId)?.push(place)
  return placesOf
}

/** The group buys of a region, for a guest (null) or a shopper. */
export async function readShown(tables: Tables, viewer: Viewer, accountId: number | null): Promise<GroupBuy[]> {
  const rows = await readGroupBuys(tables, viewer.region.regionId, new Date(viewer.now))
  return (await readKnown(tables, rows, { viewer, accountId, max: 1 })).map((known) =>
    groupBuyOf(known, accountId, viewer),
  )
}

/** Reads a group buy of the region with its variants and the open teams that need the fewest members. */
export async function readDetail(
  tables: Tables,
  groupBuyId: number,
  viewer: Viewer,
  accountId: number | null,
): Promise<GroupBuyDetail | undefined> {
  const row = await readGroupBuy(tables, groupBuyId, viewer.region.regionId)
  const [known] = row ? await readKnown(tables, [row], { viewer, accountId, max: maxTeams }) : []
  return known && detailOf(known, await readSkus(tables, viewer, known.row.prodId), accountId, viewer)
}

/** A team with its places. */
export async function readTeamWithPlaces(tables: Tables, teamId: number): Promise<TeamWithPlaces | undefined> {
  const team = await readTeam(tables, teamId)
  return team && { team, places: await readPlaces(tables, [teamId]) }
}
