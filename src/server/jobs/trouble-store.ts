import { type RawBuilder, sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'

/** A piece of work that failed waits so long, in seconds, doubled with every failure after the first … */
const firstWait = 10
/** … and at most so long. */
const longestWait = 3600
const longestMessage = 500

/** Whether a subject is not waiting after a failure; `subject` is a column of the claim. */
export const isNotSetBack = (kind: string, subject: RawBuilder<unknown>, now: Date): RawBuilder<unknown> =>
  sql`not exists (select 1 from job_trouble t where t.kind = ${kind} and t.subject = ${subject} and t.next_at > ${now})`

/** Notes a failure and until when its subject waits. */
export async function setBack(
  tables: Tables,
  kind: string,
  subject: string,
  { message, now }: { readonly message: string; readonly now: Date },
): Promise<void> {
  const until = (tries: RawBuilder<unknown>) =>
    sql`${now}::timestamptz + make_interval(secs => least(${longestWait}::int, ${firstWait}::int * power(2, least(${tries}, 20))))`
  await query(
    tables,
    sql`
    insert into job_trouble as known (kind, subject, tries, next_at, message) values (${kind}, ${subject}, 1, ${until(sql`0`)}, ${message.slice(0, longestMessage)})
    on conflict (kind, subject) do update set tries = known.tries + 1, next_at = ${until(sql`known.tries`)}, message = excluded.message`,
  )
}

/** It has gone well. */
export const forgetTrouble = async (tables: Tables, kind: string, subject: string): Promise<void> =>
  void (await query(tables, sql`delete from job_trouble where kind = ${kind} and subject = ${subject}`))
