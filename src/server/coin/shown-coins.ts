import type { CoinRecord, CoinTerms } from '#contract/coin/coin.ts'
import { coinWorthOf, type OrderCoins } from '#contract/coin/coin-amounts.ts'
import { wireTimeOf } from '#contract/time.ts'
import { type SalesRegion, toMajor } from '../region/region-rules.ts'
import { type CoinSetting, coinRatesOf } from './coin-setting.ts'
import type { CoinEntryRow, OrderCoinRow } from './coin-store.ts'

/** The terms of a region in the wire's form. */
export const coinTermsOf = (region: SalesRegion, setting: CoinSetting): CoinTerms => ({
  ...coinRatesOf(region, setting),
  worth: toMajor(coinWorthOf(region.regionId)),
  priceSymbol: region.priceSymbol,
})

/** A record of a shopper's coins in the wire's form. */
export const coinRecordOf = (
  { recordId, reason, orderNumber, amount, balance, owed, at }: CoinEntryRow,
  timeZone: string,
): CoinRecord => ({
  recordId,
  reason,
  orderNumber: orderNumber ?? undefined,
  amount,
  balance,
  owed,
  time: wireTimeOf(at.getTime(), timeZone),
})

/** The coins of an order in the wire's form; a closed order earns none. */
export const orderCoinsOf = (status: number, { spent, promised, returned, earned }: OrderCoinRow): OrderCoins => ({
  spent,
  returned,
  earned: status === 5 ? earned : status === 6 ? 0 : promised,
  isEarned: status === 5,
})
