import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { preLovedKind } from '../pre-loved/pre-loved-rules.ts'

type NamedRow = { id: number; slug: string; changed?: string }

/** The number of all products, sold or not, because each has a page. */
export async function countProducts(tables: Tables): Promise<number> {
  const row = await tables
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('products'))
    .where('kind', '<>', preLovedKind)
    .executeTakeFirst()
  return row?.products ?? 0
}

/** Products ordered by id, with the day of their last change as `yyyy-MM-dd`. */
export const readProductPages = (tables: Tables, skip: number, max: number): Promise<NamedRow[]> =>
  tables
    .selectFrom(
      tables
        .selectFrom('product')
        .select('prod_id')
        .where('kind', '<>', preLovedKind)
        .orderBy('prod_id')
        .offset(skip)
        .limit(max)
        .as('part'),
    )
    .innerJoin('product as p', 'p.prod_id', 'part.prod_id')
    .select((eb) => [
      'p.prod_id as id',
      'p.slug',
      sql<string>`to_char(${eb.ref('p.created_at')} at time zone 'UTC', 'YYYY-MM-DD')`.as('changed'),
    ])
    .orderBy('p.prod_id')
    .execute()

/** Shops with a product for sale in at least one region. */
export const readShopPages = (tables: Tables): Promise<NamedRow[]> =>
  tables
    .selectFrom('shop as s')
    .select(['s.shop_id as id', 's.slug'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('offer as o')
          .select('o.prod_id')
          .whereRef('o.shop_id', '=', 's.shop_id')
          .where('o.is_available', '=', sql.lit(true)),
      ),
    )
    .orderBy('s.shop_id')
    .execute()

/** Departments and their categories. */
export const readCategoryPages = async (tables: Tables): Promise<(NamedRow & { isDepartment: boolean })[]> => {
  const rows = await tables
    .selectFrom('category')
    .select(['category_id as id', 'slug', 'parent_id'])
    .orderBy('seq')
    .orderBy('category_id')
    .execute()
  return rows.map(({ parent_id: parentId, ...row }) => ({ ...row, isDepartment: parentId === 0 }))
}

/** Tags in the order of the home screen. */
export const readTagPages = (tables: Tables): Promise<NamedRow[]> =>
  tables.selectFrom('tag').select(['tag_id as id', 'slug']).orderBy('seq').orderBy('tag_id').execute()

/** Brands with a product for sale in the region. */
export const readBrandPages = (tables: Tables, regionId: number): Promise<{ id: number }[]> =>
  tables
    .selectFrom('brand as b')
    .select('b.brand_id as id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('offer as o')
          .select('o.prod_id')
          .where('o.region_id', '=', regionId)
          .whereRef('o.brand_id', '=', 'b.brand_id')
          .where('o.is_available', '=', sql.lit(true)),
      ),
    )
    .orderBy('b.brand_id')
    .execute()
