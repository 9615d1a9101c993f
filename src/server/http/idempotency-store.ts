import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOfTexts, bigint, recordset, timestamp } from '../database/expressions.ts'

export type KeptAnswer = { key: string; body_hash: string; status: number; answer: string | null }

/** How long a key is remembered, in ms (docs/wire.md#idempotency). */
export const idempotencyTime = 90 * 86_400_000

/** Takes a key until the transaction ends; false where another request works on it. */
export async function takeKey(tables: Tables, accountId: number, key: string): Promise<boolean> {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${accountId} ${key}`}, 4))`
  return (await tables.selectNoFrom(lock.as('taken')).executeTakeFirst())?.taken === true
}

/** The answer that is kept under a key; undefined where there is none, or it is too old. */
export async function keptAnswer(
  tables: Tables,
  accountId: number,
  key: string,
  now: Date,
): Promise<KeptAnswer | undefined> {
  return (await keptAnswers(tables, accountId, [key], now))[0]
}

/** The answers that are kept under these keys, for each key that is known. */
export async function keptAnswers(
  tables: Tables,
  accountId: number,
  keys: readonly string[],
  now: Date,
): Promise<KeptAnswer[]> {
  await tables
    .deleteFrom('idempotency')
    .where('account_id', '=', accountId)
    .where('key', '=', anyOfTexts(keys))
    .where('made_at', '<', new Date(now.getTime() - idempotencyTime))
    .execute()
  return tables
    .selectFrom('idempotency')
    .select(['key', 'body_hash', 'status', 'answer'])
    .where('account_id', '=', accountId)
    .where('key', '=', anyOfTexts(keys))
    .execute()
}

/** Keeps answers under their keys. */
export async function keepAnswers(
  tables: Tables,
  accountId: number,
  answers: readonly KeptAnswer[],
  now: Date,
): Promise<void> {
  await tables
    .insertInto('idempotency')
    .columns(['account_id', 'key', 'body_hash', 'status', 'answer', 'made_at'])
    .expression(
      tables
        .selectFrom(recordset('given', { key: 'text', body_hash: 'text', status: 'int', answer: 'text?' }, answers))
        .select([
          bigint(accountId).as('account_id'),
          'given.key',
          'given.body_hash',
          'given.status',
          'given.answer',
          timestamp(now).as('made_at'),
        ])
        .where((eb) =>
          eb.exists(eb.selectFrom('account').select('account.account_id').where('account.account_id', '=', accountId)),
        ),
    )
    .execute()
}
