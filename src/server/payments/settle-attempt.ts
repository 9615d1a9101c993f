import { randomUUID } from 'node:crypto'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { isRefusal } from '../http/refusal.ts'
import { writeInstallment } from '../installment/installment-store.ts'
import { lockForPayment } from '../order/lock-for-payment.ts'
import { markPaid } from '../order/move-order.ts'
import { addOrderNotice } from '../order/notice-store.ts'
import { lockOrder, type OrderRow, readOrder } from '../order/order-store.ts'
import { addMoneyBack } from '../refund/refund-store.ts'
import { type Attempt, lockPayments, type Part, readAttemptRow, readParts, writeAttempt } from './attempt-store.ts'
import { saveCard } from './card-store.ts'
import { insertMoneyBack } from './money-back-store.ts'
import type { FoundCharge } from './payments.ts'
import { startRefunds } from './start-refunds.ts'

/**
 * Stores the result of an attempt, from the provider's answer, a webhook, a page's query or a job, in any order and any
 * number of times. Paid orders move on. The money of an order that was closed meanwhile, and a charge of a refused
 * attempt, are returned, and the shopper is notified. Answers the attempt's new state.
 */
export async function settleAttempt(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  attemptId: string,
  found: FoundCharge,
): Promise<Attempt | undefined> {
  const known = await readAttemptRow(db, attemptId)
  if (!known || found.state === 'unknown' || found.state === 'none') return known
  await db.transaction().execute(async (tables) => {
    await lockPayments(tables, known.accountId)
    const attempt = await readAttemptRow(tables, attemptId)
    // `paid` is final. `refused` is final, too, unless the provider has charged nevertheless.
    if (!attempt || attempt.state === 'paid' || (attempt.state === 'refused' && found.state !== 'paid')) return
    if (found.state === 'paid') return settlePaid(tables, attempt, found, new Date(clock()))
    if (found.state === 'refused') return writeAttempt(tables, attemptId, { state: 'refused', refusal: found.code })
    return writeAttempt(
      tables,
      attemptId,
      found.state === 'action' ? { state: 'action', actionUrl: found.actionUrl } : { state: 'pending' },
    )
  })
  return readAttemptRow(db, attemptId)
}

async function settlePaid(
  tables: Tables,
  attempt: Attempt,
  { paymentId, card }: Extract<FoundCharge, { state: 'paid' }>,
  now: Date,
): Promise<void> {
  await writeAttempt(tables, attempt.attemptId, { state: 'paid', paymentId })
  const { reference } = card
  if (attempt.savesCard && reference)
    await saveCard(tables, attempt.accountId, attempt.provider, { ...card, reference }, now)
  const parts = await readParts(tables, attempt.attemptId)
  await lockForPayment(
    tables,
    parts.map(({ orderNumber }) => orderNumber),
  )
  // One order of the payment is reminded of the plan: the first one that the payment has paid.
  let isReminded = true
  for (const part of parts) {
    const { orderNumber, amount, isLive } = part
    // An order that another payment has paid is not paid twice.
    const marked = isLive ? await markPaid(tables, orderNumber, { payType: attempt.payType, now }) : null
    if (marked && !isRefusal(marked)) {
      if (attempt.installment) await writeInstallment(tables, marked.orderId, attempt.installment, { now, isReminded })
      isReminded = false
      continue
    }
    if (amount === 0) continue
    const held = await lockOrder(tables, { orderNumber })
    if (held) await returnPayment(tables, held, { ...part, attemptId: attempt.attemptId }, now)
  }
}

/** Returns a payment that did not pay its order, and notifies the shopper. */
async function returnPayment(
  tables: Tables,
  { orderId, status, isPaid }: OrderRow,
  { attemptId, orderNumber, amount, isLive }: Part & Pick<Attempt, 'attemptId'>,
  now: Date,
): Promise<void> {
  if (isLive) {
    await addMoneyBack(tables, orderId, amount)
    await startRefunds(tables, orderNumber, now)
  } else await insertMoneyBack(tables, { refundId: randomUUID(), attemptId, orderNumber, amount }, now)
  const order = await readOrder(tables, { orderNumber })
  const title = status === 6 && !isPaid ? 'PAID_TOO_LATE' : 'CHARGED_TWICE'
  if (order) await addOrderNotice(tables, order, title, now, { refunded: amount })
}
