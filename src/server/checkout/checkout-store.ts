import { sql } from 'kysely'
import * as v from 'valibot'
import { query, type Tables } from '../database/database.ts'
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

/** Keeps a checkout; answers its id. A shopper's oldest that came to nothing go. */
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
  await query(
    tables,
    sql`
    delete from checkout where account_id = ${accountId} and submitted_at is null and checkout_id not in
      (select checkout_id from checkout where account_id = ${accountId} and submitted_at is null order by checkout_id desc limit ${mostOpen - 1})`,
  )
  const [row] = await query<{ id: number }>(
    tables,
    sql`
    insert into checkout (account_id, region_id, held, made_at, ends_at) values (${accountId}, ${regionId}, ${JSON.stringify(held)}::jsonb, ${now}, ${endsAt})
    returning checkout_id as id`,
  )
  return row?.id ?? 0
}

/** A shopper's checkout, held until the transaction ends; undefined where it is not theirs. */
export async function holdCheckout(
  tables: Tables,
  accountId: number,
  checkoutId: number,
): Promise<CheckoutRow | undefined> {
  const [row] = await query<Omit<CheckoutRow, 'held'> & { held: unknown }>(
    tables,
    sql`
    select checkout_id as "checkoutId", region_id as "regionId", held, ends_at as "endsAt", submitted_at is not null as "isSubmitted"
    from checkout where checkout_id = ${checkoutId} and account_id = ${accountId} for update`,
  )
  return row && { ...row, held: v.parse(heldCheckout, row.held) }
}

export const writeSubmitted = async (tables: Tables, checkoutId: number, now: Date): Promise<void> =>
  void (await query(tables, sql`update checkout set submitted_at = ${now} where checkout_id = ${checkoutId}`))

/** Takes away checkouts that nobody can ask for any more. */
export const removeOldCheckouts = async (tables: Tables, now: Date): Promise<void> =>
  void (await query(tables, sql`delete from checkout where made_at < ${new Date(now.getTime() - keptFor)}`))
