import type { Tables } from '../database/database.ts'
import { anyOf, bigint, greatest, recordset } from '../database/expressions.ts'

/** Records viewed products, each at its latest time; ids that are not in the catalogue are skipped. */
export async function writeFootprints(
  tables: Tables,
  accountId: number,
  seen: readonly { prodId: number; at: Date }[],
): Promise<void> {
  await tables
    .insertInto('footprint')
    .columns(['account_id', 'prod_id', 'at'])
    .expression(
      tables
        .selectFrom(recordset('seen', { prodId: 'bigint', at: 'timestamptz' }, seen))
        .innerJoin('product', 'product.prod_id', 'seen.prodId')
        .select((eb) => [bigint(accountId).as('account_id'), 'product.prod_id', eb.fn.max('seen.at').as('at')])
        .groupBy('product.prod_id'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'prod_id'])
        .doUpdateSet((eb) => ({ at: greatest(eb.ref('footprint.at'), eb.ref('excluded.at')) })),
    )
    .execute()
}

/** Deletes a shopper's oldest footprints beyond `max`. */
export async function boundFootprints(tables: Tables, accountId: number, max: number): Promise<void> {
  await tables
    .deleteFrom('footprint')
    .where('footprint_id', 'in', (eb) =>
      eb
        .selectFrom('footprint')
        .select('footprint_id')
        .where('account_id', '=', accountId)
        .orderBy('at', 'desc')
        .orderBy('footprint_id', 'desc')
        .offset(max),
    )
    .execute()
}

/** A page of the footprints whose products the region sells, newest first, with their total. */
export async function readFootprints(
  tables: Tables,
  accountId: number,
  regionId: number,
  page: { skip: number; size: number },
): Promise<{ total: number; rows: { footprint_id: number; prod_id: number; at: Date }[] }> {
  const sold = tables
    .selectFrom('footprint as f')
    .innerJoin('offer as o', (join) => join.on('o.region_id', '=', regionId).onRef('o.prod_id', '=', 'f.prod_id'))
    .where('f.account_id', '=', accountId)
  const counted = await sold.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst()
  const rows = await sold
    .select(['f.footprint_id', 'f.prod_id', 'f.at'])
    .orderBy('f.at', 'desc')
    .orderBy('f.footprint_id', 'desc')
    .offset(page.skip)
    .limit(page.size)
    .execute()
  return { total: counted?.total ?? 0, rows }
}

/** Deletes a shopper's footprints of these ids, or all footprints if the list is empty. */
export async function removeFootprints(tables: Tables, accountId: number, ids: readonly number[]): Promise<void> {
  const own = tables.deleteFrom('footprint').where('account_id', '=', accountId)
  await (ids.length > 0 ? own.where('footprint_id', '=', anyOf(ids)) : own).execute()
}

/** All footprints of a shopper, for the export of their data. */
export const readEveryFootprint = (tables: Tables, accountId: number): Promise<{ prod_id: number; at: Date }[]> =>
  tables
    .selectFrom('footprint')
    .select(['prod_id', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .execute()
