import { sql } from 'kysely'
import type { Condition } from '#contract/pre-loved/offer-limits.ts'
import type { OfferState } from '#contract/pre-loved/own-offers.ts'
import type { Tables } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { openStates, productOfItem } from './pre-loved-rules.ts'

/** An offered item with the account of its seller; texts in the five languages, the price in minor units. */
export type ItemRow = {
  readonly itemId: number
  readonly key: string
  readonly shopId: number
  /** Null for demo items, and once the seller's account is deleted. */
  readonly accountId: number | null
  readonly sellerName: string
  readonly regionId: number
  readonly state: OfferState
  readonly reason: string | null
  readonly titles: readonly string[]
  readonly descriptions: readonly string[]
  readonly defects: readonly string[]
  readonly price: number
  readonly condition: Condition
  readonly categoryId: number
  readonly pics: readonly string[]
  readonly orderNumber: string | null
  readonly madeAt: Date
  readonly stateAt: Date
  readonly listedAt: Date | null
  readonly payoutFrom: Date | null
}
/** The content of an offer. */
export type ItemContent = Pick<
  ItemRow,
  'titles' | 'descriptions' | 'defects' | 'price' | 'condition' | 'categoryId' | 'pics'
>

const items = (tables: Tables) =>
  tables
    .selectFrom('pre_loved_item as i')
    .innerJoin('member_shop as s', 's.shop_id', 'i.shop_id')
    .select([
      'i.item_id as itemId',
      'i.key',
      'i.shop_id as shopId',
      's.account_id as accountId',
      's.name as sellerName',
      'i.region_id as regionId',
      'i.state',
      'i.reason',
      'i.titles',
      'i.descriptions',
      'i.defects',
      'i.price',
      'i.condition',
      'i.category_id as categoryId',
      'i.pics',
      'i.order_number as orderNumber',
      'i.made_at as madeAt',
      'i.state_at as stateAt',
      'i.listed_at as listedAt',
      'i.payout_from as payoutFrom',
    ])

/** An item; undefined for an unknown one. */
export const readItem = (tables: Tables, itemId: number): Promise<ItemRow | undefined> =>
  items(tables).where('i.item_id', '=', itemId).executeTakeFirst()

/**
 * These items, locked until the transaction ends, in the order of their ids: first their stock, as an order does, then
 * the items.
 */
export async function lockItems(tables: Tables, itemIds: readonly number[]): Promise<ItemRow[]> {
  await tables
    .selectFrom('sku_offer')
    .select('sku_id')
    .where('sku_id', '=', anyOf(itemIds.map(productOfItem)))
    .orderBy('sku_id')
    .forUpdate()
    .execute()
  return items(tables).where('i.item_id', '=', anyOf(itemIds)).orderBy('i.item_id').forUpdate('i').execute()
}

/** An item, locked as by `lockItems`. */
export const lockItem = async (tables: Tables, itemId: number): Promise<ItemRow | undefined> =>
  (await lockItems(tables, [itemId]))[0]

/** The item of an account with this key. */
export const readOwnItem = (
  tables: Tables,
  accountId: number,
  which: { readonly key: string } | { readonly itemId: number },
): Promise<ItemRow | undefined> => {
  const own = items(tables).where('s.account_id', '=', accountId)
  return (
    'key' in which ? own.where('i.key', '=', which.key) : own.where('i.item_id', '=', which.itemId)
  ).executeTakeFirst()
}

