import { sql } from 'kysely'
import { type Database, query } from '../database/database.ts'
import { regions } from '../region/region-rules.ts'
import { type CardRow, createDay } from './card-store.ts'
import type { Viewer } from './viewer.ts'

/** A product with its offer in the region. `is_sold` is false where the region has none, or has withdrawn it. */
export type ProductRow = CardRow & {
  is_sold: boolean
  imgs: string[]
  content: string
  item_code: string
  warranty_months: number
  parameters: { name: string; value: string }[]
  brand_name: string | null
  is_cash_on_delivery: boolean
  delivery_from: number
  delivery_to: number
}

export type SkuRow = {
  sku_id: number
  properties: string
  name: string
  pic: string
  price: number | null
  ori_price: number | null
  stocks: number | null
}

export type CategoryStep = { category_id: number; name: string; slug: string }

/** Every region's id. */
export const regionIds = regions.map((one) => one.regionId)

/** What a product in `p` is offered as, in `o` and `s`: the region's own offer, else that of another region. */
export const offered = ({ region }: Viewer) => sql`
    cross join lateral (
      select *, offer.region_id = ${region.regionId} as is_here from offer
      where offer.prod_id = p.prod_id and offer.region_id = any(${regionIds}::bigint[])
      order by offer.region_id = ${region.regionId} desc, offer.region_id limit 1
    ) o
    join shop s on s.shop_id = o.shop_id`

/** Whether any region sells the product in `p`: a withdrawn one is sold nowhere. */
export const isSoldSomewhere = sql`exists (select 1 from offer any_one where any_one.region_id = any(${regionIds}::bigint[]) and any_one.prod_id = p.prod_id and any_one.is_available)`

/** The product, or undefined where there is none, or where it is withdrawn (api.md). A region without an offer gets the shop of another, and no price. */
export async function readProduct(db: Database, viewer: Viewer, prodId: number): Promise<ProductRow | undefined> {
  const { textIndex } = viewer
  const rows = await query<ProductRow>(
    db,
    sql`
    select p.prod_id, p.names[${textIndex}::int] as name, p.slug, p.briefs[${textIndex}::int] as brief, p.pic, p.imgs, p.content,
      p.item_code, p.warranty_months, p.parameters -> ${textIndex - 1}::int as parameters, p.comm_number, p.category_id,
      p.brand_id, b.name as brand_name, p.score, o.shop_id, s.name as shop_name, o.ship_from, o.is_overseas,
      o.is_cash_on_delivery, o.is_free_delivery, o.delivery_from, o.delivery_to, o.deal_hours, ${createDay},
      o.is_here and o.is_available as is_sold,
      case when o.is_here then o.price else 0 end as price,
      case when o.is_here then o.ori_price else 0 end as ori_price,
      case when o.is_here then o.sold_num else 0 end as sold_num,
      case when o.is_here and o.is_available then o.stocks else 0 end as stocks
    from product p ${offered(viewer)}
    left join brand b on b.brand_id = p.brand_id
    where p.prod_id = ${prodId} and ${isSoldSomewhere}`,
  )
  return rows[0]
}

export const readSkus = (db: Database, { region, textIndex }: Viewer, prodId: number): Promise<SkuRow[]> =>
  query<SkuRow>(
    db,
    sql`
    select sku.sku_id, sku.properties[${textIndex}::int] as properties, sku.names[${textIndex}::int] as name, sku.pic, so.price, so.ori_price, so.stocks
    from sku left join sku_offer so on so.sku_id = sku.sku_id and so.region_id = ${region.regionId}
    where sku.prod_id = ${prodId} order by sku.seq`,
  )

/** From the department down to the category. */
export const readCategoryPath = (db: Database, { textIndex }: Viewer, categoryId: number): Promise<CategoryStep[]> =>
  query<CategoryStep>(
    db,
    sql`
    select c.category_id, c.names[${textIndex}::int] as name, c.slug from category leaf
    join category c on c.category_id in (leaf.category_id, leaf.parent_id)
    where leaf.category_id = ${categoryId} order by c.parent_id <> 0`,
  )

/** As many of the best of a category, and of its department, as "similar" is chosen from. */
const mostOfCategory = 200
const mostOfDepartment = 300

/**
 * Products like one: its own category first, then the rest of its department; within each, the best of every kind come
 * before any kind's second best. Undefined where there is no such product.
 */
export async function readSimilar(db: Database, { region }: Viewer, prodId: number): Promise<number[] | undefined> {
  const rows = await query<{ ids: number[] }>(
    db,
    sql`
    with this as (select department_id, category_id from product where prod_id = ${prodId}),
    near as (
      (select o.prod_id, o.rank, true as is_close from this join offer o
        on o.region_id = ${region.regionId} and o.category_id = this.category_id
        where o.is_available and o.prod_id <> ${prodId} order by o.rank, o.prod_id limit ${mostOfCategory})
      union all
      (select o.prod_id, o.rank, false from this join offer o
        on o.region_id = ${region.regionId} and o.department_id = this.department_id and o.category_id <> this.category_id
        where o.is_available order by o.rank, o.prod_id limit ${mostOfDepartment})
    ),
    turns as (
      select near.*, row_number() over (partition by p.kind order by near.rank, near.prod_id) as turn
      from near join product p using (prod_id)
    )
    select array(select prod_id from turns order by is_close desc, turn, rank, prod_id) as ids from this`,
  )
  return rows[0]?.ids.map(Number)
}
