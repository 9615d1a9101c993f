import { sql } from 'kysely'
import { type Database, query, type Tables } from '../database/database.ts'
import { type PictureSpec, readPictureName } from './picture-path.ts'

/** The pictures of home, the departments and the lists, at most `most`, in the order in which they are likely to be looked at. */
export async function shownPictures(db: Database, most: number): Promise<PictureSpec[]> {
  if (most === 0) return []
  const rows = await query<{ pic: string }>(
    db,
    sql`
    select pic from banner
    union all select pic from category
    union all (select pic from product order by rank limit ${most})`,
  )
  const names = new Set(rows.map(({ pic }) => pic.split('/')[3] ?? ''))
  return [...names].flatMap((name) => readPictureName(name) ?? [])
}

/**
 * The renders that the mall sells or shows. A kind has one render, and the kinds are walked along their index, so that a
 * million products cost no more than a thousand.
 */
export async function shownRenders(db: Tables): Promise<string[]> {
  const rows = await query<{ pic: string }>(
    db,
    sql`
    with recursive one (kind, pic) as (
      (select kind, pic from product order by kind limit 1)
      union all
      select next.kind, next.pic from one, lateral (select kind, pic from product where kind > one.kind order by kind limit 1) next
    )
    select pic from one
    union select pic from banner
    union select pic from category
    union select pic from shop
    union select pic from announcement where pic is not null`,
  )
  return rows.flatMap(({ pic }) => readPictureName(pic.split('/')[3] ?? '')?.render ?? [])
}
