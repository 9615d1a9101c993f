import { readMobile } from '#contract/account/sign-in-rules.ts'
import { languages } from '#contract/languages.ts'
import { findByContact } from '../account/account-store.ts'
import { inUnits, unitOf } from '../checkout/fee-rules.ts'
import type { Tables } from '../database/database.ts'
import { isRefusal } from '../http/refusal.ts'
import { regionById, type SalesRegion } from '../region/region-rules.ts'
import { grantVoucher } from '../voucher/collect-voucher.ts'
import { readListedVouchers, readShopOf, type VoucherListRow } from '../voucher/listed-voucher-store.ts'
import { insertVoucher, stopVoucher, type VoucherTerms } from '../voucher/new-voucher-store.ts'
import { inColumns, timeOf } from './listing.ts'
import { noRegion, regionNamed } from './named-region.ts'
import type { Outcome } from './operator-command.ts'
import type { VoucherCommand } from './voucher-command.ts'

const done = (text: string): Outcome => ({ isDone: true, text })
const refuse = (text: string): Outcome => ({ isDone: false, text })
const day = 86_400_000

/** Runs an operator's command about vouchers, inside a transaction. */
export async function runVoucherCommand(tables: Tables, command: VoucherCommand, now: Date): Promise<Outcome> {
  switch (command.kind) {
    case 'voucher':
      return done(listVouchers(await readListedVouchers(tables, command.list === 'open', command.most, now)))
    case 'voucher create':
      return createVoucher(tables, command, now)
    case 'voucher stop':
      return (await stopVoucher(tables, command.voucherId))
        ? done(`Voucher ${command.voucherId} is stopped: nobody can collect it any more. Collected ones stay valid.`)
        : refuse(`There is no voucher ${command.voucherId}.`)
    case 'voucher give': {
      const { to, voucherId } = command
      const account = to.includes('@')
        ? await findByContact(tables, { kind: 'mail', to: to.toLowerCase() })
        : await findByContact(tables, { kind: 'mobile', to: readMobile(to)?.padded ?? to })
      if (!account)
        return refuse(`Nobody has the email address or number ${to}. A number begins with 00 and the country.`)
      const given = await grantVoucher(tables, { accountId: account.account_id, voucherId, now })
      return isRefusal(given)
        ? refuse(`Voucher ${voucherId}: ${given.refused.desc}`)
        : done(`${account.nick_name} has voucher ${voucherId} until ${timeOf(given.endsAt)}.`)
    }
  }
}

type Create = Extract<VoucherCommand, { kind: 'voucher create' }>

async function createVoucher(tables: Tables, command: Create, now: Date): Promise<Outcome> {
  const region = regionNamed(command.region)
  if (!region) return refuse(noRegion(command.region))
  const prodIds = command.products?.split(',').map(Number)
  const shopId = prodIds ? await readShopOf(tables, region.regionId, prodIds) : command.shop
  if (prodIds && shopId === undefined)
    return refuse(`${region.regionName} does not sell all of these products in one shop.`)
  if (command.code && command.gift) return refuse('A voucher has a code or is a gift, not both.')
  const names = command.name.split('|').map((one) => one.trim())
  if (names.length !== 1 && names.length !== languages.length)
    return refuse(`Give one name, or ${languages.length} names with | between them: ${languages.join(', ')}.`)
  const voucherId = await insertVoucher(tables, termsOf(command, { region, shopId, prodIds, names }, now), now)
  return voucherId === undefined
    ? refuse(`The code ${command.code} is taken in ${region.regionName}.`)
    : done(`Voucher ${voucherId} of ${region.regionName} is open. Cached lists may lack it for a minute.`)
}

type Where = {
  readonly region: SalesRegion
  readonly shopId: number | undefined
  readonly prodIds: readonly number[] | undefined
  readonly names: readonly string[]
}

function termsOf(command: Create, { region, shopId, prodIds, names }: Where, now: Date): VoucherTerms {
  const { off, cap, from, days, count, limit, code, gift } = command
  const minor = (major: number) => inUnits(Math.round(major * 100), unitOf(region))
  const effect =
    off === 'delivery'
      ? { isFreeShipping: true }
      : off.endsWith('%')
        ? { percentOff: Number(off.slice(0, -1)) }
        : { reduceAmount: minor(Number(off)) }
  return {
    regionId: region.regionId,
    names: names.length === 1 ? languages.map(() => names[0] ?? '') : names,
    kind: prodIds ? 'product' : shopId === undefined ? 'mall' : 'shop',
    ...(shopId !== undefined && { shopId }),
    ...(prodIds && { prodIds }),
    ...effect,
    ...(cap !== undefined && { cap: minor(cap) }),
    minSpend: minor(from),
    startsAt: now,
    endsAt: new Date(now.getTime() + days * day),
    stock: count,
    limitPerUser: limit,
    access: code ? 'code' : gift ? 'granted' : 'open',
    ...(code && { code }),
  }
}

/** Vouchers, one a line. */
function listVouchers(vouchers: readonly VoucherListRow[]): string {
  if (vouchers.length === 0) return 'There are no such vouchers.'
  return inColumns([
    ['VOUCHER', 'REGION', 'KIND', 'OFF', 'FROM', 'ENDS', 'LEFT', 'COLLECTED', 'USED', 'NAME'],
    ...vouchers.map((one) => [
      String(one.voucherId),
      regionById(one.regionId).countryCode,
      one.shopName === null ? one.kind : `${one.kind} (${one.shopName})`,
      offOf(one),
      String(one.minSpend / 100),
      timeOf(one.endsAt),
      one.isStopped ? 'stopped' : String(one.stock),
      String(one.collected),
      String(one.used),
      `${one.names[0]}${one.code ? ` (code ${one.code})` : ''}`,
    ]),
  ])
}

function offOf({ percentOff, reduceAmount, isFreeShipping, cap }: VoucherListRow): string {
  const off = isFreeShipping ? 'delivery' : percentOff === null ? String((reduceAmount ?? 0) / 100) : `${percentOff}%`
  return cap === null ? off : `${off} up to ${cap / 100}`
}
