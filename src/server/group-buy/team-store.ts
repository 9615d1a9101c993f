import type { TeamState } from '#contract/group-buy/group-buy.ts'
import type { Tables } from '../database/database.ts'
import { anyOf, notExists } from '../database/expressions.ts'

export type TeamRow = {
  readonly teamId: number
  readonly groupBuyId: number
  readonly starterId: number | null
  readonly state: TeamState
  readonly size: number
  readonly endsAt: Date | null
  /** The time at which the next demo neighbour joins; null where none is planned. */
  readonly neighbourAt: Date | null
}
export type PlaceRow = {
  readonly teamId: number
  readonly nth: number
  readonly isPaid: boolean
  /** The name of a demo neighbour; null for a shopper. */
  readonly neighbour: string | null
  /** Null for a neighbour, and after an erasure. */
  readonly accountId: number | null
  readonly nickName: string | null
  readonly orderNumber: string | null
}

const columns = [
  't.team_id as teamId',
  't.group_buy_id as groupBuyId',
  't.starter_id as starterId',
  't.state',
  't.size',
  't.ends_at as endsAt',
  't.neighbour_at as neighbourAt',
] as const

/**
 * The open teams of these group buys that have a free place: of each group buy the `max` teams that need the fewest
 * members.
 */
export function readOpenTeams(
  tables: Tables,
  groupBuyIds: readonly number[],
  { max, now }: { readonly max: number; readonly now: Date },
): Promise<TeamRow[]> {
  const ranked = tables
    .selectFrom('group_team as t')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('group_place as p')
          .select((place) => place.fn.countAll<number>().as('places'))
          .whereRef('p.team_id', '=', 't.team_id')
          .as('taken'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      ...columns,
      eb.fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('t.group_buy_id')
            .orderBy(eb('t.size', '-', eb.ref('taken.places')))
            .orderBy('t.team_id'),
        )
        .as('rank'),
    ])
    .where('t.group_buy_id', '=', anyOf(groupBuyIds))
    .where('t.state', '=', 'open')
    .where('t.ends_at', '>', now)
    .whereRef('taken.places', '<', 't.size')
  return tables
    .selectFrom(ranked.as('ranked'))
    .select(['teamId', 'groupBuyId', 'starterId', 'state', 'size', 'endsAt', 'neighbourAt'])
    .where('rank', '<=', max)
    .orderBy('teamId')
    .execute()
}

/** The teams in which a shopper has a place, and those that the shopper has started without an order yet. */
export const readOwnTeams = (tables: Tables, accountId: number, groupBuyIds: readonly number[]): Promise<TeamRow[]> =>
  tables
    .selectFrom('group_team as t')
    .select(columns)
    .where('t.group_buy_id', '=', anyOf(groupBuyIds))
    .where((eb) =>
      eb.or([
        eb(
          't.team_id',
          'in',
          eb
            .selectFrom('group_place as p')
            .innerJoin('shop_order as o', 'o.order_id', 'p.order_id')
            .select('p.team_id')
            .where('o.account_id', '=', accountId),
        ),
        eb.and([eb('t.state', '=', 'starting'), eb('t.starter_id', '=', accountId)]),
      ]),
    )
    .orderBy('t.team_id')
    .execute()

/** Reads a team. */
export const readTeam = (tables: Tables, teamId: number): Promise<TeamRow | undefined> =>
  tables.selectFrom('group_team as t').select(columns).where('t.team_id', '=', teamId).executeTakeFirst()

/** The same as `readTeam`, locked until the transaction ends. */
export const lockTeam = (tables: Tables, teamId: number): Promise<TeamRow | undefined> =>
  tables.selectFrom('group_team as t').select(columns).where('t.team_id', '=', teamId).forUpdate('t').executeTakeFirst()

/** Locks the teams in which these orders have their places until the transaction ends, in the order of their ids. */
export async function lockTeamsOf(tables: Tables, orderIds: readonly number[]): Promise<void> {
  await tables
    .selectFrom('group_team as t')
    .select('t.team_id')
    .where('t.team_id', 'in', (eb) =>
      eb.selectFrom('group_place as p').select('p.team_id').where('p.order_id', '=', anyOf(orderIds)),
    )
    .orderBy('t.team_id')
    .forUpdate()
    .execute()
}

/**
 * Makes the calls of one shopper that start or join a team wait for each other. The lock lets others refer to the
 * account, so a payment that holds the team can still write its notice.
 */
export async function lockMember(tables: Tables, accountId: number): Promise<void> {
  await tables.selectFrom('account').select('account_id').where('account_id', '=', accountId).forNoKeyUpdate().execute()
}

