import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'

export type AddressRow = {
  addr_id: number
  receiver: string
  mobile: string
  alternative_mobile: string | null
  area_id: number
  addr: string
  post_code: string | null
  is_default: boolean
}
type WrittenAddress = {
  receiver: string
  mobile: string
  alternativeMobile?: string | undefined
  areaId: number
  addr: string
  postCode?: string | undefined
}

const columns = [
  'addr_id',
  'receiver',
  'mobile',
  'alternative_mobile',
  'area_id',
  'addr',
  'post_code',
  'is_default',
] as const

/** The addresses of an account: the default first, then the newest. */
export const readAddresses = (tables: Tables, accountId: number): Promise<AddressRow[]> =>
  tables
    .selectFrom('address')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('addr_id', 'desc')
    .execute()

/** An address of this account; undefined where the address belongs to another account. */
export const readAddress = (tables: Tables, accountId: number, addrId: number): Promise<AddressRow | undefined> =>
  tables
    .selectFrom('address')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('addr_id', '=', addrId)
    .executeTakeFirst()

/** Serializes the address writes of one account until the transaction ends. */
export async function lockAddresses(tables: Tables, accountId: number): Promise<void> {
  await tables.selectFrom('account').select('account_id').where('account_id', '=', accountId).forUpdate().execute()
}

const writtenColumns = (address: WrittenAddress) => ({
  receiver: address.receiver,
  mobile: address.mobile,
  alternative_mobile: address.alternativeMobile ?? null,
  area_id: address.areaId,
  addr: address.addr,
  post_code: address.postCode ?? null,
})

/** Returns the new address's id. */
export async function insertAddress(
  tables: Tables,
  accountId: number,
  address: WrittenAddress,
  now: Date,
): Promise<number> {
  const row = await tables
    .insertInto('address')
    .values({ ...writtenColumns(address), account_id: accountId, is_default: false, created_at: now })
    .returning('addr_id')
    .executeTakeFirst()
  return row?.addr_id ?? 0
}

export async function updateAddressRow(
  tables: Tables,
  accountId: number,
  addrId: number,
  address: WrittenAddress,
): Promise<void> {
  await tables
    .updateTable('address')
    .set(writtenColumns(address))
    .where('account_id', '=', accountId)
    .where('addr_id', '=', addrId)
    .execute()
}

export async function deleteAddressRow(tables: Tables, accountId: number, addrId: number): Promise<void> {
  await tables.deleteFrom('address').where('account_id', '=', accountId).where('addr_id', '=', addrId).execute()
}

/** Makes this address the account's only default. */
export async function writeDefault(tables: Tables, accountId: number, addrId: number): Promise<void> {
  await tables
    .updateTable('address')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', sql.lit(true))
    .where('addr_id', '<>', addrId)
    .execute()
  await tables
    .updateTable('address')
    .set({ is_default: true })
    .where('account_id', '=', accountId)
    .where('addr_id', '=', addrId)
    .execute()
}
