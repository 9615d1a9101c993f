import { createHash } from 'node:crypto'
import type { Tables } from '../database/database.ts'

/** An announcement of the operator; the texts are in the order of `languages`. */
export type Announcement = {
  readonly regions: readonly number[]
  readonly titles: readonly string[]
  readonly contents: readonly string[]
}

/**
 * Publishes an announcement, which the push job sends to the devices of its regions (docs/product.md#push). False for an
 * announcement that was published with the same texts today: a message cannot be called back, so a repeated command
 * sends nothing.
 */
export async function publishAnnouncement(tables: Tables, announcement: Announcement, now: Date): Promise<boolean> {
  const { regions, titles, contents } = announcement
  const day = now.toISOString().slice(0, 10)
  const same = createHash('sha256')
    .update(JSON.stringify([day, titles, contents]))
    .digest('base64url')
  const row = await tables
    .insertInto('announcement')
    .values({
      key: `operator ${same}`,
      regions: [...regions],
      titles: [...titles],
      contents: [...contents],
      pic: null,
      published_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('announcement_id')
    .executeTakeFirst()
  return row !== undefined
}
