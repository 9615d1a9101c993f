import sql from 'sql-template-tag'
import type { Tables } from '../database/database.ts'

/**
 * Takes the names off the orders whose accounts are gone: who it was for, where to, and what was written. The place down to the town,
 * the things and the amounts stay for the books. What is still on its way keeps its address until it has come.
 */
export const forgetBuyers = async (tables: Tables): Promise<void> =>
  void (await tables.query(sql`
    update shop_order set address = (address - 'alternativeMobile' - 'postCode') || '{"receiver": "", "mobile": "", "addr": ""}'::jsonb, remarks = '', cancel_detail = null, is_nameless = true
    where account_id is null and status in (5, 6) and not is_nameless`))
