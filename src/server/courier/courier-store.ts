import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'
import { isNotSetBack } from '../jobs/trouble-store.ts'
import { ownCourier } from './courier-rules.ts'

/**
 * The number of one order that waits for its next step since `since`, held: paid and not asked back, or on its way with our courier.
 * A parcel that the operator gave to another is theirs.
 */
export async function claimNextStop(tables: Tables, kind: string, since: Date, now: Date): Promise<string | undefined> {
  const rows = await query<{ order_number: string }>(
    tables,
    sql`
    select order_number from shop_order o
    where ((status = 2 and not exists (select 1 from order_item i where i.order_id = o.order_id and i.refund_state = 1))
        or (status = 3 and delivered_at is null and courier = ${ownCourier}))
      and (select max(at) from order_event e where e.order_id = o.order_id) <= ${since} and ${isNotSetBack(kind, sql`o.order_number`, now)}
    order by order_id limit 1 for update of o skip locked`,
  )
  return rows[0]?.order_number
}
