import type { CoinReason } from '#contract/coin/coin.ts'
import type { Tables } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { type PageQuery, skipped } from '../http/paging.ts'
import { afterChange } from './coin-rules.ts'

/** A shopper's coins of one region. */
export type CoinOwner = { readonly accountId: number; readonly regionId: number }
/** The coins that a shopper has, and those that are still to be taken back; at most one of the two is not 0. */
export type CoinBalance = { readonly balance: number; readonly owed: number }
/** A change of a balance; `reference` is unique among the changes with the same reason. */
type CoinChange = {
  readonly reason: CoinReason
  readonly reference: string
  readonly orderNumber: string | null
  readonly amount: number
}
/** A record of a change; the balance is that after the change. */
export type CoinEntryRow = CoinBalance & {
  readonly recordId: number
  readonly regionId: number
  readonly reason: CoinReason
  readonly orderNumber: string | null
  readonly amount: number
  readonly at: Date
}

const none: CoinBalance = { balance: 0, owed: 0 }

const ownAccount = (tables: Tables, { accountId, regionId }: CoinOwner) =>
  tables
    .selectFrom('coin_account')
    .select(['balance', 'owed'])
    .where('account_id', '=', accountId)
    .where('region_id', '=', regionId)

export const readBalance = async (tables: Tables, owner: CoinOwner): Promise<CoinBalance> =>
  (await ownAccount(tables, owner).executeTakeFirst()) ?? none

/**
 * As `readBalance`, locked until the transaction ends. Every transaction locks orders and their items, then vouchers,
 * coins, teams, and last stock and products (decision 0076), so that two transactions of a shopper never deadlock.
 */
export async function lockBalance(tables: Tables, owner: CoinOwner): Promise<CoinBalance> {
  await tables
    .insertInto('coin_account')
    .values({ account_id: owner.accountId, region_id: owner.regionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await ownAccount(tables, owner).forUpdate().executeTakeFirst()) ?? none
}

/** Locks the balances from which these orders have spent coins, until the transaction ends. */
export async function lockCoinsOf(tables: Tables, orderIds: readonly number[]): Promise<void> {
  await tables
    .selectFrom('coin_account')
    .select('account_id')
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('account_id', 'region_id'),
        'in',
        eb
          .selectFrom('shop_order as o')
          .innerJoin('order_coin as c', 'c.order_id', 'o.order_id')
          .select((order) => [order.ref('o.account_id').$notNull().as('account_id'), 'o.region_id'])
          .where('o.order_id', '=', anyOf(orderIds))
          .where('c.spent', '>', 0)
          .$asTuple('account_id', 'region_id'),
      ),
    )
    .orderBy('account_id')
    .orderBy('region_id')
    .forUpdate()
    .execute()
}

/**
 * Books a change of a shopper's coins with its record. A change with the same reason and reference is booked once. Coins
 * that are taken back but missing become owed; a caller that spends coins checks the locked balance first.
 */
export async function bookCoins(
  tables: Tables,
  owner: CoinOwner,
  { reason, reference, orderNumber, amount }: CoinChange,
  now: Date,
): Promise<void> {
  const before = await lockBalance(tables, owner)
  const { accountId: account_id, regionId: region_id } = owner
  const booked = await tables
    .selectFrom('coin_entry')
    .select('coin_entry_id')
    .where('account_id', '=', account_id)
    .where('reason', '=', reason)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (booked || amount === 0) return
  const after = afterChange(before, amount)
  await tables
    .updateTable('coin_account')
    .set(after)
    .where('account_id', '=', account_id)
    .where('region_id', '=', region_id)
    .execute()
  await tables
    .insertInto('coin_entry')
    .values({ account_id, region_id, reason, reference, order_number: orderNumber, amount, at: now, ...after })
    .execute()
}

const entries = (tables: Tables, accountId: number) =>
  tables.selectFrom('coin_entry').where('account_id', '=', accountId)

const entryColumns = [
  'coin_entry_id as recordId',
  'region_id as regionId',
  'reason',
  'order_number as orderNumber',
  'amount',
  'balance',
  'owed',
  'at',
] as const

/** A page of a shopper's records of one region, the newest first, with their total. */
export async function readEntries(
  tables: Tables,
  { accountId, regionId }: CoinOwner,
  page: PageQuery,
): Promise<{ rows: CoinEntryRow[]; total: number }> {
  const found = entries(tables, accountId).where('region_id', '=', regionId)
  const rows = await found
    .select(entryColumns)
    .orderBy('coin_entry_id', 'desc')
    .offset(skipped(page))
    .limit(page.size)
    .execute()
  const counted = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst()
  return { rows, total: counted?.total ?? 0 }
}

/** Every record of a shopper in all regions, the newest first, for the export of their data. */
export const readEveryEntry = (tables: Tables, accountId: number): Promise<CoinEntryRow[]> =>
  entries(tables, accountId).select(entryColumns).orderBy('coin_entry_id', 'desc').execute()

/** The coins that reviews of these order items have earned, by item. */
export async function readReviewCoins(
  tables: Tables,
  accountId: number,
  orderItemIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await entries(tables, accountId)
    .select(['reference', 'amount'])
    .where('reason', '=', 'REVIEW_EARNED')
    .where('reference', 'in', ['', ...orderItemIds.map(String)])
    .execute()
  return new Map(rows.map(({ reference, amount }) => [Number(reference), amount]))
}

/** The coins of an order (docs/product.md#coins). */
export type OrderCoinRow = {
  readonly orderId: number
  readonly spent: number
  readonly promised: number
  readonly returned: number
  readonly earned: number
}

/** The coins of these orders; orders of the time before coins have none. */
export const readOrderCoins = (tables: Tables, orderIds: readonly number[]): Promise<OrderCoinRow[]> =>
  tables
    .selectFrom('order_coin')
    .select(['order_id as orderId', 'spent', 'promised', 'returned', 'earned'])
    .where('order_id', '=', anyOf(orderIds))
    .execute()

/** Writes the coins of a new order. */
export async function insertOrderCoins(
  tables: Tables,
  { orderId, spent, promised }: Pick<OrderCoinRow, 'orderId' | 'spent' | 'promised'>,
): Promise<void> {
  await tables.insertInto('order_coin').values({ order_id: orderId, spent, promised }).execute()
}

/** Writes the coins that an order has returned and earned so far. */
export async function writeOrderCoins(
  tables: Tables,
  orderId: number,
  booked: { readonly returned: number; readonly earned: number },
): Promise<void> {
  await tables.updateTable('order_coin').set(booked).where('order_id', '=', orderId).execute()
}
