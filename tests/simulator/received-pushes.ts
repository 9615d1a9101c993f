import { sql } from 'kysely'
import { languages } from '#contract/languages.ts'
import { type Database, query } from '#server/database/database.ts'

/** Subscribes a phone on which nobody is signed in, and gives the phone three messages. */
export async function addPushes(db: Database): Promise<{ readonly subscriptionId: string; readonly ids: number[] }> {
  const subscriptionId = 'a0000000-0000-4000-8000-000000000001'
  await query(
    db,
    sql`insert into push_subscription (subscription_id, endpoint, p256dh, auth, region_id, lang, time_zone, topics, created_at)
      values (${subscriptionId}, 'https://fcm.googleapis.com/fcm/send/simulator', '', '', 1, 'en', 'UTC', '{}', now())`,
  )
  const texts = languages.map(() => 'News')
  const content = JSON.stringify({ kind: 'announcement', announcementId: 1, titles: texts, contents: texts })
  const rows = await query<{ push_id: number }>(
    db,
    sql`insert into push_message (key, topic, content, is_limited, is_asked, made_at, ends_at)
      select 'simulator ' || n, 'announcements', ${content}::jsonb, false, false, now(), now() from generate_series(1, 3) n
      returning push_id`,
  )
  const ids = rows.map((row) => row.push_id)
  await query(
    db,
    sql`insert into push_delivery (push_id, subscription_id, due_at, state) select unnest(${ids}::bigint[]), ${subscriptionId}, now(), 'sent'`,
  )
  return { subscriptionId, ids }
}
