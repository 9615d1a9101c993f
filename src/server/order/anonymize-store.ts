import { sql } from 'kysely'
import type { Address } from '#contract/account/address.ts'
import type { Tables } from '../database/database.ts'

/**
 * Removes personal data from orders whose accounts are deleted: receiver, address, remarks. The area down to the town,
 * the items and the amounts stay for the books. The address of an order in delivery stays until the order has arrived.
 */
export async function anonymizeOrders(tables: Tables): Promise<void> {
  const noName = JSON.stringify({ receiver: '', mobile: '', addr: '' } satisfies Partial<Address>)
  await tables
    .updateTable('shop_order')
    .set((eb) => ({
      address: sql<string>`(${eb.ref('address')} - 'alternativeMobile' - 'postCode') || ${noName}::jsonb`,
      remarks: '',
      cancel_detail: null,
      is_nameless: true,
    }))
    .where('account_id', 'is', null)
    .where('status', 'in', [5, 6])
    .where('is_nameless', '=', false)
    .execute()
}
