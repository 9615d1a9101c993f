import { randomUUID } from 'node:crypto'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { noteOrder } from '../order/notice-store.ts'
import { holdOrder } from '../order/order-store.ts'
import { insertMoneyBack, readMoneyBackRow, readOwed, readPaid, writeMoneyBackDone } from './money-back-store.ts'
import type { Payments } from './payments.ts'

/**
 * What an order's refund amount says to go back, and was not begun yet, goes back to the card that paid it: written down in the caller's
 * transaction, given by a job, tried again until the provider has taken it; then the order says when (`refunded_at`). Whoever
 * owes a shopper money raises the refund amount, and has done all there is to do. The order is held. Throws where it is more
 * than what was paid by card and has not gone back.
 */
export async function giveMoneyBack(tables: Tables, orderNumber: string, now: Date): Promise<void> {
  let open = await readOwed(tables, orderNumber)
  for (const { attemptId, left } of await readPaid(tables, orderNumber)) {
    const amount = Math.min(open, left)
    if (amount > 0) await insertMoneyBack(tables, { refundId: randomUUID(), attemptId, orderNumber, amount }, now)
    open -= Math.max(0, amount)
  }
  if (open > 0) throw new Error(`Order ${orderNumber} was not paid so much as is to go back: ${open} too little.`)
}

/** Asks the provider to give one amount back, and tells the shopper when it has. Rejects where it did not answer: the job comes again. */
export async function refundAtProvider(
  { db, payments, clock }: Pick<Dependencies, 'db' | 'clock'> & { readonly payments: Pick<Payments, 'refund'> },
  refundId: string,
): Promise<void> {
  const one = await readMoneyBackRow(db, refundId)
  if (!one) return
  if ((await payments.refund(one)) !== 'done') throw new Error('The payment provider has not taken a refund yet.')
  await db.transaction().execute(async (tables) => {
    const before = await holdOrder(tables, { orderNumber: one.orderNumber })
    const now = new Date(clock())
    await writeMoneyBackDone(tables, one, now)
    const after = await holdOrder(tables, { orderNumber: one.orderNumber })
    // Of a refund that was asked for, its own notice tells.
    if (after?.status === 6 && after.cancelReason !== null && after.refundedAt && !before?.refundedAt)
      await noteOrder(tables, after, 'MONEY_BACK', now)
  })
}
