import type { Tables } from '../database/database.ts'
import { textAt } from '../database/expressions.ts'
import { preLovedKind } from '../pre-loved/pre-loved-rules.ts'

/** A product with a coin price, as a region offers it; the price is in minor units. */
export type CoinPricedRow = {
  readonly prodId: number
  readonly name: string
  readonly regionId: number
  readonly price: number
}

/** Products with a coin price, at most `most` of them, in each region that sells them. Names are in English. */
export const readCoinPriced = (tables: Tables, most: number): Promise<CoinPricedRow[]> =>
  tables
    .selectFrom('product as p')
    .innerJoin('offer as o', 'o.prod_id', 'p.prod_id')
    .select((eb) => [
      'p.prod_id as prodId',
      textAt(eb.ref('p.names'), 1).as('name'),
      'o.region_id as regionId',
      'o.price',
    ])
    .where('p.prod_id', 'in', (eb) =>
      eb.selectFrom('product').select('prod_id').where('has_coin_price', '=', true).orderBy('prod_id').limit(most),
    )
    .where('o.is_available', '=', true)
    .orderBy('p.prod_id')
    .orderBy('o.region_id')
    .execute()

/**
 * Gives a product a coin price, or takes the price away. Returns the product's English name and whether the product had
 * a coin price; undefined for an unknown product and for a pre-loved item, whose seller is paid in money.
 */
export async function writeCoinPrice(
  tables: Tables,
  prodId: number,
  hasCoinPrice: boolean,
): Promise<{ name: string; had: boolean } | undefined> {
  const row = await tables
    .selectFrom('product')
    .select((eb) => [textAt(eb.ref('names'), 1).as('name'), 'has_coin_price as had'])
    .where('prod_id', '=', prodId)
    .where('kind', '<>', preLovedKind)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  await tables.updateTable('product').set({ has_coin_price: hasCoinPrice }).where('prod_id', '=', prodId).execute()
  return row
}
