import type { CheckoutCoins } from '#contract/coin/coin-amounts.ts'
import type { StoredCheckout } from '../checkout/stored-checkout.ts'
import type { Buyable } from '../checkout/wanted-lines.ts'
import type { Tables } from '../database/database.ts'
import type { SalesRegion } from '../region/region-rules.ts'
import { type CoinSetting, coinRatesOf } from './coin-setting.ts'
import { readBalance } from './coin-store.ts'
import { useCoins } from './use-coins.ts'

type ConfirmedCoins = {
  readonly wanted: number
  readonly buyable: readonly Buyable[]
  readonly accountId: number
  readonly region: SalesRegion
  readonly setting: CoinSetting
}

/**
 * Applies a shopper's coins to a checkout, after all other reductions. The coins stay in the balance until the checkout
 * is submitted.
 */
export async function confirmCoins(
  tables: Tables,
  held: StoredCheckout,
  { wanted, buyable, accountId, region, setting }: ConfirmedCoins,
): Promise<{ readonly held: StoredCheckout; readonly coins: CheckoutCoins }> {
  const { balance } = await readBalance(tables, { accountId, regionId: region.regionId })
  const coinPriced = buyable.filter(({ product }) => product.hasCoinPrice).map(({ sku }) => sku.prod_id)
  return useCoins(held, {
    wanted,
    balance,
    coinPriced: new Set(coinPriced),
    rates: coinRatesOf(region, setting),
    region,
  })
}
