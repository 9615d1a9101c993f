import { sentences } from '#contract/account/sentences.ts'
import type { GroupFailure, JoinedGroup } from '#contract/group-buy/own-group-buy.ts'
import type { StoredCheckout } from '../checkout/stored-checkout.ts'
import type { Buyable } from '../checkout/wanted-lines.ts'
import type { Tables } from '../database/database.ts'
import { isRefusal, mismatch, notFound, type Refusal, refusal } from '../http/refusal.ts'
import type { Viewer } from '../product/viewer.ts'
import { groupPriceOf, isBinding, teamEndOf, teamStateOf } from './group-buy-rules.ts'
import { type GroupBuyRow, isInStock, readGroupBuy } from './group-buy-store.ts'
import { nextNeighbour } from './neighbours.ts'
import {
  deleteEmptyTeams,
  deletePlace,
  deleteTeam,
  findTeamOfOrder,
  insertPlace,
  insertTeam,
  lockMember,
  lockTeam,
  markPlacePaid,
  readOwnTeams,
  readPlaces,
  readTeam,
  type TeamRow,
  writeTeamState,
} from './team-store.ts'

type Joining = { readonly accountId: number; readonly regionId: number; readonly now: Date }
type StoredGroup = NonNullable<StoredCheckout['group']>

const refuseGroup = (code: GroupFailure): Refusal => refusal(code, sentences[code])

/**
 * The group buy that a shopper may join now, in this team or in a new one; the number of members that the team still
 * needs. A shopper has one place in a group buy, until a team of it times out.
 */
async function judgeJoining(
  tables: Tables,
  { groupBuyId, teamId }: JoinedGroup,
  { accountId, regionId, now }: Joining,
): Promise<{ group: GroupBuyRow; team: TeamRow | undefined; needed: number } | Refusal> {
  const group = await readGroupBuy(tables, groupBuyId, regionId)
  if (!group) return notFound('group buy', { 'groupBuy.groupBuyId': 'NOT_FOUND' })
  if (group.startsAt > now) return refuseGroup('GROUP_NOT_STARTED')
  if (group.endsAt <= now) return refuseGroup('GROUP_ENDED')
  const own = await readOwnTeams(tables, accountId, [groupBuyId])
  const places = await readPlaces(
    tables,
    own.map((team) => team.teamId),
  )
  const isMember = own.some(
    (team) =>
      isBinding(teamStateOf(team, now)) &&
      places.some((place) => place.teamId === team.teamId && place.accountId === accountId),
  )
  if (isMember) return refuseGroup('GROUP_JOINED')
  if (teamId === undefined) return { group, team: undefined, needed: group.size }
  const team = await readTeam(tables, teamId)
  const isHidden = team?.state === 'starting' && team.starterId !== accountId
  if (!team || isHidden || team.groupBuyId !== groupBuyId) return notFound('team', { 'groupBuy.teamId': 'NOT_FOUND' })
  const taken = await readPlaces(tables, [teamId])
  const state = teamStateOf(team, now)
  if (state === 'timedOut') return refuseGroup('TEAM_ENDED')
  if (state === 'full' || taken.length >= team.size) return refuseGroup('TEAM_FULL')
  return { group, team, needed: team.size - taken.filter(({ isPaid }) => isPaid).length }
}

/** Validates the group buy of a new checkout. The submit validates the group buy again. */
export async function confirmGroup(
  tables: Tables,
  joined: JoinedGroup | undefined,
  {
    orderItem,
    accountId,
    viewer,
  }: { orderItem: { prodId: number; prodCount: number } | undefined; accountId: number; viewer: Viewer },
): Promise<{ group: GroupBuyRow; stored: StoredGroup } | undefined | Refusal> {
  if (!joined) return undefined
  const judged = await judgeJoining(tables, joined, {
    accountId,
    regionId: viewer.region.regionId,
    now: new Date(viewer.now),
  })
  if (isRefusal(judged)) return judged
  const { group, team, needed } = judged
  if (orderItem?.prodId !== group.prodId) return mismatch('groupBuy.groupBuyId')
  if (orderItem.prodCount > group.limitPerUser)
    return refusal('BAD_REQUEST', `One shopper can buy at most ${group.limitPerUser} of this in a group.`, {
      'orderItem.prodCount': 'INVALID',
    })
  const size = team?.size ?? group.size
  return { group, stored: { groupBuyId: group.groupBuyId, teamId: team?.teamId ?? null, size, needed } }
}

