import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { bigint, textAt } from '../database/expressions.ts'
import type { Viewer } from '../product/viewer.ts'

export type CategoryRow = {
  category_id: number
  parent_id: number
  name: string
  short_name: string
  slug: string
  pic: string
}
export type BrandRow = { brand_id: number; name: string; prod_count: number }

/** The offers that a region currently sells. */
const soldIn = (tables: Tables, regionId: number) =>
  tables.selectFrom('offer as o').where('o.region_id', '=', regionId).where('o.is_available', '=', sql.lit(true))

/** The categories with products for sale in the region, departments included, in their defined order. */
export function readCategories(tables: Tables, { region, textIndex }: Viewer): Promise<CategoryRow[]> {
  const sold = soldIn(tables, region.regionId).select('o.prod_id')
  return tables
    .selectFrom('category as c')
    .select((eb) => [
      'c.category_id',
      'c.parent_id',
      textAt(eb.ref('c.names'), textIndex).as('name'),
      textAt(eb.ref('c.short_names'), textIndex).as('short_name'),
      'c.slug',
      'c.pic',
    ])
    .where((eb) =>
      eb
        .case()
        .when('c.parent_id', '=', sql.lit(0))
        .then(eb.exists(sold.where('o.department_id', '=', eb.ref('c.category_id'))))
        .else(eb.exists(sold.where('o.category_id', '=', eb.ref('c.category_id'))))
        .end(),
    )
    .orderBy('c.parent_id')
    .orderBy('c.seq')
    .orderBy('c.category_id')
    .execute()
}

export async function isCategory(tables: Tables, categoryId: number): Promise<boolean> {
  const rows = await tables
    .selectFrom('category')
    .select('category_id')
    .where('category_id', '=', bigint(categoryId))
    .execute()
  return rows.length > 0
}

/** Brands with products for sale in the region, limited to a category or department if one is given. */
export function readBrands(tables: Tables, { region }: Viewer, categoryId: number | undefined): Promise<BrandRow[]> {
  let offers = soldIn(tables, region.regionId)
  if (categoryId) {
    const id = bigint(categoryId)
    offers = offers.where((eb) => eb.or([eb('o.category_id', '=', id), eb('o.department_id', '=', id)]))
  }
  const sold = offers.select((eb) => ['o.brand_id', eb.fn.countAll<number>().as('prod_count')]).groupBy('o.brand_id')
  return tables
    .selectFrom('brand as b')
    .innerJoin(sold.as('sold'), 'sold.brand_id', 'b.brand_id')
    .select(['b.brand_id', 'b.name', 'sold.prod_count'])
    .orderBy('sold.prod_count', 'desc')
    .orderBy('b.name')
    .execute()
}

export async function isDepartment(tables: Tables, categoryId: number): Promise<boolean> {
  const rows = await tables
    .selectFrom('category')
    .select('category_id')
    .where('category_id', '=', bigint(categoryId))
    .where('parent_id', '=', sql.lit(0))
    .execute()
  return rows.length > 0
}

/** The sub-categories of a department with products for sale in the region, each with its first products by rank. */
export async function readFirstOfEach(
  tables: Tables,
  { region }: Viewer,
  departmentId: number,
  max: number,
): Promise<{ category_id: number; prod_ids: number[] }[]> {
  const best = soldIn(tables, region.regionId)
    .select(['o.prod_id', 'o.rank'])
    .orderBy('o.rank')
    .orderBy('o.prod_id')
    .limit(max)
  const rows = await tables
    .selectFrom('category as c')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom(best.where('o.category_id', '=', eb.ref('c.category_id')).as('one'))
        .select((one) =>
          sql<
            number[] | null
          >`array_agg(${one.ref('one.prod_id')} order by ${one.ref('one.rank')}, ${one.ref('one.prod_id')})`.as(
            'prod_ids',
          ),
        )
        .as('first'),
    )
    .select(['c.category_id', 'first.prod_ids'])
    .where('c.parent_id', '=', bigint(departmentId))
    .where('first.prod_ids', 'is not', null)
    .orderBy('c.seq')
    .orderBy('c.category_id')
    .execute()
  return rows.map((row) => ({ ...row, prod_ids: (row.prod_ids ?? []).map(Number) }))
}
