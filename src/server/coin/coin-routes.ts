import type { Hono } from 'hono'
import { coinBalance, coinRecords, readCoinTerms } from '#contract/coin/coin.ts'
import { coinWorthOf } from '#contract/coin/coin-amounts.ts'
import { coinProducts, maxCoinProducts } from '#contract/coin/coin-products.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { productCards } from '../product/product-cards.ts'
import { viewerOf } from '../product/viewer.ts'
import { regionById, toMajor } from '../region/region-rules.ts'
import { readCoinProducts } from './coin-products-store.ts'
import { readBalance, readEntries } from './coin-store.ts'
import { coinRecordOf, coinTermsOf } from './shown-coins.ts'

/** /coin/terms and /coin/products, open to everyone. */
export function openCoinRoutes(api: Hono, { db, clock, settings }: Dependencies): void {
  serve(api, readCoinTerms, async ({ regionId }, call) =>
    coinTermsOf(viewerOf({ regionId, lang: 'en' }, call, clock).region, settings.COINS),
  )
  serve(api, coinProducts, async (query, call) => {
    const viewer = viewerOf(query, call, clock)
    return productCards(db, viewer, await readCoinProducts(db, viewer.region.regionId, maxCoinProducts))
  })
}

/** /p/coin/…: a shopper's coins of the region of the call. */
export function coinRoutes(api: Hono, dependencies: Dependencies): void {
  serveShopper(api, dependencies, coinBalance, async (_query, { tables, shopper, regionId }) => {
    const coins = await readBalance(tables, { accountId: shopper.accountId, regionId })
    return {
      ...coins,
      value: toMajor(coins.balance * coinWorthOf(regionId)),
      priceSymbol: regionById(regionId).priceSymbol,
    }
  })

  serveShopper(api, dependencies, coinRecords, async (query, { tables, shopper, regionId, timeZone }) => {
    const { rows, total } = await readEntries(tables, { accountId: shopper.accountId, regionId }, query)
    return onePage(
      rows.map((row) => coinRecordOf(row, timeZone)),
      total,
      query,
    )
  })
}
