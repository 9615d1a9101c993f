import { wireTimeOf } from '#contract/time.ts'
import { removeOldCheckouts } from '../checkout/checkout-store.ts'
import { deleteOldMessages } from '../contact/contact-store.ts'
import type { Database } from '../database/database.ts'
import { idempotencyTime } from '../http/idempotency-store.ts'
import { deleteOldTraces } from '../invitation/invitation-store.ts'
import { anonymizeOrders } from '../order/anonymize-store.ts'
import { forgetOffers } from '../pre-loved/forget-offers.ts'
import { deleteOldPushes } from '../push/push-queue-store.ts'
import { forgetRefundTexts } from '../refund/refund-store.ts'
import { fillTopics, forgetModeration } from '../review/score-store.ts'
import { deleteOldSearches } from '../search/phrase-store.ts'
import { forgetUnusedUploads, forgetUploads } from '../uploads/upload-store.ts'
import { removeLeft } from './remove-left.ts'

const day = 86_400_000
/** The age at which an upload that nothing shows is deleted; a draft may wait that long on a phone without a network. */
const unusedDays = 30

/**
 * Deletes expired records: accounts whose grace period has ended and their names on orders, their reviews, sessions, codes, rate
 * counters, checkouts, stored answers, push messages, counted searches, messages of guests to the mall, traces of sign-ins,
 * uploads that nothing shows. Returns the names of the pictures that are deleted with them.
 */
export const deleteExpiredRecords = (db: Database, now: Date): Promise<string[]> =>
  db.transaction().execute(async (tables) => {
    await removeLeft(tables, now)
    await forgetModeration(tables)
    await fillTopics(tables)
    await anonymizeOrders(tables)
    await forgetOffers(tables)
    await forgetRefundTexts(tables)
    await removeOldCheckouts(tables, now)
    await tables.deleteFrom('session').where('ends_at', '<=', now).execute()
    await tables
      .deleteFrom('code')
      .where('ends_at', '<=', new Date(now.getTime() - day))
      .execute()
    await tables.deleteFrom('rate').where('ends_at', '<=', now).execute()
    await tables
      .deleteFrom('idempotency')
      .where('made_at', '<', new Date(now.getTime() - idempotencyTime))
      .execute()
    await deleteOldPushes(tables, now)
    await deleteOldSearches(tables, wireTimeOf(now.getTime(), 'UTC').slice(0, 10))
    await deleteOldMessages(tables, new Date(now.getTime() - 365 * day))
    await deleteOldTraces(tables, new Date(now.getTime() - 365 * day))
    const gone = await forgetUploads(tables, now)
    return [...gone, ...(await forgetUnusedUploads(tables, new Date(now.getTime() - unusedDays * day)))]
  })
