import { sql } from 'kysely'
import type { Tables } from '#server/database/database.ts'
import { notExists } from '#server/database/expressions.ts'
import { openNeighbourTeam, writeEndedTeam } from '#server/group-buy/neighbours.ts'
import { regions } from '#server/region/region-rules.ts'
import { groupBuys, type WrittenGroupBuy } from './group-buys.ts'

const hour = 3_600_000
/** The hours for which a group buy that was published as an ended one stays the latest of its key: two weeks. */
const endedRenewal = 14 * 24

/** Bestsellers of a region with plenty of stock and no group buy, at most two of each department. */
async function readBestsellers(tables: Tables, regionId: number, now: Date, most: number): Promise<number[]> {
  const ranked = tables
    .selectFrom('offer as o')
    .select((eb) => [
      'o.prod_id as prodId',
      'o.sold_num as sold',
      sql<number>`row_number() over (partition by ${eb.ref('o.department_id')} order by ${eb.ref('o.sold_num')} desc, ${eb.ref('o.prod_id')})`.as(
        'nth',
      ),
    ])
    .where('o.region_id', '=', regionId)
    .where('o.is_available', '=', true)
    .where('o.sells_pre_loved', 'is', null)
    .where('o.deal_hours', 'is', null)
    .where('o.stocks', '>', 60)
    .where((eb) =>
      notExists(
        eb
          .selectFrom('group_buy as g')
          .select('g.group_buy_id')
          .whereRef('g.prod_id', '=', 'o.prod_id')
          .whereRef('g.region_id', '=', 'o.region_id')
          .where('g.ends_at', '>', now),
      ),
    )
    .as('ranked')
  const rows = await tables
    .selectFrom(ranked)
    .select('prodId')
    .where('nth', '<=', 2)
    .orderBy('sold', 'desc')
    .orderBy('prodId')
    .limit(most)
    .execute()
  return rows.map(({ prodId }) => prodId)
}

/**
 * Publishes the group buys of group-buys.ts in every region that lacks them, each with a team. A known group buy keeps
 * its product and its time, unless the catalogue is a new one. An upcoming one is replaced when it has started, so that
 * others are always upcoming; the others are replaced when they have ended.
 */
export async function publishGroupBuys(tables: Tables, now: number, isNewCatalogue = false): Promise<void> {
  if (isNewCatalogue) await endGroupBuys(tables, new Date(now))
  for (const region of regions) {
    const prodIds = await readBestsellers(tables, region.regionId, new Date(now), groupBuys.length)
    for (const [at, written] of groupBuys.entries()) {
      const prodId = prodIds[at]
      if (prodId === undefined) continue
      const key = `demo-${region.countryCode.toLowerCase()}-${written.key}`
      await publish(tables, { key, regionId: region.regionId, prodId }, written, now)
    }
  }
}

/** Ends the group buys of a former catalogue. */
async function endGroupBuys(tables: Tables, now: Date): Promise<void> {
  await tables.deleteFrom('group_buy').where('key', 'is not', null).where('starts_at', '>=', now).execute()
  await tables
    .updateTable('group_buy')
    .set((eb) => ({ key: null, ends_at: sql<Date>`least(${eb.ref('ends_at')}, ${now}::timestamptz)` }))
    .where('key', 'is not', null)
    .execute()
}

async function publish(
  tables: Tables,
  { key, regionId, prodId }: { key: string; regionId: number; prodId: number },
  { percentOff, size, teamHours, limitPerUser, startsIn, lasts, endedMembers }: WrittenGroupBuy,
  now: number,
): Promise<void> {
  // The replaced group buy keeps a key, so that neighbours go on opening teams in it while it runs.
  await tables
    .updateTable('group_buy')
    .set((eb) => ({ key: sql<string>`${eb.ref('key')} || '-' || ${eb.ref('group_buy_id')}` }))
    .where('key', '=', key)
    .where(
      startsIn > 0 ? 'starts_at' : 'ends_at',
      '<=',
      new Date(now - (endedMembers === undefined ? 0 : endedRenewal * hour)),
    )
    .execute()
  const [startsAt, endsAt] = [new Date(now + startsIn * hour), new Date(now + (startsIn + lasts) * hour)]
  const row = await tables
    .insertInto('group_buy')
    .values({
      key,
      region_id: regionId,
      prod_id: prodId,
      percent_off: percentOff,
      size,
      team_hours: teamHours,
      limit_per_user: limitPerUser,
      starts_at: startsAt,
      ends_at: endsAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('group_buy_id')
    .executeTakeFirst()
  if (!row) return
  if (endedMembers !== undefined) await writeEndedTeam(tables, row.group_buy_id, endedMembers, endsAt)
  else if (startsIn < 0) await openNeighbourTeam(tables, row.group_buy_id, new Date(now))
}
