import type { InstallmentPlan } from '#contract/payment/installment.ts'
import type { Tables } from '../database/database.ts'
import type { StoredInstallment } from '../database/schema/order-tables.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'

const day = 86_400_000

/**
 * Writes the plan of a payment to an order that it has paid: the shopper must contact the bank within the plan's days
 * from now, and is reminded a day earlier. Only one order of a payment is reminded.
 */
export async function writeInstallment(
  tables: Tables,
  orderId: number,
  plan: InstallmentPlan,
  { now, isReminded }: { readonly now: Date; readonly isReminded: boolean },
): Promise<void> {
  const end = now.getTime() + plan.contactDays * day
  const stored: StoredInstallment = { ...plan, contactBy: new Date(end).toISOString() }
  await tables
    .updateTable('shop_order')
    .set({ installment: JSON.stringify(stored), installment_remind_at: isReminded ? new Date(end - day) : null })
    .where('order_id', '=', orderId)
    .where('installment', 'is', null)
    .execute()
}

/** The number of one order whose reminder is due, locked; undefined where there is none. */
export async function claimReminder(tables: Tables, kind: string, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('shop_order as o')
    .select('o.order_number')
    .where('o.installment_remind_at', '<=', now)
    .where((eb) => isNotPostponed(tables, kind, eb.ref('o.order_number'), now))
    .orderBy('o.installment_remind_at')
    .limit(1)
    .forUpdate('o')
    .skipLocked()
    .executeTakeFirst()
  return row?.order_number
}

/** Another order that the same payment has paid with a plan, and that is not closed; undefined where there is none. */
export async function readOtherOrderOfPlan(tables: Tables, orderNumber: string): Promise<string | undefined> {
  const row = await tables
    .selectFrom('payment_order as own')
    .innerJoin('payment_attempt as a', 'a.attempt_id', 'own.attempt_id')
    .innerJoin('payment_order as other', 'other.attempt_id', 'own.attempt_id')
    .innerJoin('shop_order as o', 'o.order_number', 'other.order_number')
    .select('o.order_number')
    .where('own.order_number', '=', orderNumber)
    .where('other.order_number', '<>', orderNumber)
    .where('a.state', '=', 'paid')
    .where('a.installment', 'is not', null)
    .where('o.installment', 'is not', null)
    .where('o.status', '<>', 6)
    .orderBy('o.order_number')
    .limit(1)
    .executeTakeFirst()
  return row?.order_number
}

/** The reminder of an order was sent, or is no longer needed. */
export async function endReminder(tables: Tables, orderNumber: string): Promise<void> {
  await tables
    .updateTable('shop_order')
    .set({ installment_remind_at: null })
    .where('order_number', '=', orderNumber)
    .execute()
}