/** A line at its group price. Such an order is paid in advance, and its price in coins is that of its amount. */
export const atGroupPrice = (line: Buyable, { percentOff }: GroupBuyRow, { region }: Viewer): Buyable => ({
  ...line,
  price: groupPriceOf(line.price, percentOff, region),
  product: { ...line.product, isCashAllowed: false, hasCoinPrice: false },
})

/**
 * Validates the group buy of a checkout again at the submit, and locks the team; teams are locked before stock.
 * Undefined for a checkout without a group buy.
 */
export async function lockGroup(
  tables: Tables,
  stored: StoredGroup | undefined,
  joining: Joining,
): Promise<{ group: GroupBuyRow; team: TeamRow | undefined } | undefined | Refusal> {
  if (!stored) return undefined
  // Without the first lock a shopper could take a place in two teams at once.
  await lockMember(tables, joining.accountId)
  if (stored.teamId !== null) await lockTeam(tables, stored.teamId)
  return judgeJoining(tables, { groupBuyId: stored.groupBuyId, teamId: stored.teamId ?? undefined }, joining)
}

/**
 * Takes the place of a new order in its locked team, or in a new team. A team that the shopper started before without an
 * order is deleted, because the pages would show that team.
 */
export async function takePlace(
  tables: Tables,
  { group, team }: { group: GroupBuyRow; team: TeamRow | undefined },
  orderId: number,
  { accountId, now }: Joining,
): Promise<void> {
  const { groupBuyId, size } = group
  const own = team ?? (await insertTeam(tables, { groupBuyId, size, starterId: accountId, now }))
  await insertPlace(tables, own, { orderId })
  await deleteEmptyTeams(tables, groupBuyId, accountId)
}

/**
 * The shopper's own team that waits for its first payment, made now where there is none. Refuses as the checkout does;
 * OUT_OF_STOCK where no variant of the product can be bought.
 */
export async function startTeam(tables: Tables, groupBuyId: number, joining: Joining): Promise<TeamRow | Refusal> {
  await lockMember(tables, joining.accountId)
  const judged = await judgeJoining(tables, { groupBuyId }, joining)
  if (isRefusal(judged)) return judged
  const known = (await readOwnTeams(tables, joining.accountId, [groupBuyId])).find(({ state }) => state === 'starting')
  if (known) return known
  if (!(await isInStock(tables, judged.group))) return refusal('OUT_OF_STOCK', 'Out stock.')
  const { size } = judged.group
  return insertTeam(tables, { groupBuyId, size, starterId: joining.accountId, now: joining.now })
}

/**
 * Follows the payment of an order: its place in the team is paid, the first payment opens the team, and the last one
 * makes it full. The first payment in a team of demo neighbours plans the next neighbour. `late`: the team's time is
 * over, so the payment must be returned. `none`: the order has no group.
 */
export async function joinTeam(
  tables: Tables,
  { orderId, regionId }: { readonly orderId: number; readonly regionId: number },
  now: Date,
): Promise<'none' | 'joined' | 'late'> {
  const teamId = await findTeamOfOrder(tables, orderId)
  if (teamId === undefined) return 'none'
  const team = await lockTeam(tables, teamId)
  const group = team && (await readGroupBuy(tables, team.groupBuyId, regionId))
  if (!group) throw new Error('The group buy of an order is gone.')
  const isOver = teamStateOf(team, now) === 'timedOut' || (team.state === 'starting' && group.endsAt <= now)
  if (isOver) return 'late'
  await markPlacePaid(tables, orderId)
  const paid = (await readPlaces(tables, [teamId])).filter(({ isPaid }) => isPaid).length
  if (paid >= team.size) await writeTeamState(tables, teamId, { state: 'full' })
  else if (team.state === 'starting')
    await writeTeamState(tables, teamId, {
      state: 'open',
      endsAt: teamEndOf(group.teamHours, group.endsAt, now),
      neighbourAt: nextNeighbour(now),
    })
  else if (team.neighbourAt === null)
    await writeTeamState(tables, teamId, { state: 'open', neighbourAt: nextNeighbour(now) })
  return 'joined'
}

/** Follows an order that was closed unpaid: its place is free again, and a team without its starter is gone. */
export async function leaveTeam(tables: Tables, orderId: number): Promise<void> {
  const teamId = await findTeamOfOrder(tables, orderId)
  const team = teamId === undefined ? undefined : await lockTeam(tables, teamId)
  if (!team) return
  await deletePlace(tables, orderId)
  if (team.state === 'starting') await deleteTeam(tables, team.teamId)
}
