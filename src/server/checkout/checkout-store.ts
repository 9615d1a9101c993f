import { sql } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../database/database.ts'
import { type StoredCheckout, storedCheckout } from './stored-checkout.ts'

export type CheckoutRow = {
  readonly checkoutId: number
  readonly regionId: number
  readonly held: StoredCheckout
  readonly endsAt: Date
  readonly isSubmitted: boolean
}

/** The number of open checkouts stored for each shopper, not counting those that became orders. */
const maxOpen = 20
/**
 * How long a checkout's row is kept, in ms: as long as stored answers, because a shopper whose answer was lost may
 * repeat the request.
 */
const retention = 90 * 86_400_000

/** Stores a checkout and returns its id. Deletes the shopper's oldest unsubmitted checkouts beyond the limit. */
export async function insertCheckout(
  tables: Tables,
  {
    accountId,
    regionId,
    held,
    now,
    endsAt,
  }: { accountId: number; regionId: number; held: StoredCheckout; now: Date; endsAt: Date },
): Promise<number> {
  const newest = tables
    .selectFrom('checkout')
    .select('checkout_id')
    .where('account_id', '=', accountId)
    .where('submitted_at', 'is', null)
    .orderBy('checkout_id', 'desc')
    .limit(maxOpen - 1)
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

/** A shopper's checkout, locked until the transaction ends; undefined where the checkout belongs to another shopper. */
export async function lockCheckout(
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
      held: v.parse(storedCheckout, row.held),
      endsAt: row.ends_at,
      isSubmitted: row.submitted_at !== null,
    }
  )
}

export async function writeSubmitted(tables: Tables, checkoutId: number, now: Date): Promise<void> {
  await tables.updateTable('checkout').set({ submitted_at: now }).where('checkout_id', '=', checkoutId).execute()
}

/** The ids of the variants of a checkout that cannot be paid on delivery; undefined where the checkout is deleted. */
export async function readVariantsWithoutCash(tables: Tables, checkoutId: number): Promise<number[] | undefined> {
  const row = await tables
    .selectFrom('checkout')
    .select('held')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst()
  if (!row) return undefined
  const lines = v.parse(storedCheckout, row.held).shops.flatMap((shop) => shop.lines)
  return lines.filter(({ isCashAllowed }) => !isCashAllowed).map(({ skuId }) => skuId)
}

/** Deletes checkouts that are too old for any request to refer to. */
export async function removeOldCheckouts(tables: Tables, now: Date): Promise<void> {
  await tables
    .deleteFrom('checkout')
    .where('made_at', '<', new Date(now.getTime() - retention))
    .execute()
}
