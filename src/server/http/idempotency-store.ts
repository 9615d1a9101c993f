import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOfTexts, bigint, recordset, timestamp } from '../database/expressions.ts'

export type StoredAnswer = { key: string; body_hash: string; status: number; answer: string | null }

/** How long a key is stored, in ms (docs/wire.md#idempotency). */
export const idempotencyTime = 90 * 86_400_000

/** Locks a key until the transaction ends; false while another request with this key is running. */
export async function lockKey(tables: Tables, accountId: number, key: string): Promise<boolean> {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${accountId} ${key}`}, 4))`
  return (await tables.selectNoFrom(lock.as('taken')).executeTakeFirst())?.taken === true
}

/** The answer stored under a key; undefined where there is none or the answer has expired. */
export async function readStoredAnswer(
  tables: Tables,
  accountId: number,
  key: string,
  now: Date,
): Promise<StoredAnswer | undefined> {
  return (await readStoredAnswers(tables, accountId, [key], now))[0]
}

/** The stored answers of these keys; unknown keys are left out. */
export async function readStoredAnswers(
  tables: Tables,
  accountId: number,
  keys: readonly string[],
  now: Date,
): Promise<StoredAnswer[]> {
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

/** Stores answers under their keys. */
export async function storeAnswers(
  tables: Tables,
  accountId: number,
  answers: readonly StoredAnswer[],
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
