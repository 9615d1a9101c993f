import { sql } from 'kysely'
import { query, runScript, type Tables } from '../../database/database.ts'
import { preLovedKind } from '../../pre-loved/pre-loved-rules.ts'
import type { MallFrame } from '../mall-frame.ts'
import type { ProductRow, ProductRows, SkuRow } from '../mall-rows.ts'
import { insertRows, type SeededRows } from '../seed-store.ts'
import type { KnownProduct } from './match-products.ts'

/** Holds up orders until the transaction ends, so that the refresh and an order never wait for each other. */
export const holdOrders = (inside: Tables): Promise<void> =>
  runScript(inside, 'lock table sku_offer, offer in exclusive mode')

/** The products of the mall in rank order. */
export const readProducts = (inside: Tables): Promise<KnownProduct[]> =>
  query(
    inside,
    sql`
    select prod_id as "prodId", kind, category_id as "categoryId",
      (select count(*) from sku where sku.prod_id = p.prod_id) as variants
    from product p where kind <> ${preLovedKind} order by rank`,
  )

/** Writes the columns `written` of the rows that the table has. */
async function updateRows<Table extends keyof SeededRows>(
  inside: Tables,
  table: Table,
  rows: readonly SeededRows[Table][],
  { key, written }: Columns<Table>,
): Promise<void> {
  const columns = (names: readonly string[], separator: string) => sql.raw(names.join(separator))
  await query(
    inside,
    sql`
    update ${sql.raw(table)} as old set ${columns(
      written.map((name) => `${name} = new.${name}`),
      ', ',
    )}
    from json_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows)}::json) as new
    where ${columns(
      key.map((name) => `old.${name} = new.${name}`),
      ' and ',
    )}`,
  )
}
type Columns<Table extends keyof SeededRows> = {
  readonly key: readonly (keyof SeededRows[Table] & string)[]
  readonly written: readonly (keyof SeededRows[Table] & string)[]
}

const ofProduct: Columns<'product'> = {
  key: ['prod_id'],
  written: [
    'kind',
    'department_id',
    'category_id',
    'brand_id',
    'names',
    'briefs',
    'slug',
    'pic',
    'imgs',
    'content',
    'warranty_months',
    'parameters',
    'score',
    'comm_number',
    'has_coin_price',
  ],
}
const ofSku: Columns<'sku'> = { key: ['sku_id'], written: ['properties', 'names', 'pic', 'value_ids'] }
const ofOffer: Columns<'offer'> = {
  key: ['region_id', 'prod_id'],
  written: [
    'shop_id',
    'department_id',
    'category_id',
    'brand_id',
    'price',
    'ori_price',
    'score',
    'is_overseas',
    'is_free_delivery',
    'is_cash_on_delivery',
    'ship_from',
    'deal_hours',
    'delivery_from',
    'delivery_to',
  ],
}
const ofSkuOffer: Columns<'sku_offer'> = { key: ['region_id', 'sku_id'], written: ['price', 'ori_price'] }

/** Writes a batch of products over the mall's products with these ids, except stock, sold counts and availability. */
export async function rewriteProducts(inside: Tables, batch: readonly ProductRows[]): Promise<void> {
  const products = batch.map(({ product }) => product)
  const skus = batch.flatMap((one) => one.skus)
  await renameOperatorRecords(inside, products, skus)
  await updateRows(inside, 'product', products, ofProduct)
  await updateRows(inside, 'sku', skus, ofSku)
  await updateRows(
    inside,
    'offer',
    batch.flatMap(({ offers }) => offers),
    ofOffer,
  )
  await updateRows(
    inside,
    'sku_offer',
    batch.flatMap(({ skuOffers }) => skuOffers),
    ofSkuOffer,
  )
  await insertRows(
    inside,
    'product_attribute',
    batch.flatMap(({ attributes }) => attributes),
  )
  await query(inside, sql`delete from review where prod_id = any(${products.map(({ prod_id }) => prod_id)}::bigint[])`)
  await insertRows(
    inside,
    'review',
    batch.flatMap(({ reviews }) => reviews),
  )
}

/** Stock counts and withdrawals of the operator apply to an id with the same names, so the new names are noted there. */
async function renameOperatorRecords(
  inside: Tables,
  products: readonly ProductRow[],
  skus: readonly SkuRow[],
): Promise<void> {
  const newProducts = sql`json_populate_recordset(null::product, ${JSON.stringify(products)}::json)`
  const newSkus = sql`json_populate_recordset(null::sku, ${JSON.stringify(skus)}::json)`
  await query(
    inside,
    sql`
    update withdrawn_product w set slug = new.slug from ${newProducts} as new join product p on p.prod_id = new.prod_id
    where w.prod_id = p.prod_id and w.slug = p.slug`,
  )
  await query(
    inside,
    sql`
    update counted_stock c set slug = new.slug, sku_name = new_sku.names[1]
    from ${newProducts} as new join product p on p.prod_id = new.prod_id join sku s on s.prod_id = p.prod_id
    join ${newSkus} as new_sku on new_sku.sku_id = s.sku_id
    where c.sku_id = s.sku_id and c.slug = p.slug and c.sku_name = s.names[1]`,
  )
}

/**
 * Writes departments, sub-categories, brands and shops over those with the same ids, and adds those that are new, in the
 * order of their ids.
 */
export async function rewriteFrame(inside: Tables, { categories, brands, shops }: MallFrame): Promise<void> {
  await putRows(inside, 'category', categories, 'category_id')
  await putRows(inside, 'brand', brands, 'brand_id')
  await putRows(inside, 'shop', shops, 'shop_id')
}

async function putRows<Table extends 'category' | 'brand' | 'shop'>(
  inside: Tables,
  table: Table,
  rows: readonly SeededRows[Table][],
  key: keyof SeededRows[Table] & string,
): Promise<void> {
  const others = Object.keys(rows[0] ?? {}).filter((name) => name !== key)
  await query(
    inside,
    sql`
    insert into ${sql.raw(table)} select * from json_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${sql.raw(key)}) do update set ${sql.raw(others.map((name) => `${name} = excluded.${name}`).join(', '))}`,
  )
}

/** Forgets all price changes: another version of the demo data is no event, and an id may have another product now. */
export const forgetPriceChanges = (inside: Tables): Promise<unknown> => inside.deleteFrom('price_change').execute()

/** Empties the tables whose rows nothing outside of the demo data refers to. Readers do not wait, as they would for a truncation. */
export async function emptyDependants(inside: Tables): Promise<void> {
  for (const table of [
    'tag_product',
    'tag',
    'banner',
    'product_attribute',
    'attribute_value',
    'attribute',
    'search_phrase',
  ])
    await query(inside, sql`delete from ${sql.raw(table)}`)
}

/** Records the fingerprint of the demo data; the day of the seeding stays, because reviews are dated by that day. */
export const writeFingerprint = (inside: Tables, fingerprint: string): Promise<unknown> =>
  query(inside, sql`update seeding set fingerprint = ${fingerprint}`)
