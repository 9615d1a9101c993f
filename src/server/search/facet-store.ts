import { sql } from 'kysely'
import { type Database, query } from '../database/database.ts'
import type { SearchWish } from './search-wish.ts'
import { fromWhere, samples } from './search-wish-store.ts'

/** Scores that are counted as "and up". */
export const countedScores = [4, 3] as const

/**
 * One counted value of a group; the line `all` is of everything, with the lowest and the highest price (minor units) and
 * how many are rated so and better, in stock, delivered free.
 */
export type FacetRow = {
  facet: 'all' | 'category' | 'brand' | 'place' | 'attr'
  id: number | null
  /** In the order of `languages`; one alone is the same in all. */
  names: string[] | null
  attr_id: number | null
  attr_names: string[] | null
  count: number
  low: number | null
  high: number | null
  scored: number[] | null
  stocked: number | null
  delivered: number | null
}

/** As many values of a group are counted. */
const mostValues = 20

/**
 * How many products fit a wish, by category, brand, country and attribute value, most first; of one in `sampleOf`
 * alone, or of the first `most` that come, where that is asked. Many products have the same set of values: sets are counted first, and taken apart then.
 */
export const readFacets = (
  db: Database,
  wish: SearchWish,
  { sampleOf, most }: { readonly sampleOf?: keyof typeof samples; readonly most?: number } = {},
): Promise<FacetRow[]> =>
  query<FacetRow>(
    db,
    sql`
    with matched as materialized (
      select o.category_id, o.brand_id, o.ship_from, o.price, o.score, o.stocks, o.is_free_delivery, s.value_ids
      ${fromWhere(wish, true)} ${sampleOf ? sql`and ${samples[sampleOf](sql`o.prod_id`)} and ${samples[sampleOf](sql`s.prod_id`)}` : sql``} ${most ? sql`limit ${most}` : sql``}
    ),
    counted as (
      (select 'all' as facet, null::bigint as id, null::text as code, count(*) as count, min(price) as low, max(price) as high,
        array[${sql.join(countedScores.map((score) => sql`count(*) filter (where score >= ${score}::numeric)`))}]::int[] as scored,
        count(*) filter (where stocks > 0) as stocked, count(*) filter (where is_free_delivery) as delivered from matched)
      union all
      (select 'category', category_id, null, count(*), null, null, null, null, null from matched
        group by category_id order by count(*) desc, category_id limit ${mostValues})
      union all
      (select 'brand', brand_id, null, count(*), null, null, null, null, null from matched where brand_id is not null
        group by brand_id order by count(*) desc, brand_id limit ${mostValues})
      union all
      (select 'place', null, ship_from, count(*), null, null, null, null, null from matched group by ship_from)
      union all
      (select 'attr', value_id, null, sum(times)::bigint, null, null, null, null, null
        from (select value_ids, count(*) as times from matched group by value_ids) same cross join unnest(value_ids) as value_id group by value_id)
    )
    select * from (
      select counted.facet, counted.id, case counted.facet when 'category' then c.names when 'brand' then array[b.name] when 'attr' then av.names else array[counted.code] end as names,
        av.attr_id, a.names as attr_names, counted.count, counted.low, counted.high,
        counted.scored, counted.stocked, counted.delivered,
        row_number() over (partition by counted.facet, av.attr_id order by counted.count desc, counted.id) as place
      from counted
      left join category c on counted.facet = 'category' and c.category_id = counted.id
      left join brand b on counted.facet = 'brand' and b.brand_id = counted.id
      left join attribute_value av on counted.facet = 'attr' and av.value_id = counted.id
      left join attribute a on a.attr_id = av.attr_id
    ) ranked
    where place <= ${mostValues} order by facet, count desc, id`,
  )
