import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { textAt } from '../database/expressions.ts'
import type { GroupBuyRow } from './group-buy-store.ts'

/** The open teams of all regions, sorted by their end. */
export async function readTeamList(tables: Tables, now: Date) {
  const rows = await tables
    .selectFrom('group_team as t')
    .innerJoin('group_buy as g', 'g.group_buy_id', 't.group_buy_id')
    .innerJoin('product as p', 'p.prod_id', 'g.prod_id')
    .select((eb) => [
      't.team_id as teamId',
      't.group_buy_id as groupBuyId',
      't.size',
      't.ends_at as endsAt',
      'g.region_id as regionId',
      textAt(eb.ref('p.names'), 1).as('name'),
      eb
        .selectFrom('group_place as own')
        .select((place) => place.fn.countAll<number>().as('paid'))
        .whereRef('own.team_id', '=', 't.team_id')
        .where('own.is_paid', '=', sql.lit(true))
        .$asScalar()
        .$notNull()
        .as('paid'),
    ])
    .where('t.state', '=', 'open')
    .where('t.ends_at', '>', now)
    .orderBy('t.ends_at')
    .orderBy('t.team_id')
    .execute()
  return rows.flatMap(({ endsAt, ...row }) => (endsAt ? [{ ...row, endsAt }] : []))
}

/**
 * Writes a group buy; undefined where the region does not sell the product, or where the product has a group buy there
 * that has not ended.
 */
export async function insertGroupBuy(
  tables: Tables,
  group: Omit<GroupBuyRow, 'groupBuyId' | 'hasFullTeam'>,
): Promise<number | undefined> {
  const offer = await tables
    .selectFrom('offer')
    .select('prod_id')
    .where('region_id', '=', group.regionId)
    .where('prod_id', '=', group.prodId)
    .where('is_available', '=', true)
    .where('sells_pre_loved', 'is', null)
    .executeTakeFirst()
  const known = await tables
    .selectFrom('group_buy')
    .select('group_buy_id')
    .where('region_id', '=', group.regionId)
    .where('prod_id', '=', group.prodId)
    .where('ends_at', '>', group.startsAt)
    .executeTakeFirst()
  if (!offer || known) return undefined
  const row = await tables
    .insertInto('group_buy')
    .values({
      key: null,
      region_id: group.regionId,
      prod_id: group.prodId,
      percent_off: group.percentOff,
      size: group.size,
      team_hours: group.teamHours,
      limit_per_user: group.limitPerUser,
      starts_at: group.startsAt,
      ends_at: group.endsAt,
    })
    .returning('group_buy_id')
    .executeTakeFirstOrThrow()
  return row.group_buy_id
}
