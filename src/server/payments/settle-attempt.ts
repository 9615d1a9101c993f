import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { isRefusal } from '../http/refusal.ts'
import { markPaid } from '../order/move-order.ts'
import { addOrderNotice } from '../order/notice-store.ts'
import { lockOrder, readOrder } from '../order/order-store.ts'
import { lockSoldCounts } from '../order/sold-store.ts'
import { addMoneyBack } from '../refund/refund-store.ts'
import { type Attempt, lockPayments, readAttemptRow, readParts, writeAttempt } from './attempt-store.ts'
import { saveCard } from './card-store.ts'
import type { FoundCharge } from './payments.ts'
import { startRefunds } from './start-refunds.ts'

/**
 * Stores the result of an attempt, from the provider's answer, a webhook, a page's query or a job, in any order and any
 * number of times. Paid orders move on. The money of an order that was closed meanwhile is returned, and the shopper is
 * notified. Answers the attempt's new state.
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
  await lockSoldCounts(
    tables,
    parts.map(({ orderNumber }) => orderNumber),
  )
  for (const { orderNumber, amount, isLive } of parts) {
    // An order that another payment has paid is not paid twice.
    const marked = isLive ? await markPaid(tables, orderNumber, { payType: attempt.payType, now }) : null
    if ((marked && !isRefusal(marked)) || amount === 0) continue
    const held = await lockOrder(tables, { orderNumber })
    if (!held) continue
    await addMoneyBack(tables, held.orderId, amount)
    await startRefunds(tables, orderNumber, now)
    await addOrderNotice(tables, (await readOrder(tables, { orderNumber })) ?? held, 'PAID_TOO_LATE', now)
  }
}
