import { sql } from 'kysely'
import { campaignStyle } from '#contract/product-lists/list-requests.ts'
import type { Tables } from '../database/database.ts'
import { anyOf, bigint, textAt } from '../database/expressions.ts'
import type { Viewer } from '../product/viewer.ts'

export type TagRow = {
  tag_id: number
  title: string
  slug: string
  style: number
  seq: number
  pic: string
  prod_ids: number[]
}
export type BannerRow = {
  pic: string
  type: number
  relation: number
  slug: string
  kicker: string
  title: string
  action: string
  seq: number
  color: string
}

/** The tagged products that a region sells, as `tp`, with their offers `o`. */
const tagged = (tables: Tables, regionId: number) =>
  tables
    .selectFrom('tag_product as tp')
    .innerJoin('offer as o', (join) =>
      join.onRef('o.region_id', '=', 'tp.region_id').onRef('o.prod_id', '=', 'tp.prod_id'),
    )
    .select(['tp.prod_id', 'tp.seq'])
    .where('tp.region_id', '=', regionId)
    .where('o.is_available', '=', sql.lit(true))

/**
 * The tags with products for sale in the region, each with at most `max` of its first products; those of campaigns only
 * if `hasCampaigns` is set.
 */
export async function readTags(
  tables: Tables,
  { region, textIndex }: Viewer,
  { max, hasCampaigns }: { max: number; hasCampaigns: boolean },
): Promise<TagRow[]> {
  const firstOf = tagged(tables, region.regionId).orderBy('tp.seq').limit(max)
  const rows = await tables
    .selectFrom('tag as t')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom(firstOf.where('tp.tag_id', '=', eb.ref('t.tag_id')).as('one'))
        .innerJoin('product as p', 'p.prod_id', 'one.prod_id')
        .select((one) => [
          sql<number[] | null>`array_agg(${one.ref('one.prod_id')} order by ${one.ref('one.seq')})`.as('prod_ids'),
          sql<string>`(array_agg(${one.ref('p.pic')} order by ${one.ref('one.seq')}))[1]`.as('pic'),
        ])
        .as('first'),
    )
    .select((eb) => [
      't.tag_id',
      textAt(eb.ref('t.titles'), textIndex).as('title'),
      't.slug',
      't.style',
      't.seq',
      'first.prod_ids',
      'first.pic',
    ])
    .where('first.prod_ids', 'is not', null)
    .$if(!hasCampaigns, (rows) => rows.where('t.style', '<>', campaignStyle))
    .orderBy('t.seq')
    .orderBy('t.tag_id')
    .execute()
  return rows.map((row) => ({ ...row, prod_ids: (row.prod_ids ?? []).map(Number) }))
}

/** One page of a tag's products in the tag's order; undefined for an unknown tag. */
export async function readTagPage(
  tables: Tables,
  { region }: Viewer,
  tagId: number,
  skip: number,
  size: number,
): Promise<{ total: number; prodIds: number[] } | undefined> {
  const row = await tables
    .with(
      (cte) => cte('mine').materialized(),
      () => tagged(tables, region.regionId).where('tp.tag_id', '=', bigint(tagId)),
    )
    .selectFrom('tag')
    .select((eb) => [
      eb
        .selectFrom('mine')
        .select((mine) => mine.fn.countAll<number>().as('total'))
        .as('total'),
      sql<
        number[]
      >`array${eb.selectFrom('mine').select('mine.prod_id').orderBy('mine.seq').offset(skip).limit(size)}`.as('ids'),
    ])
    .where('tag.tag_id', '=', bigint(tagId))
    .executeTakeFirst()
  return row && { total: row.total ?? 0, prodIds: row.ids.map(Number) }
}

/** The offers that a region currently sells. */
const soldIn = (tables: Tables, { region }: Viewer) =>
  tables.selectFrom('offer').where('region_id', '=', region.regionId).where('is_available', '=', sql.lit(true))

/**
 * One page of the products for sale in the region but those of `without`, by rank. The rank already spreads departments
 * and kinds.
 */
export async function readBest(
  tables: Tables,
  viewer: Viewer,
  skip: number,
  size: number,
  without: readonly number[] = [],
): Promise<number[]> {
  const rows = await soldIn(tables, viewer)
    .select('prod_id')
    .$if(without.length > 0, (offers) => offers.where((eb) => eb.not(eb('prod_id', '=', anyOf(without)))))
    .orderBy('rank')
    .orderBy('prod_id')
    .offset(skip)
    .limit(size)
    .execute()
  return rows.map((row) => row.prod_id)
}

/**
 * One page of the region's running deals, by end and then by rank. `wallClock` is the region's local time in ms: a deal
 * ends with its current period, whose length is in hours (decision 0007).
 */
export async function readDeals(
  tables: Tables,
  viewer: Viewer,
  wallClock: number,
  skip: number,
  size: number,
): Promise<number[]> {
  const rows = await soldIn(tables, viewer)
    .select('prod_id')
    .where('deal_hours', 'is not', null)
    .orderBy((eb) => {
      const hours = eb.ref('deal_hours')
      return sql`(${bigint(wallClock)} / (${hours} * 3600000::bigint) + 1) * ${hours}`
    })
    .orderBy('rank')
    .orderBy('prod_id')
    .offset(skip)
    .limit(size)
    .execute()
  return rows.map((row) => row.prod_id)
}

export async function countDeals(tables: Tables, viewer: Viewer): Promise<number> {
  const row = await soldIn(tables, viewer)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('deal_hours', 'is not', null)
    .executeTakeFirst()
  return row?.total ?? 0
}

export async function countForSale(tables: Tables, viewer: Viewer): Promise<number> {
  const row = await soldIn(tables, viewer)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirst()
  return row?.total ?? 0
}

export const readBanners = (tables: Tables, { region, textIndex }: Viewer): Promise<BannerRow[]> =>
  tables
    .selectFrom('banner')
    .select((eb) => [
      'pic',
      'type',
      'relation',
      'slug',
      textAt(eb.ref('kickers'), textIndex).as('kicker'),
      textAt(eb.ref('titles'), textIndex).as('title'),
      textAt(eb.ref('actions'), textIndex).as('action'),
      'seq',
      'color',
    ])
    .where((eb) => sql<boolean>`${bigint(region.regionId)} = any(${eb.ref('regions')})`)
    .orderBy('seq')
    .orderBy('banner_id')
    .execute()
