import { coinPriceOf } from '../coin/coin-price.ts'
import type { Tables } from '../database/database.ts'
import { regionById } from '../region/region-rules.ts'
import type { CoinCommand } from './coin-command.ts'
import { type CoinPricedRow, readCoinPriced, writeCoinPrice } from './coin-price-store.ts'
import { amountOf, inColumns } from './listing.ts'
import type { Outcome } from './operator-command.ts'

const done = (text: string): Outcome => ({ isDone: true, text })
const refuse = (text: string): Outcome => ({ isDone: false, text })
const cached = 'Cached lists may show the former state for some minutes.'

/** Runs an operator's command about coin prices, inside a transaction. */
export async function runCoinCommand(tables: Tables, command: CoinCommand): Promise<Outcome> {
  if (command.kind === 'coins') return done(listCoinPriced(await readCoinPriced(tables, command.most)))
  const isOn = command.kind === 'coins on'
  const product = await writeCoinPrice(tables, command.prodId, isOn)
  if (!product) return refuse(`There is no product ${command.prodId} that can have a coin price.`)
  if (product.had === isOn) return refuse(`${product.name} has ${isOn ? 'a' : 'no'} coin price already.`)
  return done(
    isOn
      ? `${product.name} has a coin price now: coins can pay it in full. ${cached}`
      : `${product.name} has no coin price any more. Coins that orders have spent stay spent. ${cached}`,
  )
}

/** Products with a coin price in each region, one a line. */
function listCoinPriced(rows: readonly CoinPricedRow[]): string {
  if (rows.length === 0) return 'No product has a coin price.'
  return inColumns([
    ['PRODUCT', 'REGION', 'PRICE', 'COINS', 'NAME'],
    ...rows.map(({ prodId, name, regionId, price }) => {
      const region = regionById(regionId)
      return [
        String(prodId),
        region.countryCode,
        amountOf(price, regionId),
        String(coinPriceOf(price, region) ?? '-'),
        name,
      ]
    }),
  ])
}
