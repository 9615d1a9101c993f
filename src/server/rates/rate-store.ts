import sql from 'sql-template-tag'
import type { Tables } from '../database/database.ts'

/** Counts one use of a key in its window of so many seconds; how often it was used in it, and when the window ends. */
export async function countUse(
  tables: Tables,
  key: string,
  seconds: number,
  now: Date,
): Promise<{ times: number; ends_at: Date }> {
  const ends = new Date(now.getTime() + seconds * 1000)
  const rows = await tables.query<{ times: number; ends_at: Date }>(sql`
    insert into rate as known (key, times, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      times = case when known.ends_at <= ${now} then 1 else known.times + 1 end,
      ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
    returning times, ends_at`)
  return rows[0] ?? { times: 1, ends_at: ends }
}

/** Gives a key its uses back. */
export const forgetUses = async (tables: Tables, key: string): Promise<void> =>
  void (await tables.query(sql`delete from rate where key = ${key}`))
