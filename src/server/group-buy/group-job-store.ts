import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { notExists } from '../database/expressions.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'
import { type OrderRow, readOrder } from '../order/order-store.ts'

/** Locks one open team whose end has passed; returns its id as text, undefined if there is none. */
export async function claimEndedTeam(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('group_team as own')
    .select('own.team_id')
    .where('own.state', '=', 'open')
    .where('own.ends_at', '<=', now)
    .where((eb) => isNotPostponed(tables, kind, sql<string>`${eb.ref('own.team_id')}::text`, now))
    .orderBy('own.ends_at')
    .limit(1)
    .forUpdate('own')
    .skipLocked()
    .executeTakeFirst()
  return row && String(row.team_id)
}

/** Locks one order with one of these statuses whose team has this state; returns the order number. */
export async function claimOrderOfTeam(
  tables: Tables,
  kind: string,
  { statuses, state }: { statuses: readonly OrderRow['status'][]; state: 'full' | 'timedOut' },
  now: Date,
): Promise<string | undefined> {
  const row = await tables
    .selectFrom('shop_order as o')
    .innerJoin('group_place as p', 'p.order_id', 'o.order_id')
    .innerJoin('group_team as own', 'own.team_id', 'p.team_id')
    .select('o.order_number')
    .where('o.status', 'in', [...statuses])
    .where('own.state', '=', state)
    .where((eb) => isNotPostponed(tables, kind, eb.ref('o.order_number'), now))
    .orderBy('o.order_id')
    .limit(1)
    .forUpdate('o')
    .skipLocked()
    .executeTakeFirst()
  return row?.order_number
}

/** An open team of which all places but one are paid and whose members were not notified yet, locked. */
export async function claimNearlyFull(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('group_team as own')
    .select('own.team_id')
    .where('own.state', '=', 'open')
    .where('own.is_announced', '=', sql.lit(false))
    .where('own.ends_at', '>', now)
    .where((eb) =>
      eb(
        eb
          .selectFrom('group_place as p')
          .select((place) => place.fn.countAll<number>().as('paid'))
          .whereRef('p.team_id', '=', 'own.team_id')
          .where('p.is_paid', '=', sql.lit(true)),
        '>=',
        sql<number>`${eb.ref('own.size')} - 1`,
      ),
    )
    .where((eb) => isNotPostponed(tables, kind, sql<string>`${eb.ref('own.team_id')}::text`, now))
    .orderBy('own.team_id')
    .limit(1)
    .forUpdate('own')
    .skipLocked()
    .executeTakeFirst()
  return row && String(row.team_id)
}

/** Records that the members of a team were notified that one place is left. */
export async function writeAnnounced(tables: Tables, teamId: number): Promise<void> {
  await tables.updateTable('group_team').set({ is_announced: true }).where('team_id', '=', teamId).execute()
}

/** The orders of the members of a team who have paid. */
export async function readPaidOrders(tables: Tables, teamId: number): Promise<OrderRow[]> {
  const rows = await tables
    .selectFrom('group_place as p')
    .innerJoin('shop_order as o', 'o.order_id', 'p.order_id')
    .select('o.order_number as orderNumber')
    .where('p.team_id', '=', teamId)
    .where('p.is_paid', '=', true)
    .execute()
  const orders = await Promise.all(rows.map(({ orderNumber }) => readOrder(tables, { orderNumber })))
  return orders.flatMap((order) => order ?? [])
}

/** The reminder of a group buy that has started, locked: the ids of the group buy and the account. */
export async function claimStarted(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('group_reminder as r')
    .innerJoin('group_buy as g', 'g.group_buy_id', 'r.group_buy_id')
    .select((eb) => sql<string>`${eb.ref('r.group_buy_id')} || ' ' || ${eb.ref('r.account_id')}`.as('subject'))
    .where('g.starts_at', '<=', now)
    .where((eb) =>
      isNotPostponed(tables, kind, sql<string>`${eb.ref('r.group_buy_id')} || ' ' || ${eb.ref('r.account_id')}`, now),
    )
    .orderBy('g.starts_at')
    .limit(1)
    .forUpdate('r')
    .skipLocked()
    .executeTakeFirst()
  return row?.subject
}

/** The names and the picture of the product of a group buy; undefined where the catalogue has lost the product. */
export const readGroupProduct = (tables: Tables, groupBuyId: number) =>
  tables
    .selectFrom('group_buy as g')
    .innerJoin('product as p', 'p.prod_id', 'g.prod_id')
    .select(['g.region_id as regionId', 'g.prod_id as prodId', 'p.names', 'p.pic', 'g.ends_at as endsAt'])
    .where('g.group_buy_id', '=', groupBuyId)
    .executeTakeFirst()

/** An open team that the next demo neighbour joins now, locked. */
export async function claimForNeighbour(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('group_team as own')
    .select('own.team_id')
    .where('own.state', '=', 'open')
    .where('own.neighbour_at', '<=', now)
    .where('own.ends_at', '>', now)
    .where((eb) => isNotPostponed(tables, kind, sql<string>`${eb.ref('own.team_id')}::text`, now))
    .orderBy('own.neighbour_at')
    .limit(1)
    .forUpdate('own')
    .skipLocked()
    .executeTakeFirst()
  return row && String(row.team_id)
}

/** Writes the time at which the next neighbour joins a team. */
export async function writeNeighbourTime(tables: Tables, teamId: number, at: Date): Promise<void> {
  await tables.updateTable('group_team').set({ neighbour_at: at }).where('team_id', '=', teamId).execute()
}

/**
 * A running group buy of the demo data without an open team of neighbours that has a place left, locked. A team of
 * neighbours has no starter.
 */
export async function claimWithoutDemoTeam(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('group_buy as g')
    .select('g.group_buy_id')
    .where('g.key', 'is not', null)
    .where('g.starts_at', '<=', now)
    .where('g.ends_at', '>', now)
    .where((eb) =>
      notExists(
        eb
          .selectFrom('group_team as own')
          .select('own.team_id')
          .whereRef('own.group_buy_id', '=', 'g.group_buy_id')
          .where('own.state', '=', 'open')
          .where('own.starter_id', 'is', null)
          .where((team) =>
            team(
              'own.size',
              '>',
              team
                .selectFrom('group_place as p')
                .select((place) => place.fn.countAll<number>().as('taken'))
                .whereRef('p.team_id', '=', 'own.team_id'),
            ),
          ),
      ),
    )
    .where((eb) => isNotPostponed(tables, kind, sql<string>`${eb.ref('g.group_buy_id')}::text`, now))
    .orderBy('g.group_buy_id')
    .limit(1)
    .forUpdate('g')
    .skipLocked()
    .executeTakeFirst()
  return row && String(row.group_buy_id)
}
