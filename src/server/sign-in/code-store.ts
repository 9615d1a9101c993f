import sql from 'sql-template-tag'
import type { Tables } from '../database/database.ts'

/** Puts a code in the place of the one before, unless that was sent after `before`; null where it was put, else when that was. */
export async function putCode(
  tables: Tables,
  target: string,
  codeHash: string,
  { now, before, ends }: { now: Date; before: Date; ends: Date },
): Promise<Date | null> {
  const rows = await tables.query(sql`
    insert into code as known (target, code_hash, tries, sent_at, ends_at) values (${target}, ${codeHash}, 0, ${now}, ${ends})
    on conflict (target) do update set code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at, ends_at = excluded.ends_at
    where known.sent_at <= ${before} returning 1`)
  if (rows.length > 0) return null
  const known = await tables.query<{ sent_at: Date }>(sql`select sent_at from code where target = ${target}`)
  return known[0]?.sent_at ?? null
}

/** Takes a code back that could not be sent. */
export const dropCode = async (tables: Tables, target: string, codeHash: string): Promise<void> =>
  void (await tables.query(sql`delete from code where target = ${target} and code_hash = ${codeHash}`))

/** Counts a try and answers the hash to compare with; undefined where there is no code that lives or no try is left. */
export async function tryCode(
  tables: Tables,
  target: string,
  mostTries: number,
  now: Date,
): Promise<string | undefined> {
  const rows = await tables.query<{ code_hash: string }>(sql`
    update code set tries = tries + 1 where target = ${target} and tries < ${mostTries} and ends_at > ${now} returning code_hash`)
  return rows[0]?.code_hash
}

/** Uses a code up: true for the one who does, when it is still there. The 60 seconds until the next go on. */
export async function useCode(tables: Tables, target: string, codeHash: string, now: Date): Promise<boolean> {
  const rows = await tables.query(
    sql`update code set ends_at = ${now} where target = ${target} and code_hash = ${codeHash} and ends_at > ${now} returning 1`,
  )
  return rows.length > 0
}
