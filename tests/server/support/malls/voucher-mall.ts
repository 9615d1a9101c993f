import { defaultRegionId } from '#contract/region/region.ts'
import type { OwnVoucher } from '#contract/voucher/own-voucher.ts'
import { insertVoucher, type VoucherTerms } from '#server/voucher/new-voucher-store.ts'
import { openOrderMall } from './order-mall.ts'

const day = 86_400_000

/** A mall whose stock and vouchers a test sets. Amounts of vouchers are in minor units. */
export async function openVoucherMall(environment: Record<string, string> = {}) {
  const world = await openOrderMall(environment)
  const { mall } = world
  /** Makes a voucher of the whole mall with Rs. 100 off, or with these terms; answers its id. */
  const voucher = async (terms: Partial<VoucherTerms> = {}): Promise<number> => {
    const now = new Date(mall.time.now)
    const effect = terms.percentOff || terms.isFreeShipping ? {} : { reduceAmount: 10_000 }
    const made = await insertVoucher(
      mall.db,
      {
        regionId: defaultRegionId,
        names: ['Test voucher', '测试', 'Deneme', 'Проба', 'Teste'],
        kind: 'mall',
        minSpend: 0,
        startsAt: new Date(now.getTime() - day),
        endsAt: new Date(now.getTime() + 9 * day),
        stock: 1000,
        limitPerUser: 1,
        access: 'open',
        ...effect,
        ...terms,
      },
      now,
    )
    if (made === undefined) throw new Error('The code or key of this voucher is taken.')
    return made
  }
  type Shopper = Awaited<ReturnType<typeof world.shopper>>
  const collect = (shopper: Shopper, voucherId: number, key?: string) =>
    shopper.ask<{ ownVoucherId: number; voucherId: number; endTime: string }>(
      'POST',
      '/p/voucher/collect',
      { voucherId },
      key === undefined ? {} : { key },
    )
  /** A shopper's vouchers of a state, by id. */
  const mine = async (shopper: Shopper, state: 'usable' | 'used' | 'expired' = 'usable') =>
    (await shopper.ask<{ records: OwnVoucher[] }>('GET', `/p/voucher/mine?state=${state}&size=100`)).body.records
  return { ...world, voucher, collect, mine }
}
