import type { Tables } from '../database/database.ts'
import { anyOf, notExists } from '../database/expressions.ts'
import { afterVoucherMove, type OwnState, statesBefore, type VoucherMove } from './voucher-rules.ts'

/** The part of each order in the reduction of one collected voucher, in minor units. */
type OrderPart = { readonly orderId: number; readonly ownVoucherId: number; readonly amount: number }

/**
 * Locks these vouchers of a shopper where they are usable; answers the ids of those that are. Vouchers are locked before
 * stock, here and where an order closes.
 */
export async function lockUsable(
  tables: Tables,
  accountId: number,
  ownVoucherIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ownVoucherIds.length === 0) return new Set()
  const rows = await tables
    .selectFrom('shopper_voucher')
    .select('shopper_voucher_id')
    .where('account_id', '=', accountId)
    .where('shopper_voucher_id', '=', anyOf(ownVoucherIds))
    .where('state', 'in', statesBefore('submit'))
    .orderBy('shopper_voucher_id')
    .forUpdate()
    .execute()
  return new Set(rows.map((row) => row.shopper_voucher_id))
}

/** Writes the orders that locked vouchers reduce, which hold them from now on. */
export async function holdVouchers(tables: Tables, parts: readonly OrderPart[]): Promise<void> {
  if (parts.length === 0) return
  await tables
    .insertInto('order_voucher')
    .values(
      parts.map(({ orderId, ownVoucherId, amount }) => ({
        order_id: orderId,
        shopper_voucher_id: ownVoucherId,
        amount,
      })),
    )
    .execute()
  await writeMove(tables, [...new Set(parts.map(({ ownVoucherId }) => ownVoucherId))], 'submit')
}

/** Locks the vouchers of these orders until the transaction ends; answers the ids of the vouchers. */
export async function lockVouchersOf(tables: Tables, orderIds: readonly number[]): Promise<number[]> {
  const locked = await tables
    .selectFrom('shopper_voucher as s')
    .select('s.shopper_voucher_id')
    .where('s.shopper_voucher_id', 'in', (eb) =>
      eb.selectFrom('order_voucher as ov').select('ov.shopper_voucher_id').where('ov.order_id', '=', anyOf(orderIds)),
    )
    .orderBy('s.shopper_voucher_id')
    .forUpdate()
    .execute()
  return locked.map((row) => row.shopper_voucher_id)
}

/**
 * Follows an order that was paid or closed: its vouchers are used, or returned to the shopper once every order that they
 * reduce is closed. The state of the order must be written before.
 */
export async function moveVouchers(
  tables: Tables,
  orderId: number,
  before: { readonly status: number },
  after: { readonly status: number },
): Promise<void> {
  const isClosed = after.status === 6 && before.status !== 6
  if (!isClosed && !(before.status === 1 && after.status !== 1)) return
  // A second order that closes meanwhile waits for the lock, and then sees this one closed.
  const locked = await lockVouchersOf(tables, [orderId])
  if (locked.length > 0) await writeMove(tables, locked, isClosed ? 'close' : 'pay')
}

async function writeMove(tables: Tables, ownVoucherIds: readonly number[], move: VoucherMove): Promise<void> {
  for (const from of statesBefore(move)) {
    const to = afterVoucherMove(from, move) as OwnState
    const changed = tables
      .updateTable('shopper_voucher as s')
      .set({ state: to })
      .where('s.shopper_voucher_id', '=', anyOf(ownVoucherIds))
      .where('s.state', '=', from)
    await (move === 'close'
      ? changed.where((eb) =>
          notExists(
            eb
              .selectFrom('order_voucher as ov')
              .innerJoin('shop_order as o', 'o.order_id', 'ov.order_id')
              .select('o.order_id')
              .whereRef('ov.shopper_voucher_id', '=', 's.shopper_voucher_id')
              .where('o.status', '<>', 6),
          ),
        )
      : changed
    ).execute()
  }
}
