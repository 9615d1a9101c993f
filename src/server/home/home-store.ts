import { sql } from 'kysely'
import { type Database, query } from '../database/database.ts'
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

/** The tags that have something for sale in the region, each with its first products, at most `most`. */
export async function readTags(db: Database, { region, textIndex }: Viewer, most: number): Promise<TagRow[]> {
  const rows = await query<TagRow>(
    db,
    sql`
    select t.tag_id, t.titles[${textIndex}::int] as title, t.slug, t.style, t.seq, first.prod_ids, first.pics[1] as pic
    from tag t cross join lateral (
      select array_agg(one.prod_id order by one.seq) as prod_ids, array_agg(p.pic order by one.seq) as pics from (
        select tp.prod_id, tp.seq from tag_product tp join offer o using (region_id, prod_id)
        where tp.tag_id = t.tag_id and tp.region_id = ${region.regionId} and o.is_available
        order by tp.seq limit ${most}
      ) one join product p using (prod_id)
    ) first
    where first.prod_ids is not null order by t.seq, t.tag_id`,
  )
  return rows.map((row) => ({ ...row, prod_ids: row.prod_ids.map(Number) }))
}

/** The products of a tag in its order, one page; undefined where there is no such tag. */
export async function readTagPage(
  db: Database,
  { region }: Viewer,
  tagId: number,
  skip: number,
  size: number,
): Promise<{ total: number; prodIds: number[] } | undefined> {
  const rows = await query<{ total: number; ids: number[] }>(
    db,
    sql`
    with mine as materialized (
      select tp.prod_id, tp.seq from tag_product tp join offer o using (region_id, prod_id)
      where tp.tag_id = ${tagId}::bigint and tp.region_id = ${region.regionId} and o.is_available
    )
    select (select count(*) from mine) as total,
      array(select prod_id from mine order by seq offset ${skip} limit ${size}) as ids
    from tag where tag_id = ${tagId}::bigint`,
  )
  const row = rows[0]
  return row && { total: row.total, prodIds: row.ids.map(Number) }
}

/** Everything for sale in the region by rank, one page: the rank already spreads departments and kinds. */
export async function readBest(db: Database, { region }: Viewer, skip: number, size: number): Promise<number[]> {
  const rows = await query<{ prod_id: number }>(
    db,
    sql`
    select prod_id from offer where region_id = ${region.regionId} and is_available
    order by rank, prod_id offset ${skip} limit ${size}`,
  )
  return rows.map((row) => row.prod_id)
}

/**
 * Every running deal of the region, one page, what ends first in front and then by rank. `wallClock` is the region's, in ms:
 * a deal ends with its running period of so many hours (decision 0007).
 */
export async function readDeals(
  db: Database,
  { region }: Viewer,
  wallClock: number,
  skip: number,
  size: number,
): Promise<number[]> {
  const rows = await query<{ prod_id: number }>(
    db,
    sql`
    select prod_id from offer where region_id = ${region.regionId} and is_available and deal_hours is not null
    order by (${wallClock}::bigint / (deal_hours * 3600000::bigint) + 1) * deal_hours, rank, prod_id offset ${skip} limit ${size}`,
  )
  return rows.map((row) => row.prod_id)
}

export async function countDeals(db: Database, { region }: Viewer): Promise<number> {
  const rows = await query<{ total: number }>(
    db,
    sql`
    select count(*) as total from offer where region_id = ${region.regionId} and is_available and deal_hours is not null`,
  )
  return rows[0]?.total ?? 0
}

export async function countForSale(db: Database, { region }: Viewer): Promise<number> {
  const rows = await query<{ total: number }>(
    db,
    sql`select count(*) as total from offer where region_id = ${region.regionId} and is_available`,
  )
  return rows[0]?.total ?? 0
}

export const readBanners = (db: Database, { region, textIndex }: Viewer): Promise<BannerRow[]> =>
  query<BannerRow>(
    db,
    sql`
    select pic, type, relation, slug, kickers[${textIndex}::int] as kicker, titles[${textIndex}::int] as title,
      actions[${textIndex}::int] as action, seq, color
    from banner where ${region.regionId}::bigint = any(regions) order by seq, banner_id`,
  )
