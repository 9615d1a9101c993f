import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import { type Database, query } from '#server/database/database.ts'

/**
 * Makes calls one after the other while a transaction holds the rows that `lock` locks, each call as soon as all earlier
 * ones wait for a lock; then the transaction ends, and all calls go on. Answers their results. PostgreSQL only: the
 * embedded database has one connection, so its calls never overlap.
 */
export async function inLine<Result>(
  db: Database,
  lock: RawBuilder<unknown>,
  calls: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const begun: Promise<Result>[] = []
  await db.transaction().execute(async (tables) => {
    await query(tables, lock)
    for (const call of calls) {
      begun.push(call())
      await expect.poll(() => countWaiting(db), { timeout: 20_000 }).toBe(begun.length)
    }
  })
  return Promise.all(begun)
}

/** The number of sessions of the database that wait for a lock. */
async function countWaiting(db: Database): Promise<number | undefined> {
  const [row] = await query<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.waiting
}
