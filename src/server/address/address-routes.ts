import type { Hono } from 'hono'
import {
  type Address,
  addAddress,
  addresses,
  areasWithin,
  deleteAddress,
  maxAddresses,
  setDefaultAddress,
  updateAddress,
} from '#contract/account/address.ts'
import { sentences } from '#contract/account/sentences.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { notFound, refusal } from '../http/refusal.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { addressesOf } from './address-list.ts'
import { addressOf, isSinglePath } from './address-rules.ts'
import {
  deleteAddressRow,
  insertAddress,
  lockAddresses,
  readAddress,
  readAddresses,
  updateAddressRow,
  writeDefault,
} from './address-store.ts'
import { areas } from './areas.ts'

const unknownArea = () => refusal('AREA_UNKNOWN', sentences.AREA_UNKNOWN, { areaId: 'AREA_UNKNOWN' })

/** /p/address/… and /p/area/listByPid. Another shopper's address is answered with 404. */
export function addressRoutes(api: Hono, dependencies: Dependencies): void {
  const { clock } = dependencies

  serveShopper(api, dependencies, areasWithin, async ({ pid }) => {
    const within = areas().within(pid)
    return within ? [...within] : notFound('place', { pid: 'NOT_FOUND' })
  })

  serveShopper(api, dependencies, addresses, async (_query, { tables, shopper }) =>
    addressesOf(tables, shopper.accountId),
  )

  serveShopper(api, dependencies, addAddress, async (_query, { body, tables, shopper: { accountId } }) => {
    if (!isSinglePath(areas().pathTo(body.areaId), body)) return unknownArea()
    await lockAddresses(tables, accountId)
    const known = await readAddresses(tables, accountId)
    if (known.length >= maxAddresses) return refusal('ADDRESSES_FULL', sentences.ADDRESSES_FULL)
    const addrId = await insertAddress(tables, accountId, body, new Date(clock()))
    if (known.length === 0 || body.commonAddr === 1) await writeDefault(tables, accountId, addrId)
    return written(tables, accountId, addrId)
  })

  serveShopper(api, dependencies, updateAddress, async (_query, { body, tables, shopper: { accountId } }) => {
    await lockAddresses(tables, accountId)
    if (!(await readAddress(tables, accountId, body.addrId))) return notFound('address')
    if (!isSinglePath(areas().pathTo(body.areaId), body)) return unknownArea()
    await updateAddressRow(tables, accountId, body.addrId, body)
    if (body.commonAddr === 1) await writeDefault(tables, accountId, body.addrId)
    return written(tables, accountId, body.addrId)
  })

  serveShopper(api, dependencies, deleteAddress, async (_query, { params, tables, shopper: { accountId } }) => {
    await lockAddresses(tables, accountId)
    const gone = await readAddress(tables, accountId, params.addrId)
    if (!gone) return notFound('address')
    await deleteAddressRow(tables, accountId, params.addrId)
    const [newest] = await readAddresses(tables, accountId)
    if (gone.is_default && newest) await writeDefault(tables, accountId, newest.addr_id)
    return undefined
  })

  serveShopper(api, dependencies, setDefaultAddress, async (_query, { params, tables, shopper: { accountId } }) => {
    await lockAddresses(tables, accountId)
    const one = await readAddress(tables, accountId, params.addrId)
    if (!one) return notFound('address')
    if (one.is_default) return refusal('ALREADY_DEFAULT', sentences.ALREADY_DEFAULT)
    await writeDefault(tables, accountId, params.addrId)
    return undefined
  })
}

async function written(tables: Tables, accountId: number, addrId: number): Promise<Address> {
  const row = await readAddress(tables, accountId, addrId)
  const path = row && areas().pathTo(row.area_id)
  if (!path) throw new Error('The stored address could not be read back.')
  return addressOf(row, path)
}
