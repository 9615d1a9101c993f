import sql from 'sql-template-tag'
import type { Tables } from '../database/database.ts'

/** Writes down what was opened, each product at its latest time; of ids that the mall does not have nothing is kept. */
export const writeFootprints = async (
  tables: Tables,
  accountId: number,
  seen: readonly { prodId: number; at: Date }[],
): Promise<void> =>
  void (await tables.query(sql`
    insert into footprint as known (account_id, prod_id, at)
    select ${accountId}::bigint, prod_id, max(seen.at) from unnest(${seen.map(({ prodId }) => prodId)}::bigint[], ${seen.map(({ at }) => at.toISOString())}::timestamptz[]) as seen (prod_id, at)
    join product using (prod_id) group by prod_id
    on conflict (account_id, prod_id) do update set at = greatest(known.at, excluded.at)`))

/** Keeps the newest so many. */
export const boundFootprints = async (tables: Tables, accountId: number, most: number): Promise<void> =>
  void (await tables.query(sql`
    delete from footprint where footprint_id in
      (select footprint_id from footprint where account_id = ${accountId} order by at desc, footprint_id desc offset ${most})`))

/** One page of what the region sells, the newest first, and how many there are. */
export async function readFootprints(
  tables: Tables,
  accountId: number,
  regionId: number,
  page: { skip: number; size: number },
): Promise<{ total: number; rows: { footprint_id: number; prod_id: number; at: Date }[] }> {
  const own = sql`footprint f join offer o on o.region_id = ${regionId} and o.prod_id = f.prod_id where f.account_id = ${accountId}`
  const counted = await tables.query<{ total: number }>(sql`select count(*) as total from ${own}`)
  const rows = await tables.query<{ footprint_id: number; prod_id: number; at: Date }>(sql`
    select f.footprint_id, f.prod_id, f.at from ${own} order by f.at desc, f.footprint_id desc offset ${page.skip} limit ${page.size}`)
  return { total: counted[0]?.total ?? 0, rows }
}

/** Takes these away, or all where none are named. Another's stay where they are. */
export const removeFootprints = async (tables: Tables, accountId: number, ids: readonly number[]): Promise<void> =>
  void (await tables.query(sql`
    delete from footprint where account_id = ${accountId} ${ids.length > 0 ? sql`and footprint_id = any(${[...ids]}::bigint[])` : sql``}`))

/** All of it, for the person's own copy. */
export const readEveryFootprint = (tables: Tables, accountId: number): Promise<{ prod_id: number; at: Date }[]> =>
  tables.query(sql`select prod_id, at from footprint where account_id = ${accountId} order by at desc`)
