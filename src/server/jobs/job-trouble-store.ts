import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { notExists, timestamp } from '../database/expressions.ts'

/** The delay after the first failure of a job, in seconds; each further failure doubles the delay. */
const firstWait = 10
/** The longest delay after a failure, in seconds. */
const longestWait = 3600
const longestMessage = 500

/** Whether a subject is not delayed after a failure; `subject` is a column of the claim. */
export const isNotPostponed = (
  tables: Tables,
  kind: string,
  subject: Expression<string>,
  now: Date,
): RawBuilder<boolean> => {
  const waiting = tables
    .selectFrom('job_trouble as t')
    .select('t.kind')
    .where('t.kind', '=', kind)
    .where('t.subject', '=', subject)
    .where('t.next_at', '>', now)
  return notExists(waiting)
}

/** Records a failure and the time of the next try. */
export async function postpone(
  tables: Tables,
  kind: string,
  subject: string,
  { message, now }: { readonly message: string; readonly now: Date },
): Promise<void> {
  const until = (tries: Expression<number>): RawBuilder<Date> =>
    sql<Date>`${timestamp(now)} + make_interval(secs => least(${longestWait}::int, ${firstWait}::int * power(2, least(${tries}, 20))))`
  await tables
    .insertInto('job_trouble')
    .values({ kind, subject, tries: 1, next_at: until(sql.lit(0)), message: message.slice(0, longestMessage) })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet((eb) => ({
        tries: eb('job_trouble.tries', '+', 1),
        next_at: until(eb.ref('job_trouble.tries')),
        message: eb.ref('excluded.message'),
      })),
    )
    .execute()
}

/** Deletes the record of a failure once the work has succeeded. */
export async function clearTrouble(tables: Tables, kind: string, subject: string): Promise<void> {
  await tables.deleteFrom('job_trouble').where('kind', '=', kind).where('subject', '=', subject).execute()
}
