import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'

/** The offers whose stock changed: those of these products in a region, or all. */
type Changed = { readonly regionId: number; readonly prodIds: readonly number[] }

/**
 * Records which values of their choices these offers no longer have in stock (docs/product.md#filter-stock): a size is
 * sold out if no variant of that size has a piece. Called after every change of a stock, in the same transaction.
 */
export async function followSoldOut(tables: Tables, changed?: Changed): Promise<void> {
  const values = tables
    .selectFrom('sku')
    .innerJoin('sku_offer as so', 'so.sku_id', 'sku.sku_id')
    .crossJoin(sql<{ value_id: number }>`unnest(sku.value_ids)`.as<'v'>(sql`v (value_id)`))
    .$if(changed !== undefined, (rows) =>
      rows.where('so.region_id', '=', changed?.regionId ?? 0).where('sku.prod_id', '=', anyOf(changed?.prodIds ?? [])),
    )
    .groupBy(['so.region_id', 'sku.prod_id', 'v.value_id'])
    .select((eb) => ['so.region_id', 'sku.prod_id', 'v.value_id', eb.fn.max('so.stocks').as('most')])
  const found = tables
    .selectFrom(values.as('stocked'))
    .groupBy(['region_id', 'prod_id'])
    .select((eb) => [
      'region_id',
      'prod_id',
      sql<
        number[] | null
      >`array_agg(${eb.ref('value_id')} order by ${eb.ref('value_id')}) filter (where ${eb.ref('most')} <= 0)`.as(
        'sold_out',
      ),
    ])
  await tables
    .updateTable('offer as o')
    .from(found.as('found'))
    .set((eb) => ({ sold_out: eb.ref('found.sold_out') }))
    .whereRef('o.region_id', '=', 'found.region_id')
    .whereRef('o.prod_id', '=', 'found.prod_id')
    .whereRef('o.sold_out', 'is distinct from', 'found.sold_out')
    .execute()
}
