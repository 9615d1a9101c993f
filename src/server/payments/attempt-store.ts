import { sql } from 'kysely'
import type { PaymentRefusal } from '#contract/payment.ts'
import { query, type Tables } from '../database/database.ts'

/** One try to pay. `open`: the provider was, or is about to be, asked. */
export type Attempt = {
  readonly attemptId: string
  readonly accountId: number
  readonly provider: string
  readonly state: 'open' | 'action' | 'pending' | 'paid' | 'refused'
  readonly payType: 21 | 22
  readonly amount: number
  readonly currency: string
  readonly sourceHash: string
  readonly savesCard: boolean
  readonly actionUrl: string | null
  readonly refusal: PaymentRefusal | null
  readonly paymentId: string | null
  readonly madeAt: Date
}
/** What an attempt pays of one order. */
export type Part = { readonly orderNumber: string; readonly amount: number; readonly isLive: boolean }

const columns = sql`a.attempt_id as "attemptId", a.account_id as "accountId", a.provider, a.state, a.pay_type as "payType", a.amount, a.currency, a.source_hash as "sourceHash",
  a.saves_card as "savesCard", a.action_url as "actionUrl", a.refusal, a.payment_id as "paymentId", a.made_at as "madeAt"`

/** Keeps two dealings with one shopper's payments and cards apart until the transaction ends: taken before any row is. */
export const lockPayments = async (tables: Tables, accountId: number): Promise<void> =>
  void (await query(tables, sql`select pg_advisory_xact_lock(hashtextextended(${`payments of ${accountId}`}, 5))`))

export async function insertAttempt(
  tables: Tables,
  attempt: Omit<Attempt, 'state' | 'actionUrl' | 'refusal' | 'paymentId'>,
  parts: readonly Omit<Part, 'isLive'>[],
  askAt: Date,
): Promise<void> {
  await query(
    tables,
    sql`
    insert into payment_attempt (attempt_id, account_id, provider, state, pay_type, amount, currency, source_hash, saves_card, made_at, ask_at)
    values (${attempt.attemptId}, ${attempt.accountId}, ${attempt.provider}, 'open', ${attempt.payType}, ${attempt.amount}, ${attempt.currency}, ${attempt.sourceHash},
      ${attempt.savesCard}, ${attempt.madeAt}, ${askAt})`,
  )
  await query(
    tables,
    sql`
    insert into payment_order (attempt_id, order_number, amount, is_live)
    select ${attempt.attemptId}, "orderNumber", amount, true from json_to_recordset(${JSON.stringify(parts)}::json) as part ("orderNumber" text, amount bigint)`,
  )
}

export const readAttemptRow = async (tables: Tables, attemptId: string): Promise<Attempt | undefined> =>
  (await query<Attempt>(tables, sql`select ${columns} from payment_attempt a where attempt_id = ${attemptId}`))[0]

/** What an attempt pays, in the order of the numbers. */
export const readParts = (tables: Tables, attemptId: string): Promise<Part[]> =>
  query<Part>(
    tables,
    sql`select order_number as "orderNumber", amount, is_live as "isLive" from payment_order where attempt_id = ${attemptId} order by order_number`,
  )

/** Attempts on any of these orders, the newest first; of those that live where it is asked. */
export const readAttempts = (tables: Tables, orderNumbers: readonly string[], isLive: boolean): Promise<Attempt[]> =>
  query<Attempt>(
    tables,
    sql`
    select ${columns} from payment_attempt a
    where exists (select 1 from payment_order p where p.attempt_id = a.attempt_id and p.order_number = any(${[...orderNumbers]}::text[]) ${isLive ? sql`and p.is_live` : sql``})
    order by a.made_at desc, a.attempt_id`,
  )

/** The newest attempt of a shopper with a source. */
export const readBySource = async (
  tables: Tables,
  accountId: number,
  sourceHash: string,
): Promise<Attempt | undefined> =>
  (
    await query<Attempt>(
      tables,
      sql`select ${columns} from payment_attempt a where account_id = ${accountId} and source_hash = ${sourceHash} order by made_at desc limit 1`,
    )
  )[0]

/** Writes where an attempt stands; one that was refused frees its orders for another. */
export async function writeAttempt(
  tables: Tables,
  attemptId: string,
  to: Pick<Attempt, 'state'> & Partial<Pick<Attempt, 'actionUrl' | 'refusal' | 'paymentId'>>,
): Promise<void> {
  const changes = [sql`state = ${to.state}`]
  if (to.actionUrl !== undefined) changes.push(sql`action_url = ${to.actionUrl}`)
  if (to.refusal !== undefined) changes.push(sql`refusal = ${to.refusal}`)
  if (to.paymentId !== undefined) changes.push(sql`payment_id = ${to.paymentId}`)
  if (to.state === 'paid' || to.state === 'refused') changes.push(sql`ask_at = null`)
  await query(tables, sql`update payment_attempt set ${sql.join(changes)} where attempt_id = ${attemptId}`)
  if (to.state === 'refused')
    await query(tables, sql`update payment_order set is_live = false where attempt_id = ${attemptId}`)
}

/** Names one attempt of a provider of which it is time to ask, and sets it back, so that nobody else asks meanwhile. */
export async function claimAttempt(
  tables: Tables,
  provider: string,
  now: Date,
  again: Date,
): Promise<string | undefined> {
  const rows = await query<{ attempt_id: string }>(
    tables,
    sql`
    update payment_attempt set ask_at = ${again} where attempt_id = (
      select attempt_id from payment_attempt where ask_at <= ${now} and provider = ${provider} order by ask_at limit 1 for update skip locked)
    returning attempt_id`,
  )
  return rows[0]?.attempt_id
}
