import type { Tables } from '../database/database.ts'
import { anyOf, bigint, recordset } from '../database/expressions.ts'
import { differenceOf, type Lines } from './cart-rules.ts'

/** The shopper and the region of a cart. */
export type Owner = { readonly accountId: number; readonly regionId: number }

/** Serializes the cart writes of one shopper until the transaction ends. */
export async function lockCart(tables: Tables, accountId: number): Promise<void> {
  await tables
    .insertInto('cart')
    .values({ account_id: accountId, version: 0 })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet((eb) => ({ version: eb.ref('cart.version') })))
    .execute()
}

/**
 * The lines, newest first, with the cart version. One statement reads both, so the version always matches the lines.
 */
export async function readLines(
  tables: Tables,
  { accountId, regionId }: Owner,
): Promise<{ version: number; lines: Lines }> {
  const rows = await tables
    .selectFrom(tables.selectNoFrom(bigint(accountId).as('account_id')).as('own'))
    .leftJoin('cart', 'cart.account_id', 'own.account_id')
    .leftJoin('cart_line as l', (join) =>
      join.onRef('l.account_id', '=', 'own.account_id').on('l.region_id', '=', regionId),
    )
    .select((eb) => [
      eb.fn.coalesce('cart.version', eb.lit(0)).as('version'),
      'l.basket_id',
      'l.sku_id',
      'l.prod_count',
      'l.added_at',
      'l.price_then',
    ])
    .orderBy('l.added_at', 'desc')
    .orderBy('l.basket_id', 'desc')
    .execute()
  const lines = rows.flatMap(({ basket_id: basketId, sku_id: skuId, prod_count: count, added_at: addedAt, ...row }) =>
    basketId === null || skuId === null || count === null || addedAt === null || row.price_then === null
      ? []
      : [{ basketId, skuId, count, addedAt, priceThen: row.price_then }],
  )
  return { version: rows[0]?.version ?? 0, lines: new Map(lines.map((line) => [line.skuId, line])) }
}

/** Writes a changed cart and raises its version; writes nothing if nothing has changed. */
export async function writeLines(
  tables: Tables,
  { accountId, regionId }: Owner,
  before: Lines,
  after: Lines,
): Promise<void> {
  const { gone, changed, fresh } = differenceOf(before, after)
  if (gone.length + changed.length + fresh.length === 0) return
  if (gone.length > 0) {
    await tables
      .deleteFrom('cart_line')
      .where('account_id', '=', accountId)
      .where('basket_id', '=', anyOf(gone))
      .execute()
  }
  if (changed.length > 0) {
    const rows = changed.map(({ basketId, ...line }) => ({ ...line, basketId: basketId ?? 0 }))
    const columns = { basketId: 'bigint', skuId: 'bigint', count: 'int', priceThen: 'bigint' } as const
    await tables
      .updateTable('cart_line as l')
      .from(recordset('new', columns, rows))
      .set((eb) => ({
        sku_id: eb.ref('new.skuId'),
        prod_count: eb.ref('new.count'),
        price_then: eb.ref('new.priceThen'),
      }))
      .where('l.account_id', '=', accountId)
      .whereRef('l.basket_id', '=', 'new.basketId')
      .execute()
  }
  if (fresh.length > 0) {
    await tables
      .insertInto('cart_line')
      .values(
        fresh.map(({ skuId, count, addedAt, priceThen }) => ({
          account_id: accountId,
          region_id: regionId,
          sku_id: skuId,
          prod_count: count,
          added_at: addedAt,
          price_then: priceThen,
        })),
      )
      .execute()
  }
  await tables
    .updateTable('cart')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute()
}

/** Every line of all of a shopper's carts, for the export of their data. */
export const readEveryLine = (
  tables: Tables,
  accountId: number,
): Promise<{ region_id: number; sku_id: number; prod_count: number; added_at: Date }[]> =>
  tables
    .selectFrom('cart_line')
    .select(['region_id', 'sku_id', 'prod_count', 'added_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .execute()

/** The sum of quantities of each of a shopper's carts, without variants that the mall no longer has. */
export const readCartCounts = (tables: Tables, accountId: number): Promise<{ regionId: number; count: number }[]> =>
  tables
    .selectFrom('cart_line as l')
    .innerJoin('sku', 'sku.sku_id', 'l.sku_id')
    .select((eb) => ['l.region_id as regionId', eb.fn.sum<number>('l.prod_count').as('count')])
    .where('l.account_id', '=', accountId)
    .groupBy('l.region_id')
    .orderBy('l.region_id')
    .execute()
