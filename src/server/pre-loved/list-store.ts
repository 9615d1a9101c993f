import { type SelectQueryBuilder, sql } from 'kysely'
import type { ParsedQueryOf } from '#contract/endpoint.ts'
import type { Condition } from '#contract/pre-loved/offer-limits.ts'
import type { preLovedPage } from '#contract/pre-loved/pre-loved.ts'
import type { Tables } from '../database/database.ts'
import { bigint, textAt } from '../database/expressions.ts'
import type { Schema } from '../database/schema.ts'
import { skipped } from '../http/paging.ts'
import type { Viewer } from '../product/viewer.ts'

type Query = ParsedQueryOf<typeof preLovedPage>
/** An item in a list: its id and the fields that a product card does not have. */
export type ListedRow = {
  readonly itemId: number
  readonly shopId: number
  readonly condition: Condition
  readonly listedAt: Date | null
}

/** The items for sale in a region that pass the filters, except those of `without`. */
function listed(
  tables: Tables,
  { region }: Viewer,
  query: Query,
  without?: 'categoryId' | 'condition',
): SelectQueryBuilder<Schema & { i: Schema['pre_loved_item']; c: Schema['category'] }, 'i' | 'c', object> {
  const { categoryId, condition, minPrice, maxPrice, sellerId } = query
  return tables
    .selectFrom('pre_loved_item as i')
    .innerJoin('category as c', 'c.category_id', 'i.category_id')
    .where('i.region_id', '=', region.regionId)
    .where('i.state', '=', 'listed')
    .$if(categoryId !== undefined && without !== 'categoryId', (rows) =>
      rows.where((eb) => eb(bigint(categoryId ?? 0), 'in', [eb.ref('c.category_id'), eb.ref('c.parent_id')])),
    )
    .$if(condition !== undefined && without !== 'condition', (rows) =>
      rows.where('i.condition', '=', condition ?? 'GOOD'),
    )
    .$if(minPrice !== undefined, (rows) => rows.where('i.price', '>=', Math.round((minPrice ?? 0) * 100)))
    .$if(maxPrice !== undefined, (rows) => rows.where('i.price', '<=', Math.round((maxPrice ?? 0) * 100)))
    .$if(sellerId !== undefined, (rows) => rows.where('i.shop_id', '=', bigint(sellerId ?? 0)))
}

/** One page of the items for sale, with their total. */
export async function readListed(
  tables: Tables,
  viewer: Viewer,
  query: Query,
): Promise<{ rows: ListedRow[]; total: number }> {
  const found = listed(tables, viewer, query)
  const rows = found.select(['i.item_id as itemId', 'i.shop_id as shopId', 'i.condition', 'i.listed_at as listedAt'])
  const sorted =
    query.sort === 'recent'
      ? rows.orderBy('i.listed_at', 'desc')
      : rows.orderBy('i.price', query.sort === 'low' ? 'asc' : 'desc')
  const counted = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst()
  return {
    rows: await sorted.orderBy('i.item_id', 'desc').offset(skipped(query)).limit(query.size).execute(),
    total: Number(counted?.total ?? 0),
  }
}

/** The numbers of items by department, in the order of the departments, and by condition. */
export async function readCounts(tables: Tables, viewer: Viewer, query: Query) {
  const categories = await listed(tables, viewer, query, 'categoryId')
    .innerJoin('category as d', (join) =>
      join.on((eb) =>
        eb(
          'd.category_id',
          '=',
          eb.case().when('c.parent_id', '=', 0).then(eb.ref('c.category_id')).else(eb.ref('c.parent_id')).end(),
        ),
      ),
    )
    .select((eb) => [
      'd.category_id as categoryId',
      textAt(eb.ref('d.names'), viewer.textIndex).as('categoryName'),
      sql<number>`count(*)::int`.as('number'),
    ])
    .groupBy(['d.category_id', 'd.names', 'd.seq'])
    .orderBy('d.seq')
    .execute()
  const conditions = await listed(tables, viewer, query, 'condition')
    .select(['i.condition', sql<number>`count(*)::int`.as('number')])
    .groupBy('i.condition')
    .execute()
  return { categories, conditions }
}
