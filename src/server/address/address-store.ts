import sql from 'sql-template-tag'
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
export type WrittenAddress = {
  receiver: string
  mobile: string
  alternativeMobile?: string | undefined
  areaId: number
  addr: string
  postCode?: string | undefined
}

const columns = sql`addr_id, receiver, mobile, alternative_mobile, area_id, addr, post_code, is_default`

/** The default first, then the newest. */
export const readAddresses = (tables: Tables, accountId: number): Promise<AddressRow[]> =>
  tables.query<AddressRow>(
    sql`select ${columns} from address where account_id = ${accountId} order by is_default desc, addr_id desc`,
  )

/** Of nobody else: undefined where it is another's. */
export async function readAddress(tables: Tables, accountId: number, addrId: number): Promise<AddressRow | undefined> {
  return (
    await tables.query<AddressRow>(
      sql`select ${columns} from address where account_id = ${accountId} and addr_id = ${addrId}`,
    )
  )[0]
}

/** Keeps two writes of one account apart until the transaction ends. */
export const lockAddresses = async (tables: Tables, accountId: number): Promise<void> =>
  void (await tables.query(sql`select 1 from account where account_id = ${accountId} for update`))

export async function insertAddress(
  tables: Tables,
  accountId: number,
  one: WrittenAddress,
  now: Date,
): Promise<number> {
  const rows = await tables.query<{ addr_id: number }>(sql`
    insert into address (account_id, receiver, mobile, alternative_mobile, area_id, addr, post_code, is_default, created_at)
    values (${accountId}, ${one.receiver}, ${one.mobile}, ${one.alternativeMobile ?? null}, ${one.areaId}, ${one.addr}, ${one.postCode ?? null}, false, ${now})
    returning addr_id`)
  return rows[0]?.addr_id ?? 0
}

export const updateAddressRow = async (
  tables: Tables,
  accountId: number,
  addrId: number,
  one: WrittenAddress,
): Promise<void> =>
  void (await tables.query(sql`
    update address set receiver = ${one.receiver}, mobile = ${one.mobile}, alternative_mobile = ${one.alternativeMobile ?? null},
      area_id = ${one.areaId}, addr = ${one.addr}, post_code = ${one.postCode ?? null}
    where account_id = ${accountId} and addr_id = ${addrId}`))

export const deleteAddressRow = async (tables: Tables, accountId: number, addrId: number): Promise<void> =>
  void (await tables.query(sql`delete from address where account_id = ${accountId} and addr_id = ${addrId}`))

/** Makes one the default, and no other. */
export async function writeDefault(tables: Tables, accountId: number, addrId: number): Promise<void> {
  await tables.query(
    sql`update address set is_default = false where account_id = ${accountId} and is_default and addr_id <> ${addrId}`,
  )
  await tables.query(sql`update address set is_default = true where account_id = ${accountId} and addr_id = ${addrId}`)
}
