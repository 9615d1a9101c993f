import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import { readPictureName, type PictureSpec } from './picture-path.ts'

/** At most this many are made ahead; the rest is made when somebody looks. */
const most = 4_000

/** The pictures of home, the departments and the lists, in the order in which they are likely to be looked at. */
export async function shownPictures(db: Database): Promise<PictureSpec[]> {
  const rows = await db.query<{ pic: string }>(sql`
    select pic from banner
    union all select pic from category
    union all (select pic from product order by rank limit ${most})`)
  const names = new Set(rows.map(({ pic }) => pic.split('/')[3] ?? ''))
  return [...names].flatMap((name) => readPictureName(name) ?? [])
}
