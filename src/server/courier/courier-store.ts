import { sql } from 'kysely'
import { cashOnDelivery } from '#contract/order/order.ts'
import type { Tables } from '../database/database.ts'
import { notExists } from '../database/expressions.ts'
import { isNotPostponed } from '../jobs/job-trouble-store.ts'
import { ownCourier } from './courier-rules.ts'

/**
 * The number of one order that has been due for its next step since `since`, locked: paid and not asked back for a
 * refund, or with the mall's own courier and not delivered: on its way, or received before its cash was recorded. A
 * parcel that the operator gave to another courier is left alone.
 */
export async function claimNextStop(tables: Tables, kind: string, since: Date, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('shop_order as o')
    .select('o.order_number')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('o.status', '=', 2),
          notExists(
            eb
              .selectFrom('order_item as i')
              .select('i.order_id')
              .whereRef('i.order_id', '=', 'o.order_id')
              .where('i.refund_state', '=', 1),
          ),
        ]),
        eb.and([
          eb.or([
            eb('o.status', '=', 3),
            eb.and([
              eb('o.status', '=', 5),
              eb('o.pay_type', '=', cashOnDelivery),
              eb('o.is_paid', '=', sql.lit(false)),
            ]),
          ]),
          eb('o.delivered_at', 'is', null),
          eb('o.courier', '=', ownCourier),
        ]),
      ]),
    )
    .where(
      (eb) =>
        eb
          .selectFrom('order_event as e')
          .select((event) => event.fn.max('e.at').as('last'))
          .whereRef('e.order_id', '=', 'o.order_id'),
      '<=',
      since,
    )
    .where((eb) => isNotPostponed(tables, kind, eb.ref('o.order_number'), now))
    .orderBy('o.order_id')
    .limit(1)
    .forUpdate('o')
    .skipLocked()
    .executeTakeFirst()
  return row?.order_number
}
