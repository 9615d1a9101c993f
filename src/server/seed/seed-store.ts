import { sql } from 'kysely'
import { query, runScript, type Tables } from '../database/database.ts'
import type * as rows from './mall-rows.ts'

/** The rows of each table that the seed fills. */
export type SeededRows = {
  category: rows.CategoryRow
  brand: rows.BrandRow
  shop: rows.ShopRow
  product: rows.ProductRow
  offer: rows.OfferRow
  sku: rows.SkuRow
  sku_offer: rows.SkuOfferRow
  attribute: rows.AttributeRow
  attribute_value: rows.AttributeValueRow
  product_attribute: rows.ProductAttributeRow
  tag: rows.TagRow
  tag_product: rows.TagProductRow
  banner: rows.BannerRow
  review: rows.ReviewRow
  search_phrase: rows.SearchPhraseRow
}

/** Every table that the seed fills, except the search tables. */
export const seededTables = [
  'category',
  'brand',
  'shop',
  'product',
  'offer',
  'sku',
  'sku_offer',
  'attribute',
  'attribute_value',
  'product_attribute',
  'tag',
  'tag_product',
  'banner',
  'review',
  'search_phrase',
  'price_change',
  'seeding',
] as const

/** An arbitrary number. All processes use the same number, so that only one process seeds at a time. */
const seedingLock = 610_344

/** The fingerprint and size of the demo data in the database, and the time of its seeding. */
export type HeldSeeding = { readonly fingerprint: string; readonly products: number; readonly endedAt: Date }

/** The demo data in the database; null where there is none. */
export async function readSeeding(db: Tables): Promise<HeldSeeding | null> {
  const [row] = await query<HeldSeeding>(db, sql`select fingerprint, products, ended_at as "endedAt" from seeding`)
  return row ?? null
}

/** Whether the database holds no catalogue, no account and no order. */
export async function isEmptyMall(tables: Tables): Promise<boolean> {
  const [row] = await query<{ is_used: boolean }>(
    tables,
    sql`
    select exists (select from category) or exists (select from shop) or exists (select from product)
      or exists (select from account) or exists (select from shop_order) as is_used`,
  )
  return row?.is_used === false
}

/** Waits until no other process seeds, and lifts the statement time limit; both apply until the transaction ends. */
export async function lockSeeding(inside: Tables): Promise<void> {
  await runScript(inside, 'set local statement_timeout = 0')
  await query(inside, sql`select pg_advisory_xact_lock(${seedingLock})`)
}

/** Empties the catalogue. The counts of searches stay. */
export const emptyCatalogue = (inside: Tables): Promise<void> =>
  runScript(inside, `truncate ${seededTables.join(', ')}`)

/** Inserts rows whose fields have the names of the table's columns. */
export async function insertRows<Table extends keyof SeededRows>(
  inside: Tables,
  table: Table,
  given: readonly SeededRows[Table][],
): Promise<void> {
  if (given.length === 0) return
  const json = JSON.stringify(given)
  await query(
    inside,
    sql`insert into ${sql.raw(table)} select * from json_populate_recordset(null::${sql.raw(table)}, ${json}::json)`,
  )
}

/** Records that the catalogue is complete; called last. */
export async function writeSeeding(inside: Tables, fingerprint: string, products: number): Promise<void> {
  await query(inside, sql`insert into seeding (fingerprint, products) values (${fingerprint}, ${products})`)
}

/** Updates the planner's statistics. */
export const analyzeCatalogue = (inside: Tables): Promise<void> =>
  runScript(inside, `analyze ${seededTables.join(', ')}`)

/**
 * Drops indexes and foreign keys of the big tables, so that millions of rows are inserted at full speed; returns the
 * statements that restore them. Primary keys stay.
 */
export async function liftIndexes(inside: Tables): Promise<string> {
  const big = ['product', 'offer', 'sku', 'sku_offer', 'product_attribute', 'review']
  const references = await query<{ tab: string; name: string; definition: string }>(
    inside,
    sql`
    select conrelid::regclass::text as tab, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid::regclass::text = any(${big})
    order by conname`,
  )
  const indexes = await query<{ name: string; definition: string }>(
    inside,
    sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = any(${big})
      and not exists (select 1 from pg_constraint where conindid = (quote_ident(schemaname) || '.' || quote_ident(indexname))::regclass)
    order by indexname`,
  )
  for (const { tab, name } of references) await runScript(inside, `alter table ${tab} drop constraint ${name}`)
  for (const { name } of indexes) await runScript(inside, `drop index ${name}`)
  return [
    ...indexes.map(({ definition }) => definition),
    ...references.map(({ tab, name, definition }) => `alter table ${tab} add constraint ${name} ${definition}`),
  ].join(';\n')
}
