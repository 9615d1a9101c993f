import { sql } from 'kysely'
import { type Database, query } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { widthOf } from './received-items.ts'

type StoredOffer = { readonly state: string; readonly title: string; readonly widths: readonly number[] }

/** The items that a shopper offers, by their keys, with the widths of their pictures. */
export async function offersOf(
  db: Database,
  uploads: Dependencies['uploads'],
  userId: string,
): Promise<Map<string, StoredOffer>> {
  const rows = await query<{ key: string; state: string; title: string; pics: string[] }>(
    db,
    sql`select i.key, i.state, i.titles[1] as title, i.pics from pre_loved_item i
      join member_shop s using (shop_id) join account a using (account_id) where a.user_id = ${userId}`,
  )
  const offers = new Map<string, StoredOffer>()
  for (const { key, state, title, pics } of rows) {
    const widths = await Promise.all(pics.map((pic) => widthOf(uploads, pic.split('/')[2] ?? '')))
    offers.set(key, { state, title, widths })
  }
  return offers
}
