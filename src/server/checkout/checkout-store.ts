import { sql } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../database/database.ts'
import { type HeldCheckout, heldCheckout } from './held-checkout.ts'

export type CheckoutRow = {
  readonly checkoutId: number
  readonly regionId: number
  readonly held: HeldCheckout
  readonly endsAt: Date
  readonly isSubmitted: boolean
}

/** Most checkouts of a shopper that are kept beside those that became orders. */
const mostOpen = 20
/** How long the time of a checkout is kept after its answer may have been lost, in ms: as long as the answers themselves. */
const keptFor = 90 * 86_400_000

/** Keeps a checkout; answers its id. A shopper's oldest that were not submitted are deleted. */
export async function insertCheckout(
  tables: Tables,
  {
    accountId,
    regionId,
    held,
    now,
    endsAt,
  }: { accountId: number; regionId: number; held: HeldCheckout; now: Date; endsAt: Date },
): Promise<number> {
  const newest = tables
    .selectFrom('checkout')
    .select('checkout_id')
    .where('account_id', '=', accountId)
    .where('submitted_at', 'is', null)
    .orderBy('checkout_id', 'desc')
    .limit(mostOpen - 1)
  await tables
    .deleteFrom('checkout')
    .where('account_id', '=', accountId)
    .where('submitted_at', 'is', null)
    .where('checkout_id', 'not in', newest)
    .execute()
  const row = await tables
    .insertInto('checkout')
    .values({
      account_id: accountId,
      region_id: regionId,
      held: sql<string>`${JSON.stringify(held)}::jsonb`,
      made_at: now,
      ends_at: endsAt,
    })
    .returning('checkout_id')
    .executeTakeFirst()
  return row?.checkout_id ?? 0
}

/** A shopper's checkout, locked until the transaction ends; undefined where it is not theirs. */
export async function holdCheckout(
  tables: Tables,
  accountId: number,
  checkoutId: number,
): Promise<CheckoutRow | undefined> {
  const row = await tables
    .selectFrom('checkout')
    .select(['checkout_id', 'region_id', 'held', 'ends_at', 'submitted_at'])
    .where('checkout_id', '=', checkoutId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      checkoutId: row.checkout_id,
      regionId: row.region_id,
      held: v.parse(heldCheckout, row.held),
      endsAt: row.ends_at,
      isSubmitted: row.submitted_at !== null,
    }
  )
}

export async function writeSubmitted(tables: Tables, checkoutId: number, now: Date): Promise<void> {
  await tables.updateTable('checkout').set({ submitted_at: now }).where('checkout_id', '=', checkoutId).execute()
}

/** Deletes checkouts that are so old that no request can name them any more. */
export async function removeOldCheckouts(tables: Tables, now: Date): Promise<void> {
  await tables
    .deleteFrom('checkout')
    .where('made_at', '<', new Date(now.getTime() - keptFor))
    .execute()
}
