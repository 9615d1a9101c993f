import { sql } from 'kysely'
import { type Database, query } from '../database/database.ts'

export type NamedRow = { id: number; slug: string; changed?: string }

/** How many products there are, sold anywhere or not: each has its page. */
export const countProducts = async (db: Database): Promise<number> =>
  (await query<{ products: number }>(db, sql`select count(*) as products from product`))[0]?.products ?? 0

/** Products in the order of their ids, with the day of their last change, `yyyy-MM-dd`. */
export const readProductPages = (db: Database, skip: number, most: number): Promise<NamedRow[]> =>
  query(
    db,
    sql`
    select p.prod_id as id, p.slug, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD') as changed
    from (select prod_id from product order by prod_id offset ${skip} limit ${most}) part
    join product p using (prod_id) order by p.prod_id`,
  )

/** Shops that sell anything anywhere. */
export const readShopPages = (db: Database): Promise<NamedRow[]> =>
  query(
    db,
    sql`select shop_id as id, slug from shop s where exists (select from offer o where o.shop_id = s.shop_id and o.is_available) order by shop_id`,
  )

/** Departments and their categories. */
export const readCategoryPages = (db: Database): Promise<(NamedRow & { isDepartment: boolean })[]> =>
  query(
    db,
    sql`select category_id as id, slug, parent_id = 0 as "isDepartment" from category order by seq, category_id`,
  )

/** Tags in the order of home. */
export const readTagPages = (db: Database): Promise<NamedRow[]> =>
  query(db, sql`select tag_id as id, slug from tag order by seq, tag_id`)

/** Brands of which a region sells anything. */
export const readBrandPages = (db: Database, regionId: number): Promise<{ id: number }[]> =>
  query(
    db,
    sql`select brand_id as id from brand b where exists (select from offer o where o.region_id = ${regionId} and o.brand_id = b.brand_id and o.is_available) order by brand_id`,
  )
