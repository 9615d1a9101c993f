import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import { notExists } from '../database/expressions.ts'

/** How long after its publication an announcement is pushed, in ms. */
const newsAge = 86_400_000

/** An announcement that was published within the last day and was not pushed, locked. */
export async function claimAnnouncement(tables: Tables, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('announcement as a')
    .select('a.announcement_id')
    .where('a.published_at', '<=', now)
    .where('a.published_at', '>', new Date(now.getTime() - newsAge))
    .where((eb) =>
      notExists(
        eb
          .selectFrom('push_message as m')
          .select('m.push_id')
          .where('m.key', '=', sql<string>`'announcement ' || ${eb.ref('a.announcement_id')}`),
      ),
    )
    .orderBy('a.announcement_id')
    .limit(1)
    .forUpdate('a')
    .skipLocked()
    .executeTakeFirst()
  return row && String(row.announcement_id)
}

export const readAnnouncement = (tables: Tables, announcementId: number) =>
  tables
    .selectFrom('announcement')
    .select(['regions', 'titles', 'contents'])
    .where('announcement_id', '=', announcementId)
    .executeTakeFirst()

/**
 * The latest checkout of a shopper who has a device with push messages, if the checkout was not submitted, ends before
 * `endsBefore`, and was not pushed; locked.
 */
export async function claimEndingCheckout(tables: Tables, endsBefore: Date, now: Date): Promise<string | undefined> {
  const row = await tables
    .selectFrom('checkout as c')
    .select('c.checkout_id')
    .where('c.submitted_at', 'is', null)
    .where('c.ends_at', '>', now)
    .where('c.ends_at', '<=', endsBefore)
    .where((eb) =>
      notExists(
        eb
          .selectFrom('checkout as later')
          .select('later.checkout_id')
          .whereRef('later.account_id', '=', 'c.account_id')
          .whereRef('later.checkout_id', '>', 'c.checkout_id'),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('push_subscription as s')
          .innerJoin('session as e', 'e.session_id', 's.session_id')
          .select('s.subscription_id')
          .whereRef('e.account_id', '=', 'c.account_id')
          .where('e.ends_at', '>', now)
          .where(sql<boolean>`'checkout' = any(s.topics)`),
      ),
    )
    .where((eb) =>
      notExists(
        eb
          .selectFrom('push_message as m')
          .select('m.push_id')
          .where('m.key', '=', sql<string>`'checkout ' || ${eb.ref('c.checkout_id')}`),
      ),
    )
    .orderBy('c.checkout_id')
    .limit(1)
    .forUpdate('c')
    .skipLocked()
    .executeTakeFirst()
  return row && String(row.checkout_id)
}

export const readCheckoutToPush = (tables: Tables, checkoutId: number) =>
  tables
    .selectFrom('checkout')
    .select(['account_id as accountId', 'held', 'ends_at as endsAt'])
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst()
