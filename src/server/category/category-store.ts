import { sql } from 'kysely'
import { type Database, query } from '../database/database.ts'
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

/** The categories that have something for sale in the region, in their order, departments among them. */
export const readCategories = (db: Database, { region, textIndex }: Viewer): Promise<CategoryRow[]> =>
  query<CategoryRow>(
    db,
    sql`
    select c.category_id, c.parent_id, c.names[${textIndex}::int] as name, c.short_names[${textIndex}::int] as short_name, c.slug, c.pic
    from category c
    where case when c.parent_id = 0
      then exists (select from offer o where o.region_id = ${region.regionId} and o.department_id = c.category_id and o.is_available)
      else exists (select from offer o where o.region_id = ${region.regionId} and o.category_id = c.category_id and o.is_available)
    end
    order by c.parent_id, c.seq, c.category_id`,
  )

export async function isCategory(db: Database, categoryId: number): Promise<boolean> {
  return (await query(db, sql`select 1 from category where category_id = ${categoryId}::bigint`)).length > 0
}

/** Brands with products for sale in the region, and in a category or department where one is given. */
export function readBrands(db: Database, { region }: Viewer, categoryId: number | undefined): Promise<BrandRow[]> {
  const inCategory = categoryId
    ? sql`and (o.category_id = ${categoryId}::bigint or o.department_id = ${categoryId}::bigint)`
    : sql``
  return query<BrandRow>(
    db,
    sql`
    select b.brand_id, b.name, sold.prod_count from brand b join (
      select o.brand_id, count(*) as prod_count from offer o
      where o.region_id = ${region.regionId} and o.is_available ${inCategory} group by o.brand_id
    ) sold using (brand_id)
    order by sold.prod_count desc, b.name`,
  )
}

export async function isDepartment(db: Database, categoryId: number): Promise<boolean> {
  return (
    (await query(db, sql`select 1 from category where category_id = ${categoryId}::bigint and parent_id = 0`)).length >
    0
  )
}

/** The sub-categories of a department that have something for sale in the region, each with its first products by rank. */
export async function readFirstOfEach(
  db: Database,
  { region }: Viewer,
  departmentId: number,
  most: number,
): Promise<{ category_id: number; prod_ids: number[] }[]> {
  const rows = await query<{ category_id: number; prod_ids: number[] }>(
    db,
    sql`
    select c.category_id, first.prod_ids from category c cross join lateral (
      select array_agg(one.prod_id order by one.rank, one.prod_id) as prod_ids from (
        select o.prod_id, o.rank from offer o
        where o.region_id = ${region.regionId} and o.category_id = c.category_id and o.is_available
        order by o.rank, o.prod_id limit ${most}
      ) one
    ) first
    where c.parent_id = ${departmentId}::bigint and first.prod_ids is not null order by c.seq, c.category_id`,
  )
  return rows.map((row) => ({ ...row, prod_ids: row.prod_ids.map(Number) }))
}