/** The places of these teams that are taken, in order. */
export const readPlaces = (tables: Tables, teamIds: readonly number[]): Promise<PlaceRow[]> =>
  tables
    .selectFrom('group_place as p')
    .leftJoin('shop_order as o', 'o.order_id', 'p.order_id')
    .leftJoin('account as a', 'a.account_id', 'o.account_id')
    .select([
      'p.team_id as teamId',
      'p.nth',
      'p.is_paid as isPaid',
      'p.neighbour',
      'o.account_id as accountId',
      'a.nick_name as nickName',
      'o.order_number as orderNumber',
    ])
    .where('p.team_id', '=', anyOf(teamIds))
    .orderBy('p.team_id')
    .orderBy('p.nth')
    .execute()

/** Writes a new team, which waits for the payment of its starter. */
export async function insertTeam(
  tables: Tables,
  { groupBuyId, size, starterId, now }: { groupBuyId: number; size: number; starterId: number | null; now: Date },
): Promise<TeamRow> {
  const { team_id: teamId } = await tables
    .insertInto('group_team')
    .values({ group_buy_id: groupBuyId, starter_id: starterId, size, made_at: now, ends_at: null, neighbour_at: null })
    .returning('team_id')
    .executeTakeFirstOrThrow()
  return { teamId, groupBuyId, starterId, state: 'starting', size, endsAt: null, neighbourAt: null }
}

/** Takes the first free place of a locked team, for an order that is not paid yet or for a paid neighbour. */
export async function insertPlace(
  tables: Tables,
  { teamId, size }: Pick<TeamRow, 'teamId' | 'size'>,
  member: { readonly orderId: number } | { readonly neighbour: (teamId: number, nth: number) => string },
): Promise<void> {
  const taken = new Set((await readPlaces(tables, [teamId])).map(({ nth }) => nth))
  const nth = Array.from({ length: size }, (_, at) => at + 1).find((one) => !taken.has(one))
  if (nth === undefined) throw new Error(`Team ${teamId} has no place left.`)
  const isNeighbour = 'neighbour' in member
  await tables
    .insertInto('group_place')
    .values({
      team_id: teamId,
      nth,
      order_id: isNeighbour ? null : member.orderId,
      neighbour: isNeighbour ? member.neighbour(teamId, nth) : null,
      is_paid: isNeighbour,
    })
    .execute()
}

/** The team in which an order has its place; undefined for an order without a group. */
export async function findTeamOfOrder(tables: Tables, orderId: number): Promise<number | undefined> {
  const row = await tables
    .selectFrom('group_place')
    .select('team_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.team_id
}

/** Marks the place of an order as paid. */
export async function markPlacePaid(tables: Tables, orderId: number): Promise<void> {
  await tables.updateTable('group_place').set({ is_paid: true }).where('order_id', '=', orderId).execute()
}

/** Frees the place of an order that was not paid. */
export async function deletePlace(tables: Tables, orderId: number): Promise<void> {
  await tables.deleteFrom('group_place').where('order_id', '=', orderId).execute()
}

/** Writes the state of a team, with its end. */
export async function writeTeamState(
  tables: Tables,
  teamId: number,
  change: { readonly state: TeamState; readonly endsAt?: Date; readonly neighbourAt?: Date | null },
): Promise<void> {
  await tables
    .updateTable('group_team')
    .set({
      state: change.state,
      ...(change.endsAt && { ends_at: change.endsAt }),
      ...(change.neighbourAt !== undefined && { neighbour_at: change.neighbourAt }),
    })
    .where('team_id', '=', teamId)
    .execute()
}

/** Deletes a team that never opened. */
export async function deleteTeam(tables: Tables, teamId: number): Promise<void> {
  await tables.deleteFrom('group_team').where('team_id', '=', teamId).where('state', '=', 'starting').execute()
}

/** Deletes the shopper's teams of a group buy that never opened and in which no order has a place. */
export async function deleteEmptyTeams(tables: Tables, groupBuyId: number, accountId: number): Promise<void> {
  await tables
    .deleteFrom('group_team as t')
    .where('t.group_buy_id', '=', groupBuyId)
    .where('t.starter_id', '=', accountId)
    .where('t.state', '=', 'starting')
    .where((eb) =>
      notExists(eb.selectFrom('group_place as p').select('p.team_id').whereRef('p.team_id', '=', 't.team_id')),
    )
    .execute()
}

/** The teams of these orders, by order. */
export async function readTeamsOfOrders(
  tables: Tables,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, TeamRow & { readonly paid: number }>> {
  const rows = await tables
    .selectFrom('group_place as own')
    .innerJoin('group_team as t', 't.team_id', 'own.team_id')
    .select((eb) => [
      ...columns,
      'own.order_id as orderId',
      eb
        .selectFrom('group_place as p')
        .select((place) => place.fn.countAll<number>().as('paid'))
        .whereRef('p.team_id', '=', 't.team_id')
        .where('p.is_paid', '=', true)
        .$asScalar()
        .$notNull()
        .as('paid'),
    ])
    .where('own.order_id', '=', anyOf(orderIds))
    .execute()
  return new Map(rows.flatMap(({ orderId, ...team }) => (orderId === null ? [] : [[orderId, team] as const])))
}
