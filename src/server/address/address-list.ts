import type { Address } from '#contract/account/address.ts'
import type { Tables } from '../database/database.ts'
import { addressOf } from './address-rules.ts'
import { readAddresses } from './address-store.ts'
import { areas } from './areas.ts'

/** A shopper's addresses, the default first. An address whose town is no longer listed is left out. */
export async function addressesOf(tables: Tables, accountId: number): Promise<Address[]> {
  return (await readAddresses(tables, accountId)).flatMap((row) => {
    const path = areas().pathTo(row.area_id)
    return path ? [addressOf(row, path)] : []
  })
}
