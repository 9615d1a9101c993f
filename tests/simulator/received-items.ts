import { sql } from 'kysely'
import sharp from 'sharp'
import { regionIds } from '#contract/region/region.ts'
import { type Database, query } from '#server/database/database.ts'
import type { Uploads } from '#server/uploads/open-uploads.ts'

/** An item of a completed order. */
export type ReceivedItem = { readonly orderItemId: number; readonly prodId: number }

/** The id of a shopper's account. */
export async function accountOf(db: Database, userId: string): Promise<number> {
  const [row] = await query<{ account_id: number }>(db, sql`select account_id from account where user_id = ${userId}`)
  return row?.account_id ?? 0
}

/** Gives a shopper a completed order with two items of a product. */
export async function addReceivedItems(db: Database, userId: string, prodId: number): Promise<ReceivedItem[]> {
  const accountId = await accountOf(db, userId)
  const [checkout] = await query<{ checkout_id: number }>(
    db,
    sql`insert into checkout (account_id, region_id, held, made_at, ends_at) values (${accountId}, ${regionIds.LK}, '{}', now(), now()) returning checkout_id`,
  )
  const [order] = await query<{ order_id: number }>(
    db,
    sql`
    insert into shop_order (order_number, account_id, checkout_id, region_id, shop_id, shop_name, status, is_cash_allowed, total, transfee,
      handling_fee, small_cart_fee, delivery_insurance, actual_total, address, remarks, delivery_from, delivery_to, created_at, finished_at)
    values (${`SIM-${accountId}`}, ${accountId}, ${checkout?.checkout_id ?? 0}, ${regionIds.LK}, 1, 'Cups', 5, true, 0, 0, 0, 0, 0, 0, '{}', '',
      current_date, current_date, now(), now()) returning order_id`,
  )
  return query<ReceivedItem>(
    db,
    sql`
    insert into order_item (order_id, prod_id, sku_id, prod_names, sku_names, pic, price, prod_count)
    select ${order?.order_id ?? 0}, ${prodId}, 1, '{}', '{}', '/cup', 0, 1 from generate_series(1, 2)
    returning order_item_id as "orderItemId", prod_id as "prodId"`,
  )
}

/** The width of an uploaded picture, by which the simulator knows pictures. */
export async function widthOf(uploads: Uploads, name: string): Promise<number> {
  const bytes = await uploads.read(name)
  return bytes ? ((await sharp(bytes).metadata()).width ?? 0) : 0
}

/**
 * Pictures of all widths below `count`, by their widths. They are made in advance: an act that waited for anything but an
 * event of the simulated world would go on in a tab that was killed.
 */
export const makePictures = (count: number): Promise<Blob[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, width) => {
      const create = { width: Math.max(1, width), height: 1, channels: 3, background: 'teal' } as const
      return new Blob([Uint8Array.from(await sharp({ create }).png().toBuffer())])
    }),
  )
