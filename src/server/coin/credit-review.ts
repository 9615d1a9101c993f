import type { Tables } from '../database/database.ts'
import { regionById } from '../region/region-rules.ts'
import { type CoinSetting, coinRatesOf } from './coin-setting.ts'
import { bookCoins } from './coin-store.ts'

type Reviewed = { readonly accountId: number; readonly orderItemId: number; readonly orderNumber: string }

/** Credits a review of an order's item, once for each item, in the region of the order. */
export async function creditReview(
  tables: Tables,
  { accountId, orderItemId, orderNumber, regionId }: Reviewed & { readonly regionId: number },
  setting: CoinSetting,
  now: Date,
): Promise<void> {
  const { review: amount } = coinRatesOf(regionById(regionId), setting)
  const change = { reason: 'REVIEW_EARNED', reference: String(orderItemId), orderNumber, amount } as const
  if (amount > 0) await bookCoins(tables, { accountId, regionId }, change, now)
}
