import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../database/database.ts'
import { exists } from '../database/expressions.ts'
import type { Schema } from '../database/schema.ts'
import { listedDays, type Period } from './group-buy-rules.ts'

export type GroupBuyRow = Period & {
  readonly groupBuyId: number
  readonly regionId: number
  readonly prodId: number
  readonly percentOff: number
  readonly size: number
  readonly teamHours: number
  readonly limitPerUser: number
  readonly hasFullTeam: boolean
}

const columns = (eb: ExpressionBuilder<Schema & { g: Schema['group_buy'] }, 'g'>) =>
  [
    'g.group_buy_id as groupBuyId',
    'g.region_id as regionId',
    'g.prod_id as prodId',
    'g.percent_off as percentOff',
    'g.size',
    'g.team_hours as teamHours',
    'g.limit_per_user as limitPerUser',
    'g.starts_at as startsAt',
    'g.ends_at as endsAt',
    exists(
      eb
        .selectFrom('group_team as t')
        .select('t.team_id')
        .whereRef('t.group_buy_id', '=', 'g.group_buy_id')
        .where('t.state', '=', 'full'),
    ).as('hasFullTeam'),
  ] as const

/** The group buys of a region, some dozens, without those that ended long ago. */
export const readGroupBuys = (tables: Tables, regionId: number, now: Date): Promise<GroupBuyRow[]> =>
  tables
    .selectFrom('group_buy as g')
    .select(columns)
    .where('g.region_id', '=', regionId)
    .where('g.ends_at', '>', new Date(now.getTime() - listedDays * 86_400_000))
    .orderBy('g.group_buy_id')
    .execute()

/** Reads a group buy of a region. */
export const readGroupBuy = (tables: Tables, groupBuyId: number, regionId: number): Promise<GroupBuyRow | undefined> =>
  tables
    .selectFrom('group_buy as g')
    .select(columns)
    .where('g.group_buy_id', '=', groupBuyId)
    .where('g.region_id', '=', regionId)
    .executeTakeFirst()

/** The region in which a group buy sells its product. */
export async function readRegionOf(tables: Tables, groupBuyId: number): Promise<number | undefined> {
  const row = await tables
    .selectFrom('group_buy')
    .select('region_id')
    .where('group_buy_id', '=', groupBuyId)
    .executeTakeFirst()
  return row?.region_id
}

/** Whether the product of a group buy can be bought: the region sells a piece of it. */
export async function isInStock(
  tables: Tables,
  { prodId, regionId }: Pick<GroupBuyRow, 'prodId' | 'regionId'>,
): Promise<boolean> {
  const offers = tables
    .selectFrom('offer')
    .select('prod_id')
    .where('prod_id', '=', prodId)
    .where('region_id', '=', regionId)
    .where('is_available', '=', true)
    .where('stocks', '>', 0)
  return (await tables.selectNoFrom(exists(offers).as('isInStock')).executeTakeFirstOrThrow()).isInStock
}

/** The group buy of a product in a region that runs now, else the next one. */
export const readGroupBuyOfProduct = (
  tables: Tables,
  prodId: number,
  regionId: number,
  now: Date,
): Promise<GroupBuyRow | undefined> =>
  tables
    .selectFrom('group_buy as g')
    .select(columns)
    .where('g.prod_id', '=', prodId)
    .where('g.region_id', '=', regionId)
    .where('g.ends_at', '>', now)
    .orderBy('g.starts_at')
    .orderBy('g.group_buy_id')
    .limit(1)
    .executeTakeFirst()

/** The group buys of whose start a shopper is notified. */
export async function readReminders(tables: Tables, accountId: number): Promise<ReadonlySet<number>> {
  const rows = await tables
    .selectFrom('group_reminder')
    .select('group_buy_id')
    .where('account_id', '=', accountId)
    .execute()
  return new Set(rows.map((row) => row.group_buy_id))
}

/** Adds or removes a reminder. */
export async function setReminder(
  tables: Tables,
  { groupBuyId, accountId, isOn }: { groupBuyId: number; accountId: number; isOn: boolean },
): Promise<void> {
  if (isOn)
    await tables
      .insertInto('group_reminder')
      .values({ group_buy_id: groupBuyId, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await tables
      .deleteFrom('group_reminder')
      .where('group_buy_id', '=', groupBuyId)
      .where('account_id', '=', accountId)
      .execute()
}

/** The terms of a team of a group buy. */
export const readTeamTerms = (tables: Tables, groupBuyId: number) =>
  tables
    .selectFrom('group_buy')
    .select(['size', 'team_hours as teamHours', 'ends_at as endsAt'])
    .where('group_buy_id', '=', groupBuyId)
    .executeTakeFirstOrThrow()
