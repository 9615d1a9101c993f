import type { Tables } from '../database/database.ts'
import { isNotPostponed } from './job-trouble-store.ts'

/** The number of one order of a status whose time limit has passed, locked; undefined where there is none. */
export async function claimEndedOrder(
  tables: Tables,
  kind: string,
  status: 1 | 3,
  now: Date,
): Promise<string | undefined> {
  const row = await tables
    .selectFrom('shop_order as o')
    .select('o.order_number')
    .where('o.status', '=', status)
    .where('o.ends_at', '<=', now)
    .where((eb) => isNotPostponed(tables, kind, eb.ref('o.order_number'), now))
    .orderBy('o.ends_at')
    .orderBy('o.order_id')
    .limit(1)
    .forUpdate('o')
    .skipLocked()
    .executeTakeFirst()
  return row?.order_number
}
