import sql from 'sql-template-tag'
import type { TraceKind } from '#contract/order/my-orders.ts'
import type { Tables } from '../database/database.ts'

/** Something that happened to an order; `text` is the courier's own where it is not a move. */
export type EventRow = { readonly kind: TraceKind; readonly place: string; readonly text: string; readonly at: Date }

export const noteEvent = async (tables: Tables, orderId: number, { kind, place, text, at }: EventRow): Promise<void> =>
  void (await tables.query(
    sql`insert into order_event (order_id, kind, place, text, at) values (${orderId}, ${kind}, ${place}, ${text}, ${at})`,
  ))

/** The newest first. */
export const readEvents = (tables: Tables, orderId: number): Promise<EventRow[]> =>
  tables.query<EventRow>(
    sql`select kind, place, text, at from order_event where order_id = ${orderId} order by event_id desc`,
  )
