import type { TraceKind } from '#contract/order/my-orders.ts'
import type { Tables } from '../database/database.ts'

/** An event of an order; `text` is the courier's own message where the event is not a status change. */
export type EventRow = { readonly kind: TraceKind; readonly place: string; readonly text: string; readonly at: Date }

export async function addOrderEvent(
  tables: Tables,
  orderId: number,
  { kind, place, text, at }: EventRow,
): Promise<void> {
  await tables.insertInto('order_event').values({ order_id: orderId, kind, place, text, at }).execute()
}

/** The events of an order, newest first. */
export const readEvents = (tables: Tables, orderId: number): Promise<EventRow[]> =>
  tables
    .selectFrom('order_event')
    .select(['kind', 'place', 'text', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('event_id', 'desc')
    .execute()
