import { sql } from 'kysely'
import { regionIds } from '#contract/region/region.ts'
import { query, type Tables } from '#server/database/database.ts'
import { pictureTemplate } from '#server/media/picture-path.ts'
import type { Country } from '#server/seed/seed-shapes.ts'
import { announcements } from './announcements.ts'

const regionOf: Readonly<Record<Country, number>> = {
  lk: regionIds.LK,
  cn: regionIds.CN,
  la: regionIds.LA,
  tr: regionIds.TR,
}
const everyRegion = Object.values(regionOf)

/**
 * Publishes the announcements of announcements.ts. An existing announcement keeps its id and time, so that no shopper
 * sees it as unread again; only its text is updated.
 */
export async function publishAnnouncements(tables: Tables): Promise<void> {
  const rows = announcements.map(({ key, title, content, render, day, only }) => ({
    key,
    regions: only?.map((country) => regionOf[country]) ?? everyRegion,
    titles: title,
    contents: content,
    pic: pictureTemplate({ render, hue: 0, view: 'front' }),
    published_at: `${day}T06:00:00Z`,
  }))
  await query(
    tables,
    sql`
    insert into announcement as known (key, regions, titles, contents, pic, published_at)
    select key, regions, titles, contents, pic, published_at from json_populate_recordset(null::announcement, ${JSON.stringify(rows)}::json)
    on conflict (key) do update set regions = excluded.regions, titles = excluded.titles, contents = excluded.contents, pic = excluded.pic
    where (known.regions, known.titles, known.contents, known.pic) is distinct from (excluded.regions, excluded.titles, excluded.contents, excluded.pic)`,
  )
}
