import sql, { raw } from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import type * as rows from './mall-rows.ts'

type Inside = Pick<Database, 'query' | 'run'>

/** The rows of each table that the seed fills. */
type Tables = {
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

/** Every table that the seed fills, but those of search. */
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
  'seeding',
] as const

/** Any number; every process takes the same one, so that only one seeds at a time. */
const seedingLock = 610_344

/** The fingerprint and size of the mall that the database holds; null where there is none. */
export async function readSeeding(db: Inside): Promise<{ fingerprint: string; products: number } | null> {
  const [row] = await db.query<{ fingerprint: string; products: number }>(
    sql`select fingerprint, products from seeding`,
  )
  return row ?? null
}

/** Waits until no other process seeds, and lifts the time limit of statements; both until the transaction ends. */
export async function lockSeeding(inside: Inside): Promise<void> {
  await inside.run('set local statement_timeout = 0')
  await inside.query(sql`select pg_advisory_xact_lock(${seedingLock})`)
}

/** Empties the catalogue. What shoppers searched for stays. */
export const emptyCatalogue = (inside: Inside): Promise<void> => inside.run(`truncate ${seededTables.join(', ')}`)

/** Inserts rows whose fields are named as the table's columns. */
export async function insertRows<Table extends keyof Tables>(
  inside: Inside,
  table: Table,
  given: readonly Tables[Table][],
): Promise<void> {
  if (given.length === 0) return
  const json = JSON.stringify(given)
  await inside.query(
    sql`insert into ${raw(table)} select * from json_populate_recordset(null::${raw(table)}, ${json}::json)`,
  )
}

/** Notes that the mall is whole, as the last thing. */
export async function writeSeeding(inside: Inside, fingerprint: string, products: number): Promise<void> {
  await inside.query(sql`insert into seeding (fingerprint, products) values (${fingerprint}, ${products})`)
}

/** Lets the planner see what has come in. */
export const analyzeCatalogue = (inside: Inside): Promise<void> => inside.run(`analyze ${seededTables.join(', ')}`)

/**
 * Takes indexes and references off the big tables, so that millions of rows go in at full speed; answers the statements
 * that put them back. Primary keys stay.
 */
export async function liftIndexes(inside: Inside): Promise<string> {
  const big = ['product', 'offer', 'sku', 'sku_offer', 'product_attribute', 'review']
  const references = await inside.query<{ tab: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as tab, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid::regclass::text = any(${big})
    order by conname`)
  const indexes = await inside.query<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = any(${big})
      and not exists (select 1 from pg_constraint where conindid = (quote_ident(schemaname) || '.' || quote_ident(indexname))::regclass)
    order by indexname`)
  for (const { tab, name } of references) await inside.run(`alter table ${tab} drop constraint ${name}`)
  for (const { name } of indexes) await inside.run(`drop index ${name}`)
  return [
    ...indexes.map(({ definition }) => definition),
    ...references.map(({ tab, name, definition }) => `alter table ${tab} add constraint ${name} ${definition}`),
  ].join(';\n')
}
