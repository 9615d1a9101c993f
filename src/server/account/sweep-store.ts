import sql from 'sql-template-tag'
import { removeOldCheckouts } from '../checkout/checkout-store.ts'
import type { Database } from '../database/database.ts'
import { idempotencyTime } from '../http/idempotency-store.ts'
import { forgetBuyers } from '../order/nameless-store.ts'
import { forgetRefundTexts } from '../refund/refund-store.ts'
import { forgetUploads } from '../uploads/upload-store.ts'
import { removeLeft } from './account-store.ts'

const day = 86_400_000

/** Takes away what is over: accounts whose grace has ended and their names on orders, sign-ins, codes, counters, checkouts, kept answers. Answers the names of pictures that go with them. */
export async function sweep(db: Database, now: Date): Promise<string[]> {
  return db.transaction(async (tables) => {
    await removeLeft(tables, now)
    await forgetBuyers(tables)
    await forgetRefundTexts(tables)
    await removeOldCheckouts(tables, now)
    await tables.query(sql`delete from session where ends_at <= ${now}`)
    await tables.query(sql`delete from code where ends_at <= ${new Date(now.getTime() - day)}`)
    await tables.query(sql`delete from rate where ends_at <= ${now}`)
    await tables.query(sql`delete from idempotency where made_at < ${new Date(now.getTime() - idempotencyTime)}`)
    return forgetUploads(tables, now)
  })
}
