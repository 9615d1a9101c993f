import sql from 'sql-template-tag'
import type { Tables } from '../database/database.ts'

export type KeptAnswer = { key: string; body_hash: string; status: number; answer: string | null }

/** How long a key is remembered, in ms (api.md, conventions). */
export const idempotencyTime = 90 * 86_400_000

/** Takes a key until the transaction ends; false where another request works on it. */
export async function takeKey(tables: Tables, accountId: number, key: string): Promise<boolean> {
  const rows = await tables.query<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${accountId} ${key}`}, 4)) as taken`,
  )
  return rows[0]?.taken === true
}

/** What was answered under a key; undefined where nothing was, or too long ago. */
export async function keptAnswer(
  tables: Tables,
  accountId: number,
  key: string,
  now: Date,
): Promise<KeptAnswer | undefined> {
  return (await keptAnswers(tables, accountId, [key], now))[0]
}

/** What was answered under these keys, of each that is known. */
export async function keptAnswers(
  tables: Tables,
  accountId: number,
  keys: readonly string[],
  now: Date,
): Promise<KeptAnswer[]> {
  const since = new Date(now.getTime() - idempotencyTime)
  await tables.query(
    sql`delete from idempotency where account_id = ${accountId} and key = any(${[...keys]}::text[]) and made_at < ${since}`,
  )
  return tables.query<KeptAnswer>(
    sql`select key, body_hash, status, answer from idempotency where account_id = ${accountId} and key = any(${[...keys]}::text[])`,
  )
}

/** Writes down what is answered under keys. */
export const keepAnswers = async (
  tables: Tables,
  accountId: number,
  answers: readonly KeptAnswer[],
  now: Date,
): Promise<void> =>
  void (await tables.query(sql`
    insert into idempotency (account_id, key, body_hash, status, answer, made_at)
    select ${accountId}::bigint, key, body_hash, status, answer, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(answers)}::json) as given (key text, body_hash text, status int, answer text)
    where exists (select 1 from account where account_id = ${accountId})`))
