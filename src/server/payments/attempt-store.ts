import { sql } from 'kysely'
import type { InstallmentPlan } from '#contract/payment/installment.ts'
import type { PaymentRefusal } from '#contract/payment/payment.ts'
import type { Tables } from '../database/database.ts'
import { anyOfTexts } from '../database/expressions.ts'

/** One payment attempt. `open`: the call to the provider is about to be made, or has been made. */
export type Attempt = {
  readonly attemptId: string
  readonly accountId: number
  readonly provider: string
  readonly state: 'open' | 'action' | 'pending' | 'paid' | 'refused'
  readonly payType: 21 | 22 | 24
  readonly amount: number
  readonly currency: string
  readonly sourceHash: string
  readonly savesCard: boolean
  readonly actionUrl: string | null
  readonly refusal: PaymentRefusal | null
  readonly paymentId: string | null
  readonly madeAt: Date
  /** The plan that was offered; null for a payment without instalments. */
  readonly installment: InstallmentPlan | null
}
/** The share of an attempt that pays one order. */
export type Part = { readonly orderNumber: string; readonly amount: number; readonly isLive: boolean }

const columns = [
  'a.attempt_id as attemptId',
  'a.account_id as accountId',
  'a.provider',
  'a.state',
  'a.pay_type as payType',
  'a.amount',
  'a.currency',
  'a.source_hash as sourceHash',
  'a.saves_card as savesCard',
  'a.action_url as actionUrl',
  'a.refusal',
  'a.payment_id as paymentId',
  'a.made_at as madeAt',
  'a.installment',
] as const

/**
 * Serializes the operations on one shopper's payments and cards until the transaction ends; called before any row is
 * locked.
 */
export async function lockPayments(tables: Tables, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments of ${accountId}`}, 5))`.execute(tables)
}

export async function insertAttempt(
  tables: Tables,
  attempt: Omit<Attempt, 'state' | 'actionUrl' | 'refusal' | 'paymentId'>,
  parts: readonly Omit<Part, 'isLive'>[],
  askAt: Date,
): Promise<void> {
  await tables
    .insertInto('payment_attempt')
    .values({
      attempt_id: attempt.attemptId,
      account_id: attempt.accountId,
      provider: attempt.provider,
      state: 'open',
      pay_type: attempt.payType,
      amount: attempt.amount,
      currency: attempt.currency,
      source_hash: attempt.sourceHash,
      saves_card: attempt.savesCard,
      made_at: attempt.madeAt,
      ask_at: askAt,
      installment: attempt.installment && JSON.stringify(attempt.installment),
    })
    .execute()
  if (parts.length === 0) return
  await tables
    .insertInto('payment_order')
    .values(
      parts.map(({ orderNumber, amount }) => ({
        attempt_id: attempt.attemptId,
        order_number: orderNumber,
        amount,
        is_live: true,
      })),
    )
    .execute()
}

export const readAttemptRow = (tables: Tables, attemptId: string): Promise<Attempt | undefined> =>
  tables.selectFrom('payment_attempt as a').select(columns).where('a.attempt_id', '=', attemptId).executeTakeFirst()

/** The parts of an attempt, ordered by order number. */
export const readParts = (tables: Tables, attemptId: string): Promise<Part[]> =>
  tables
    .selectFrom('payment_order')
    .select(['order_number as orderNumber', 'amount', 'is_live as isLive'])
    .where('attempt_id', '=', attemptId)
    .orderBy('order_number')
    .execute()

/** Attempts on any of these orders, newest first; `isLive` limits them to live attempts. */
export function readAttempts(tables: Tables, orderNumbers: readonly string[], isLive: boolean): Promise<Attempt[]> {
  const parts = tables
    .selectFrom('payment_order as p')
    .select('p.attempt_id')
    .where('p.order_number', '=', anyOfTexts(orderNumbers))
  const wanted = isLive ? parts.where('p.is_live', '=', sql.lit(true)) : parts
  return tables
    .selectFrom('payment_attempt as a')
    .select(columns)
    .where((eb) => eb.exists(wanted.where('p.attempt_id', '=', eb.ref('a.attempt_id'))))
    .orderBy('a.made_at', 'desc')
    .orderBy('a.attempt_id')
    .execute()
}

/** A shopper's newest attempt with this payment source. */
export const readBySource = (tables: Tables, accountId: number, sourceHash: string): Promise<Attempt | undefined> =>
  tables
    .selectFrom('payment_attempt as a')
    .select(columns)
    .where('a.account_id', '=', accountId)
    .where('a.source_hash', '=', sourceHash)
    .orderBy('a.made_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Writes the state of an attempt; a refused attempt frees its orders for another attempt. */
export async function writeAttempt(
  tables: Tables,
  attemptId: string,
  to: Pick<Attempt, 'state'> & Partial<Pick<Attempt, 'actionUrl' | 'refusal' | 'paymentId'>>,
): Promise<void> {
  await tables
    .updateTable('payment_attempt')
    .set({
      state: to.state,
      action_url: to.actionUrl,
      refusal: to.refusal,
      payment_id: to.paymentId,
      ...(to.state === 'paid' || to.state === 'refused' ? { ask_at: null } : {}),
    })
    .where('attempt_id', '=', attemptId)
    .execute()
  if (to.state === 'refused')
    await tables.updateTable('payment_order').set({ is_live: false }).where('attempt_id', '=', attemptId).execute()
}

/**
 * Claims one attempt whose state is due to be queried from the provider, and postpones the next query, so that no other
 * process queries meanwhile.
 */
export async function claimAttempt(
  tables: Tables,
  provider: string,
  now: Date,
  again: Date,
): Promise<string | undefined> {
  const due = tables
    .selectFrom('payment_attempt')
    .select('attempt_id')
    .where('ask_at', '<=', now)
    .where('provider', '=', provider)
    .orderBy('ask_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const row = await tables
    .updateTable('payment_attempt')
    .set({ ask_at: again })
    .where('attempt_id', '=', due)
    .returning('attempt_id')
    .executeTakeFirst()
  return row?.attempt_id
}
