import { randomUUID } from 'node:crypto'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { addOrderNotice } from '../order/notice-store.ts'
import { lockOrder } from '../order/order-store.ts'
import { insertMoneyBack, readMoneyBackRow, readPayment, writeMoneyBackDone } from './money-back-store.ts'
import type { Payments } from './payments.ts'

/**
 * Starts a refund to the card that paid an order, for the part of its refund amount that has no refund yet. The refund
 * is stored in the caller's transaction; a job sends the refund to the provider until the provider accepts, then
 * `refunded_at` is set. Code that owes a shopper money only raises the refund amount. The caller holds the order's
 * lock. Throws where the amount exceeds the remaining payment.
 */
export async function startRefunds(tables: Tables, orderNumber: string, now: Date): Promise<void> {
  const payment = await readPayment(tables, orderNumber)
  if (!payment) return
  const { attemptId, owed, left } = payment
  const amount = Math.min(owed, left)
  if (amount > 0) await insertMoneyBack(tables, { refundId: randomUUID(), attemptId, orderNumber, amount }, now)
  if (owed > left) throw new Error(`Order ${orderNumber} was paid ${owed - left} less than the amount to return.`)
}

/** Sends one refund to the provider and notifies the shopper. Rejects without an answer; the job repeats the call. */
export async function refundAtProvider(
  { db, payments, clock }: Pick<Dependencies, 'db' | 'clock'> & { readonly payments: Pick<Payments, 'refund'> },
  refundId: string,
): Promise<void> {
  const one = await readMoneyBackRow(db, refundId)
  if (!one) return
  if ((await payments.refund(one)) !== 'done') throw new Error('The payment provider has not taken a refund yet.')
  await db.transaction().execute(async (tables) => {
    const before = await lockOrder(tables, { orderNumber: one.orderNumber })
    const now = new Date(clock())
    const isFirst = await writeMoneyBackDone(tables, one, now)
    const after = await lockOrder(tables, { orderNumber: one.orderNumber })
    if (after && isFirst && one.isDuplicate)
      await addOrderNotice(tables, after, 'MONEY_BACK', now, { refunded: one.amount })
    // A refund request sends its own notice.
    if (after?.status === 6 && after.cancelReason !== null && after.refundedAt && !before?.refundedAt)
      await addOrderNotice(tables, after, 'MONEY_BACK', now)
  })
}
