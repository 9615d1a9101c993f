import { sql } from 'kysely'
import { type Database, query } from '../database/database.ts'
import type { SearchFilters } from './search-filters.ts'
import { fromWhere, samples } from './search-filters-store.ts'

/** Scores that are counted as "and up". */
export const countedScores = [4, 3] as const

/**
 * One counted value of a facet. The row `all` counts everything, with the lowest and highest price (minor units) and
 * the numbers of products with at least each score, in stock, and with free delivery.
 */
export type FacetRow = {
  facet: 'all' | 'category' | 'brand' | 'place' | 'attr'
  id: number | null
  /** Names in the order of `languages`; a single name is the same in all languages. */
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

/** The number of values counted for each facet. */
const maxValues = 20

/**
 * The number of products that match the filters, by category, brand, country and attribute value, highest first. A
 * product counts for a size or colour only where that can be bought (docs/product.md#filter-stock).
 * `sampleOf` limits the count to a sample, `max` to the first products that are found. Many products share the same
 * set of values, so sets are counted first and split into values afterwards.
 */
export const readFacets = (
  db: Database,
  filters: SearchFilters,
  { sampleOf, max }: { readonly sampleOf?: keyof typeof samples; readonly max?: number } = {},
): Promise<FacetRow[]> =>
  query<FacetRow>(
    db,
    sql`
    with matched as materialized (
      select o.category_id, o.brand_id, o.ship_from, o.price, o.score, o.stocks, o.is_free_delivery, o.sold_out, s.value_ids
      ${fromWhere(filters, true)} ${sampleOf ? sql`and ${samples[sampleOf](sql`o.prod_id`)} and ${samples[sampleOf](sql`s.prod_id`)}` : sql``} ${max ? sql`limit ${max}` : sql``}
    ),
    counted as (
      (select 'all' as facet, null::bigint as id, null::text as code, count(*) as count, min(price) as low, max(price) as high,
        array[${sql.join(countedScores.map((score) => sql`count(*) filter (where score >= ${score}::numeric)`))}]::int[] as scored,
        count(*) filter (where stocks > 0) as stocked, count(*) filter (where is_free_delivery) as delivered from matched)
      union all
      (select 'category', category_id, null, count(*), null, null, null, null, null from matched
        group by category_id order by count(*) desc, category_id limit ${maxValues})
      union all
      (select 'brand', brand_id, null, count(*), null, null, null, null, null from matched where brand_id is not null
        group by brand_id order by count(*) desc, brand_id limit ${maxValues})
      union all
      (select 'place', null, ship_from, count(*), null, null, null, null, null from matched group by ship_from)
      union all
      (select 'attr', value_id, null, sum(times)::bigint, null, null, null, null, null
        from (select value_ids, sold_out, count(*) as times from matched group by value_ids, sold_out) same cross join unnest(value_ids) as value_id
        where sold_out is null or value_id <> all(sold_out) group by value_id)
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
    where place <= ${maxValues} order by facet, count desc, id`,
  )