/** A page of an account's items, the last changed first, with their total. */
export async function readOwnItems(
  tables: Tables,
  accountId: number,
  { skip, size }: { readonly skip: number; readonly size: number },
): Promise<{ rows: ItemRow[]; total: number }> {
  const own = items(tables).where('s.account_id', '=', accountId)
  const rows = await own.orderBy('i.state_at', 'desc').orderBy('i.item_id', 'desc').offset(skip).limit(size).execute()
  const counted = await tables
    .selectFrom('pre_loved_item as i')
    .innerJoin('member_shop as s', 's.shop_id', 'i.shop_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('s.account_id', '=', accountId)
    .executeTakeFirst()
  return { rows, total: Number(counted?.total ?? 0) }
}

/** Items of these states, or all, the longest wait first, for the operator. */
export const readItemsOf = (
  tables: Tables,
  states: readonly OfferState[] | undefined,
  most: number,
): Promise<ItemRow[]> => {
  const all = items(tables).orderBy('i.state_at').orderBy('i.item_id').limit(most)
  return (states ? all.where('i.state', 'in', [...states]) : all).execute()
}

/** All items; used to rebuild the catalogue rows. */
export const readEveryItem = (tables: Tables): Promise<ItemRow[]> => items(tables).orderBy('i.item_id').execute()

/** The number of a seller's open offers. */
export async function countOpen(tables: Tables, shopId: number): Promise<number> {
  const row = await tables
    .selectFrom('pre_loved_item')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('shop_id', '=', shopId)
    .where('state', 'in', [...openStates])
    .executeTakeFirst()
  return Number(row?.open ?? 0)
}

const columnsOf = ({ titles, descriptions, defects, price, condition, categoryId, pics }: ItemContent) => ({
  titles,
  descriptions,
  defects,
  price,
  condition,
  category_id: categoryId,
  pics,
})

/** Writes a new item that waits for approval; answers its id. */
export async function insertItem(
  tables: Tables,
  of: { readonly key: string; readonly shopId: number; readonly regionId: number },
  content: ItemContent,
  now: Date,
): Promise<number> {
  const row = await tables
    .insertInto('pre_loved_item')
    .values({
      key: of.key,
      shop_id: of.shopId,
      region_id: of.regionId,
      state: 'waiting',
      made_at: now,
      state_at: now,
      ...columnsOf(content),
    })
    .returning('item_id')
    .executeTakeFirstOrThrow()
  return row.item_id
}

/** Writes another version of an item, which waits for approval again. */
export const rewriteItem = (tables: Tables, itemId: number, content: ItemContent, now: Date): Promise<unknown> =>
  tables
    .updateTable('pre_loved_item')
    .set({ ...columnsOf(content), state: 'waiting', state_at: now, reason: null, order_number: null })
    .where('item_id', '=', itemId)
    .execute()

/** Writes the state of an item; the other fields are set where they are given. */
export const writeState = (
  tables: Tables,
  itemId: number,
  state: OfferState,
  now: Date,
  more: {
    readonly reason?: string | null
    readonly order_number?: string | null
    readonly listed_at?: Date
    readonly payout_from?: Date | null
  } = {},
): Promise<unknown> =>
  tables
    .updateTable('pre_loved_item')
    .set({ state, state_at: now, ...more })
    .where('item_id', '=', itemId)
    .execute()

/** Whether a refund of the item's order waits for an answer or for its money. */
export async function hasOpenRefund(tables: Tables, orderNumber: string, prodId: number): Promise<boolean> {
  const row = await tables
    .selectFrom('order_item as i')
    .innerJoin('shop_order as o', 'o.order_id', 'i.order_id')
    .select('i.order_item_id')
    .where('o.order_number', '=', orderNumber)
    .where('i.prod_id', '=', prodId)
    .where('i.refund_state', 'in', [1, 2])
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the items of sellers whose accounts are deleted, unless an order holds them; answers their ids. */
export async function forgetItems(tables: Tables): Promise<number[]> {
  const left = tables
    .selectFrom('member_shop')
    .select('shop_id')
    .where('account_id', 'is', null)
    .where('demo_name', 'is', null)
  const found = await tables.selectFrom('pre_loved_item').select('item_id').where('shop_id', 'in', left).execute()
  const itemIds = found.map(({ item_id: itemId }) => itemId)
  await lockItems(tables, itemIds)
  const deleted = await tables
    .deleteFrom('pre_loved_item')
    .where('item_id', '=', anyOf(itemIds))
    .where('state', 'not in', ['reserved', 'sold', 'received'])
    .returning('item_id')
    .execute()
  return deleted.map(({ item_id: itemId }) => itemId)
}

/** Those of these items that the account itself offers. */
export async function readItemsOfSeller(
  tables: Tables,
  accountId: number,
  itemIds: readonly number[],
): Promise<number[]> {
  if (itemIds.length === 0) return []
  const rows = await tables
    .selectFrom('pre_loved_item as i')
    .innerJoin('member_shop as s', 's.shop_id', 'i.shop_id')
    .select('i.item_id')
    .where('s.account_id', '=', accountId)
    .where('i.item_id', '=', anyOf(itemIds))
    .execute()
  return rows.map(({ item_id: itemId }) => itemId)
}

/** The figures of a seller: items sold, and items for sale now. */
export async function readFigures(
  tables: Tables,
  shopIds: readonly number[],
): Promise<Map<number, { sold: number; listed: number }>> {
  if (shopIds.length === 0) return new Map()
  const rows = await tables
    .selectFrom('pre_loved_item')
    .select((eb) => [
      'shop_id as shopId',
      sql<number>`count(*) filter (where ${eb.ref('state')} in ('sold', 'received', 'paidOut'))::int`.as('sold'),
      sql<number>`count(*) filter (where ${eb.ref('state')} = 'listed')::int`.as('listed'),
    ])
    .where('shop_id', '=', anyOf(shopIds))
    .groupBy('shop_id')
    .execute()
  return new Map(rows.map((row) => [row.shopId, row]))
}
