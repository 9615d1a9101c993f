import sql from 'sql-template-tag'
import type { Tables } from '../database/database.ts'
import { differenceOf, type Lines } from './cart-rules.ts'

/** Whose cart, and where. */
export type Owner = { readonly accountId: number; readonly regionId: number }
type LineRow = {
  version: number
  basket_id: number | null
  sku_id: number
  prod_count: number
  added_at: Date
  price_then: number
}

/** Keeps two writes of one shopper's carts apart until the transaction ends. */
export const lockCart = async (tables: Tables, accountId: number): Promise<void> =>
  void (await tables.query(
    sql`insert into cart as own (account_id, version) values (${accountId}, 0) on conflict (account_id) do update set version = own.version`,
  ))

/** The lines, the newest first, with the version that they are of: read at once, so that they belong together. */
export async function readLines(
  tables: Tables,
  { accountId, regionId }: Owner,
): Promise<{ version: number; lines: Lines }> {
  const rows = await tables.query<LineRow>(sql`
    select coalesce(cart.version, 0) as version, l.basket_id, l.sku_id, l.prod_count, l.added_at, l.price_then
    from (select ${accountId}::bigint as account_id) own left join cart using (account_id)
    left join cart_line l on l.account_id = own.account_id and l.region_id = ${regionId}
    order by l.added_at desc, l.basket_id desc`)
  const lines = rows
    .filter(({ basket_id }) => basket_id !== null)
    .map((row) => ({
      basketId: row.basket_id,
      skuId: row.sku_id,
      count: row.prod_count,
      addedAt: row.added_at,
      priceThen: row.price_then,
    }))
  return { version: rows[0]?.version ?? 0, lines: new Map(lines.map((line) => [line.skuId, line])) }
}

/** Makes the cart what it is after a change, and its version the next; nothing where nothing is otherwise. */
export async function writeLines(
  tables: Tables,
  { accountId, regionId }: Owner,
  before: Lines,
  after: Lines,
): Promise<void> {
  const { gone, changed, fresh } = differenceOf(before, after)
  if (gone.length + changed.length + fresh.length === 0) return
  if (gone.length > 0)
    await tables.query(
      sql`delete from cart_line where account_id = ${accountId} and basket_id = any(${gone}::bigint[])`,
    )
  if (changed.length > 0) {
    await tables.query(sql`
      update cart_line l set sku_id = new."skuId", prod_count = new.count, price_then = new."priceThen"
      from json_to_recordset(${JSON.stringify(changed)}::json) as new ("basketId" bigint, "skuId" bigint, count int, "priceThen" bigint)
      where l.account_id = ${accountId} and l.basket_id = new."basketId"`)
  }
  if (fresh.length > 0) {
    await tables.query(sql`
      insert into cart_line (account_id, region_id, sku_id, prod_count, added_at, price_then)
      select ${accountId}::bigint, ${regionId}::bigint, "skuId", count, "addedAt", "priceThen"
      from json_to_recordset(${JSON.stringify(fresh)}::json) as new ("skuId" bigint, count int, "addedAt" timestamptz, "priceThen" bigint)`)
  }
  await tables.query(sql`update cart set version = version + 1 where account_id = ${accountId}`)
}

/** Everything in any of a shopper's carts, for the person's own copy. */
export const readEveryLine = (
  tables: Tables,
  accountId: number,
): Promise<{ region_id: number; sku_id: number; prod_count: number; added_at: Date }[]> =>
  tables.query(
    sql`select region_id, sku_id, prod_count, added_at from cart_line where account_id = ${accountId} order by added_at desc`,
  )
