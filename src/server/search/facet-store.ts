import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import type { SearchWish } from './search-wish.ts'
import { fromWhere } from './search-wish-store.ts'

/** One counted value of a group; the group's own line is `all`, with the lowest and the highest price (minor units). */
export type FacetRow = {
  facet: 'all' | 'category' | 'brand' | 'place' | 'attr'
  id: number | null
  name: string | null
  attr_id: number | null
  attr_name: string | null
  count: number
  low: number | null
  high: number | null
}

/** As many values of a group are counted. */
const mostValues = 30

/** How many products fit a wish, by category, brand, country and attribute value, most first. */
export const readFacets = (db: Database, wish: SearchWish, textIndex: number): Promise<FacetRow[]> =>
  db.query<FacetRow>(sql`
    with matched as materialized (
      select o.category_id, o.brand_id, o.ship_from, o.price, s.value_ids ${fromWhere(wish, true)}
    ),
    counted as (
      (select 'all' as facet, null::bigint as id, null::text as code, count(*) as count, min(price) as low, max(price) as high from matched)
      union all
      (select 'category', category_id, null, count(*), null, null from matched
        group by category_id order by count(*) desc, category_id limit ${mostValues})
      union all
      (select 'brand', brand_id, null, count(*), null, null from matched where brand_id is not null
        group by brand_id order by count(*) desc, brand_id limit ${mostValues})
      union all
      (select 'place', null, ship_from, count(*), null, null from matched group by ship_from)
      union all
      (select 'attr', value_id, null, count(*), null, null from matched cross join unnest(value_ids) as value_id group by value_id)
    )
    select * from (
      select counted.facet, counted.id, coalesce(c.names[${textIndex}::int], b.name, av.names[${textIndex}::int], counted.code) as name,
        av.attr_id, a.names[${textIndex}::int] as attr_name, counted.count, counted.low, counted.high,
        row_number() over (partition by counted.facet, av.attr_id order by counted.count desc, counted.id) as place
      from counted
      left join category c on counted.facet = 'category' and c.category_id = counted.id
      left join brand b on counted.facet = 'brand' and b.brand_id = counted.id
      left join attribute_value av on counted.facet = 'attr' and av.value_id = counted.id
      left join attribute a on a.attr_id = av.attr_id
    ) ranked
    where place <= ${mostValues} order by facet, count desc, id`)
