import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOf, atLeastZero, bigint, exists, textAt, timestamp } from '../database/expressions.ts'
import { preLovedKind } from '../pre-loved/pre-loved-rules.ts'
import { followSoldOut } from '../product/sold-out-store.ts'
import { followPhrases } from '../search/follow-phrases.ts'

/** A variant and its stock in a region; `isSold` states whether the region sells its product. */
export type StockRow = {
  readonly skuId: number
  readonly product: string
  readonly name: string
  readonly regionId: number
  readonly stocks: number
  readonly isSold: boolean
}

/** The stock of a product by variant; empty for an unknown product. Names are in English. */
export const readStock = (tables: Tables, prodId: number): Promise<StockRow[]> =>
  tables
    .selectFrom('sku')
    .innerJoin('product as p', 'p.prod_id', 'sku.prod_id')
    .innerJoin('sku_offer as so', 'so.sku_id', 'sku.sku_id')
    .innerJoin('offer as o', (join) =>
      join.onRef('o.region_id', '=', 'so.region_id').onRef('o.prod_id', '=', 'sku.prod_id'),
    )
    .select((eb) => [
      'sku.sku_id as skuId',
      textAt(eb.ref('p.names'), 1).as('product'),
      textAt(eb.ref('sku.names'), 1).as('name'),
      'so.region_id as regionId',
      'so.stocks',
      'o.is_available as isSold',
    ])
    .where('sku.prod_id', '=', prodId)
    .orderBy('sku.seq')
    .orderBy('sku.sku_id')
    .execute()

/** A variant as a region offers it, locked until the transaction ends; undefined where the region does not have it. */
export const lockVariant = (
  tables: Tables,
  { skuId, regionId }: { readonly skuId: number; readonly regionId: number },
) =>
  tables
    .selectFrom('sku_offer as so')
    .innerJoin('sku', 'sku.sku_id', 'so.sku_id')
    .innerJoin('product as p', 'p.prod_id', 'sku.prod_id')
    .select((eb) => [
      'so.stocks',
      'so.price',
      'p.prod_id',
      'p.slug',
      textAt(eb.ref('p.names'), 1).as('product'),
      textAt(eb.ref('sku.names'), 1).as('name'),
    ])
    .where('so.sku_id', '=', skuId)
    .where('so.region_id', '=', regionId)
    // A pre-loved item is one piece at its seller's price.
    .where('p.kind', '<>', preLovedKind)
    .forUpdate('so')
    .executeTakeFirst()

/**
 * Writes the operator's count of a variant in a region. Returns the previous stock; undefined where the region does not
 * have the variant.
 */
export async function countStock(
  tables: Tables,
  { skuId, regionId, count }: { readonly skuId: number; readonly regionId: number; readonly count: number },
  now: Date,
): Promise<{ before: number; name: string } | undefined> {
  const row = await lockVariant(tables, { skuId, regionId })
  if (!row) return undefined
  await tables
    .updateTable('sku_offer')
    .set({ stocks: count })
    .where('sku_id', '=', skuId)
    .where('region_id', '=', regionId)
    .execute()
  await tables
    .updateTable('offer')
    .set((eb) => ({ stocks: atLeastZero(eb('stocks', '+', count - row.stocks)) }))
    .where('region_id', '=', regionId)
    .where('prod_id', '=', row.prod_id)
    .execute()
  await followSoldOut(tables, { regionId, prodIds: [row.prod_id] })
  await tables
    .insertInto('counted_stock')
    .values({ region_id: regionId, sku_id: skuId, slug: row.slug, sku_name: row.name, stocks: count, at: now })
    .onConflict((conflict) =>
      conflict.columns(['region_id', 'sku_id']).doUpdateSet((eb) => ({
        slug: eb.ref('excluded.slug'),
        sku_name: eb.ref('excluded.sku_name'),
        stocks: eb.ref('excluded.stocks'),
        at: eb.ref('excluded.at'),
      })),
    )
    .execute()
  return { before: row.stocks, name: row.name ? `${row.product} (${row.name})` : row.product }
}

/**
 * Withdraws a product from sale in all regions. Returns the product's name, or 'unknown' or 'withdrawn' where that is
 * not possible.
 */
export async function withdrawProduct(
  tables: Tables,
  prodId: number,
  now: Date,
): Promise<{ name: string } | 'unknown' | 'withdrawn'> {
  const product = await tables
    .selectFrom('product as p')
    .select((eb) => [
      textAt(eb.ref('p.names'), 1).as('name'),
      'p.slug',
      exists(eb.selectFrom('withdrawn_product as w').select('w.prod_id').whereRef('w.prod_id', '=', 'p.prod_id')).as(
        'is_withdrawn',
      ),
    ])
    .where('p.prod_id', '=', prodId)
    .where('p.kind', '<>', preLovedKind)
    .forUpdate()
    .executeTakeFirst()
  if (!product) return 'unknown'
  if (product.is_withdrawn) return 'withdrawn'
  await tables
    .insertInto('withdrawn_product')
    .columns(['prod_id', 'slug', 'regions', 'at'])
    .expression(
      tables
        .selectFrom('offer')
        .select((eb) => [
          bigint(prodId).as('prod_id'),
          sql<string>`${product.slug}`.as('slug'),
          sql<number[]>`coalesce(array_agg(${eb.ref('region_id')} order by ${eb.ref('region_id')}), '{}')`.as(
            'regions',
          ),
          timestamp(now).as('at'),
        ])
        .where('prod_id', '=', prodId)
        .where('is_available', '=', sql.lit(true)),
    )
    .execute()
  await tables.updateTable('offer').set({ is_available: false }).where('prod_id', '=', prodId).execute()
  await followPhrases(tables, [prodId])
  return { name: product.name }
}

/**
 * Returns a withdrawn product to sale in its former regions. Returns the product's name; undefined where the product is
 * not withdrawn.
 */
export async function restoreProduct(tables: Tables, prodId: number): Promise<{ name: string } | undefined> {
  const withdrawn = await tables
    .deleteFrom('withdrawn_product')
    .where('prod_id', '=', prodId)
    .returning(['regions', 'slug'])
    .executeTakeFirst()
  if (!withdrawn) return undefined
  const product = await tables
    .selectFrom('product')
    .select((eb) => textAt(eb.ref('names'), 1).as('name'))
    .where('prod_id', '=', prodId)
    .where('slug', '=', withdrawn.slug)
    .executeTakeFirst()
  if (!product) return { name: withdrawn.slug }
  await tables
    .updateTable('offer')
    .set({ is_available: true })
    .where('prod_id', '=', prodId)
    .where('region_id', '=', anyOf(withdrawn.regions))
    .execute()
  await followPhrases(tables, [prodId])
  return product
}
