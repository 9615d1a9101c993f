import { sql } from 'kysely'
import { query, type Tables } from '../database/database.ts'
import { followPhrases } from '../search/follow-phrases.ts'

/** A variant, and how many of it a region has; `isSold` says whether the region sells its product. */
export type ShelfRow = {
  readonly skuId: number
  readonly product: string
  readonly name: string
  readonly regionId: number
  readonly stocks: number
  readonly isSold: boolean
}

/** What there is of a product, variant by variant; nothing where there is no such product. */
export const readShelf = (tables: Tables, prodId: number): Promise<ShelfRow[]> =>
  query<ShelfRow>(
    tables,
    sql`
    select sku.sku_id as "skuId", p.names[1] as product, sku.names[1] as name, so.region_id as "regionId", so.stocks, o.is_available as "isSold"
    from sku join product p using (prod_id) join sku_offer so using (sku_id) join offer o on o.region_id = so.region_id and o.prod_id = sku.prod_id
    where sku.prod_id = ${prodId} order by sku.seq, sku.sku_id`,
  )

/** What the operator counted: so many of a variant in a region. Answers what there was; undefined where the region does not have it. */
export async function countStock(
  tables: Tables,
  { skuId, regionId, count }: { readonly skuId: number; readonly regionId: number; readonly count: number },
  now: Date,
): Promise<{ before: number; name: string } | undefined> {
  const [row] = await query<{
    stocks: number
    prod_id: number
    slug: string
    product: string
    name: string
  }>(
    tables,
    sql`
    select so.stocks, p.prod_id, p.slug, p.names[1] as product, sku.names[1] as name from sku_offer so join sku using (sku_id) join product p using (prod_id)
    where so.sku_id = ${skuId} and so.region_id = ${regionId} for update of so`,
  )
  if (!row) return undefined
  await query(tables, sql`update sku_offer set stocks = ${count} where sku_id = ${skuId} and region_id = ${regionId}`)
  await query(
    tables,
    sql`update offer set stocks = greatest(0, stocks + ${count - row.stocks}::int) where region_id = ${regionId} and prod_id = ${row.prod_id}`,
  )
  await query(
    tables,
    sql`
    insert into counted_stock (region_id, sku_id, slug, sku_name, stocks, at) values (${regionId}, ${skuId}, ${row.slug}, ${row.name}, ${count}, ${now})
    on conflict (region_id, sku_id) do update set slug = excluded.slug, sku_name = excluded.sku_name, stocks = excluded.stocks, at = excluded.at`,
  )
  return { before: row.stocks, name: row.name ? `${row.product} (${row.name})` : row.product }
}

/** Takes a product off the shelves of all regions; 'unknown' and 'withdrawn' where that cannot be done, else its name. */
export async function withdrawProduct(
  tables: Tables,
  prodId: number,
  now: Date,
): Promise<{ name: string } | 'unknown' | 'withdrawn'> {
  const [product] = await query<{ name: string; slug: string; is_withdrawn: boolean }>(
    tables,
    sql`
    select names[1] as name, slug, exists (select 1 from withdrawn_product w where w.prod_id = p.prod_id) as is_withdrawn from product p where prod_id = ${prodId} for update`,
  )
  if (!product) return 'unknown'
  if (product.is_withdrawn) return 'withdrawn'
  await query(
    tables,
    sql`
    insert into withdrawn_product (prod_id, slug, regions, at)
    select ${prodId}::bigint, ${product.slug}, coalesce(array_agg(region_id order by region_id), '{}'), ${now}::timestamptz from offer where prod_id = ${prodId} and is_available`,
  )
  await query(tables, sql`update offer set is_available = false where prod_id = ${prodId}`)
  await followPhrases(tables, [prodId])
  return { name: product.name }
}

/** Puts a withdrawn product back where it was sold; undefined where it is not withdrawn, else its name. */
export async function restoreProduct(tables: Tables, prodId: number): Promise<{ name: string } | undefined> {
  const rows = await query<{ regions: number[]; slug: string }>(
    tables,
    sql`delete from withdrawn_product where prod_id = ${prodId} returning regions, slug`,
  )
  const [withdrawn] = rows
  if (!withdrawn) return undefined
  const [product] = await query<{ name: string }>(
    tables,
    sql`select names[1] as name from product where prod_id = ${prodId} and slug = ${withdrawn.slug}`,
  )
  if (!product) return { name: withdrawn.slug }
  await query(
    tables,
    sql`update offer set is_available = true where prod_id = ${prodId} and region_id = any(${withdrawn.regions}::bigint[])`,
  )
  await followPhrases(tables, [prodId])
  return product
}
