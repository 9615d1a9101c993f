import type { GroupBuy, GroupBuyDetail, GroupTeam } from '#contract/group-buy/group-buy.ts'
import type { ProductGroupBuy } from '#contract/group-buy/product-group-buy.ts'
import type { Order } from '#contract/order/order.ts'
import { wireTimeOf } from '#contract/time.ts'
import { shortName } from '../invitation/invitation-rules.ts'
import { cardOf } from '../product/card-rules.ts'
import type { CardRow } from '../product/card-store.ts'
import type { SkuRow } from '../product/product-store.ts'
import type { Viewer } from '../product/viewer.ts'
import { toMajor } from '../region/region-rules.ts'
import { faceOf, groupBuyStateOf, groupPriceOf, isBinding, teamStateOf } from './group-buy-rules.ts'
import type { GroupBuyRow } from './group-buy-store.ts'
import type { PlaceRow, TeamRow } from './team-store.ts'

/** A team with the places of all members, also of those who have not paid yet. */
export type TeamWithPlaces = { readonly team: TeamRow; readonly places: readonly PlaceRow[] }

const at = (instant: Date, { timeZone }: Viewer) => wireTimeOf(instant.getTime(), timeZone)

/** A team in the wire's form, for a guest (null) or a shopper. Strangers read shortened names. */
export function teamOf({ team, places }: TeamWithPlaces, accountId: number | null, viewer: Viewer): GroupTeam {
  const paid = places.filter(({ isPaid }) => isPaid)
  const own = accountId === null ? undefined : places.find((place) => place.accountId === accountId)
  const isStarter = accountId !== null && team.starterId === accountId
  return {
    team: {
      teamId: team.teamId,
      groupBuyId: team.groupBuyId,
      state: teamStateOf(team, new Date(viewer.now)),
      size: team.size,
    },
    members: paid.map((place) => ({
      name: place.neighbour ?? (place === own ? (place.nickName ?? '') : shortName(place.nickName ?? '')),
      face: faceOf(team.teamId, place.nth),
      isStarter: place.nth === 1 ? 1 : 0,
      isDemo: place.neighbour === null ? 0 : 1,
    })),
    needed: Math.max(0, team.size - paid.length),
    endTime: at(team.endsAt ?? new Date(viewer.now), viewer),
    isYours: own || (isStarter && team.state === 'starting') ? 1 : 0,
    orderNumber: own?.orderNumber ?? undefined,
  }
}

type Known = {
  readonly row: GroupBuyRow
  readonly card: CardRow
  readonly open: readonly TeamWithPlaces[]
  readonly own: readonly TeamWithPlaces[]
  readonly isReminded: boolean
}

/** The shopper's team of a group buy that counts: the newest that is not timed out, else the newest. */
const ownTeamOf = (own: readonly TeamWithPlaces[], now: Date): TeamWithPlaces | undefined =>
  own.findLast(({ team }) => isBinding(teamStateOf(team, now))) ?? own.at(-1)

/** The teams that can be joined, those that need the fewest members first. */
export const inOrderOfNeed = (teams: readonly TeamWithPlaces[]): TeamWithPlaces[] =>
  teams
    .filter(({ team, places }) => places.length < team.size)
    .sort((a, b) => a.team.size - a.places.length - (b.team.size - b.places.length) || a.team.teamId - b.team.teamId)

/** A group buy in the wire's form. */
export function groupBuyOf(
  { row, card, open, own, isReminded }: Known,
  accountId: number | null,
  viewer: Viewer,
): GroupBuy {
  const now = new Date(viewer.now)
  const mine = ownTeamOf(own, now)
  const state = groupBuyStateOf(row, { own: mine && teamStateOf(mine.team, now), hasFullTeam: row.hasFullTeam }, now)
  const isMineShown = mine && (isBinding(teamStateOf(mine.team, now)) || state === 'timedOut')
  const [first] = inOrderOfNeed(open)
  const team = isMineShown ? mine : state === 'progress' ? first : undefined
  return {
    groupBuyId: row.groupBuyId,
    state,
    card: { ...cardOf(card, viewer), groupPrice: toMajor(groupPriceOf(card.price, row.percentOff, viewer.region)) },
    size: row.size,
    teamHours: row.teamHours,
    limitPerUser: row.limitPerUser,
    startTime: at(row.startsAt, viewer),
    endTime: at(row.endsAt, viewer),
    team: team && teamOf(team, accountId, viewer),
    isReminded: isReminded ? 1 : 0,
  }
}

/** A group buy with the price of each variant and the teams that can be joined. */
export const detailOf = (
  known: Known,
  skus: readonly Pick<SkuRow, 'sku_id' | 'price'>[],
  accountId: number | null,
  viewer: Viewer,
): GroupBuyDetail => ({
  ...groupBuyOf(known, accountId, viewer),
  skus: skus.flatMap(({ sku_id, price }) =>
    price === null
      ? []
      : [{ skuId: sku_id, groupPrice: toMajor(groupPriceOf(price, known.row.percentOff, viewer.region)) }],
  ),
  teams: inOrderOfNeed(known.open).map((team) => teamOf(team, accountId, viewer)),
})

/** The group buy of a product on its detail. */
export const productGroupBuyOf = (row: GroupBuyRow, price: number, viewer: Viewer): ProductGroupBuy => ({
  groupBuyId: row.groupBuyId,
  state: row.startsAt.getTime() > viewer.now ? 'upcoming' : 'progress',
  groupPrice: toMajor(groupPriceOf(price, row.percentOff, viewer.region)),
  size: row.size,
  startTime: at(row.startsAt, viewer),
  endTime: at(row.endsAt, viewer),
})

/** The team of an order in the wire's form. */
export const orderGroupOf = (
  team: TeamRow & { readonly paid: number },
  { now, timeZone }: { now: Date; timeZone: string },
): NonNullable<Order['group']> => ({
  groupBuyId: team.groupBuyId,
  teamId: team.teamId,
  state: teamStateOf(team, now),
  size: team.size,
  needed: Math.max(0, team.size - team.paid),
  endTime: wireTimeOf((team.endsAt ?? now).getTime(), timeZone),
})
