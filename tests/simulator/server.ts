import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import { refreshToken } from '#contract/account/session-calls.ts'
import type { Token } from '#contract/account/token.ts'
import type { GroceryChange } from '#contract/grocery/grocery-merge.ts'
import { type ShownList, shownLists } from '#contract/grocery/shown-lists.ts'
import { regionIds } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { changeLists, lockLists } from '#server/grocery/change-lists.ts'
import { readLists } from '#server/grocery/grocery-store.ts'
import { writeOwnReview } from '#server/review/write-own-review.ts'
import { openCartMall } from '../server/support/malls/cart-mall.ts'
import { addVouchers, vouchersOf } from './given-vouchers.ts'
import type { ComparedLists } from './grocery/grocery-ledger.ts'
import { accountOf, addReceivedItems, makePictures, type ReceivedItem, widthOf } from './received-items.ts'
import { addPushes } from './received-pushes.ts'
import { friendsItems, friendsLink, shareFriendsList } from './shared-list/friends-list.ts'
import { addUnreadMessages, messagesOf, readMarkOf, resetMessages } from './stored-messages.ts'
import { offersOf } from './stored-offers.ts'

/** Shown lists in the form in which the simulator compares them; lists with one name have different shown names. */
export function comparedLists(shown: readonly ShownList[]): ComparedLists {
  if (new Set(shown.map(({ name }) => name)).size < shown.length) throw new Error('Two lists have the same name')
  return shown
    .map(({ listId, name, askedName, items }) => ({
      listId,
      name: askedName ?? name,
      items: items
        .map(({ skuId = 0, count, isTicked }) => ({ skuId, count, isTicked }))
        .sort((a, b) => a.skuId - b.skuId),
    }))
    .sort((a, b) => (a.listId < b.listId ? -1 : 1))
}

/** One request on the wire. */
export type ServerRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | null
}
/** The server's answer. */
export type ServerResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}
/** The stock by region and variant. */
export type StockLevels = Map<string, number>

export const regions = [regionIds.LK, regionIds.TR] as const
export const stockLevelsOf = (regionId: number, skuId: number) => `${regionId} ${skuId}`
/** A variant that no mall has; its presence fails the whole request. */
export const spoiling = 999_999_001
/** A product that no mall has: the server refuses it as a favourite. */
export const unknownProduct = 999_999_002

/** The number of messages that a shop has written to each shopper. */
const unreadMessages = 50

export type StoredReview = { readonly content: string; readonly widths: readonly number[] }
/** The text of a review that another device writes. */
export const elsewhere = 'Written on another device.'

export type Server = Awaited<ReturnType<typeof openServer>>

/** The tokens of one session. */
export type Tokens = Pick<Token, 'access_token' | 'refresh_token'>

/**
 * The real server behind a socket, two shoppers, and the operations reserved for the simulator: setting the clock,
 * filling the stock, reading the tables.
 */
export async function openServer() {
  const { mall, call, skus, shelve, fill } = await openCartMall()
  const httpServer = createServer(getRequestListener(mall.app.fetch)).listen(0, '127.0.0.1')
  await once(httpServer, 'listening')
  const base = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`
  await fill()
  const filled = new Map<string, number>()
  const products = await query<{ prod_id: number }>(mall.db, sql`select prod_id from product order by prod_id limit 4`)
  const reviews = [700_001, 700_002, 700_003]
  for (const [index, id] of reviews.entries())
    await query(
      mall.db,
      sql`insert into review values (${id}, ${products[index]?.prod_id ?? 0}, null, 5, 'Good', 'en', '{}', true, '', now())`,
    )
  const shopIds = (
    await query<{ shop_id: number }>(mall.db, sql`select shop_id from shop order by shop_id limit 2`)
  ).map((row) => row.shop_id)
  const [spoken = 0, read = 0] = shopIds
  const [category] = await query<{ id: number }>(mall.db, sql`select min(category_id) as id from category`)
  const categoryId = category?.id ?? 0
  const people = ['one@example.com', 'two@example.com'] as const
  const items = new Map<string, ReceivedItem[]>()
  for (const mail of people) {
    mall.time.now += 61_000
    const { userId } = await call.signIn(mail)
    items.set(userId, await addReceivedItems(mall.db, userId, products[0]?.prod_id ?? 0))
    await addUnreadMessages(mall.db, await accountOf(mall.db, userId), read, unreadMessages)
  }
  const { userId: friend } = await call.signIn('friend@example.com')
  const pictures = await makePictures(400)
  const pushes = await addPushes(mall.db)
  const vouchers = await addVouchers(mall.db)
  const server = {
    reviews,
    /** Pictures by their widths. */
    pictures,
    /** Vouchers to collect; the last of `vouchers` is gone. */
    vouchers: vouchers.ids,
    goneVoucher: vouchers.gone,
    vouchersOf: (userId: string) => vouchersOf(mall.db, userId),
    /** Push messages that this phone received. */
    pushes,
    /** The received items of a shopper. */
    itemsOf: (userId: string): readonly ReceivedItem[] => items.get(userId) ?? [],
    products: products.map((row) => row.prod_id),
    skus: Object.values(skus),
    /** Variants of one product. */
    variants: [skus.a, skus.b, skus.c],
    people,
    /** The owner of each access token, and the shopper of each email address. */
    owners: new Map<string, string>(),
    users: new Map<string, string>(),
    time: mall.time,
    async ask({ method, path, headers, body }: ServerRequest): Promise<ServerResponse> {
      const response = await fetch(base + path, {
        method,
        headers: { ...headers, 'Accept-Encoding': 'identity' },
        body,
      })
      return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
    },
    /** Signs in; the clock advances, because codes are sent at most once a minute. */
    async signIn(mail: string): Promise<Token> {
      mall.time.now += 61_000
      const token = await call.signIn(mail)
      server.owners.set(token.access_token, token.userId)
      server.users.set(mail, token.userId)
      return token
    },
    /** Ends every session of a shopper. */
    revoke: (userId: string) =>
      query(
        mall.db,
        sql`delete from session where account_id = (select account_id from account where user_id = ${userId})`,
      ),
    /** The products that an account has as favourites. */
    async favouritesOf(userId: string): Promise<number[]> {
      const rows = await query<{ target_id: number }>(
        mall.db,
        sql`
        select target_id from favourite join account using (account_id) where user_id = ${userId} and kind = 'prod' and is_kept`,
      )
      return rows.map((row) => row.target_id)
    },
    /** An account's footprint, newest view first. */
    async footprintOf(userId: string): Promise<{ readonly id: number; readonly prodId: number }[]> {
      const rows = await query<{ footprint_id: number; prod_id: number }>(
        mall.db,
        sql`
        select footprint_id, prod_id from footprint join account using (account_id) where user_id = ${userId} order by at desc, prod_id`,
      )
      return rows.map((row) => ({ id: row.footprint_id, prodId: row.prod_id }))
    },
    /** The reviews that a shopper finds helpful. */
    async votesOf(userId: string): Promise<number[]> {
      const rows = await query<{ prod_comm_id: number }>(
        mall.db,
        sql`select prod_comm_id from review_vote join account using (account_id) where user_id = ${userId} and is_helpful`,
      )
      return rows.map((row) => row.prod_comm_id)
    },
    async groceryListsOf(userId: string): Promise<ComparedLists> {
      const lists = await readLists(mall.db, await accountOf(mall.db, userId))
      return comparedLists(shownLists(lists.values(), { now: mall.time.now, timeZone: 'UTC' }))
    },
    /** A change of a grocery list by another device of the shopper. */
    async changeListsElsewhere(userId: string, change: GroceryChange): Promise<void> {
      const accountId = await accountOf(mall.db, userId)
      await mall.db.transaction().execute(async (tables) => {
        await changeLists(tables, accountId, await lockLists(tables, accountId), [change], change.at)
      })
    },
    friend,
    link: friendsLink,
    /** Makes the friend's list, and the link by which the phone changes the list. */
    shareList: async () => shareFriendsList(mall.db, await accountOf(mall.db, friend), mall.time.now),
    /** The items of the friend's list. */
    sharedItems: async () => friendsItems(mall.db, await accountOf(mall.db, friend), mall.time.now),
    /** Writes a review as another device of the shopper does; answers whether the server accepted the review. */
    async reviewElsewhere(userId: string, { orderItemId, prodId }: ReceivedItem): Promise<boolean> {
      const accountId = await accountOf(mall.db, userId)
      const body = { prodId, orderItemId, score: 1, content: elsewhere, pics: [], isAnonymous: false, isEdit: false }
      const written = await mall.db
        .transaction()
        .execute((tables) => writeOwnReview(tables, { accountId, lang: 'en' }, body, new Date(mall.time.now)))
      return 'prodCommId' in written
    },
    /** A shopper's reviews by order item, with the widths of their pictures. */
    async reviewsOf(userId: string): Promise<Map<number, StoredReview>> {
      const rows = await query<{ order_item_id: number; content: string; pics: string[] }>(
        mall.db,
        sql`select order_item_id, content, pics from shopper_review join account using (account_id) where user_id = ${userId}`,
      )
      const reviewed = new Map<number, StoredReview>()
      for (const { order_item_id: id, content, pics } of rows) {
        const widths = await Promise.all(pics.map((pic) => widthOf(mall.uploads, pic.split('/')[2] ?? '')))
        reviewed.set(id, { content, widths })
      }
      return reviewed
    },
    offersOf: (userId: string) => offersOf(mall.db, mall.uploads, userId),
    /** A category in which shoppers offer items. */
    categoryId,
    /** The widths of all pictures that a shopper has uploaded. */
    async uploadsOf(userId: string): Promise<number[]> {
      const rows = await query<{ name: string }>(
        mall.db,
        sql`select name from upload join account using (account_id) where user_id = ${userId} and kept_at is not null`,
      )
      return Promise.all(rows.map(({ name }) => widthOf(mall.uploads, name)))
    },
    /** The conversation to which shoppers write, and the one in which a shop has written `unreadMessages` messages. */
    conversation: `shop-${spoken}`,
    readConversation: `shop-${read}`,
    unreadMessages,
    messagesOf: (userId: string) => messagesOf(mall.db, mall.uploads, userId),
    readMarkOf: (userId: string) => readMarkOf(mall.db, userId, read),
    /** The reviews that a shopper has reported. */
    async reportsOf(userId: string): Promise<number[]> {
      const rows = await query<{ prod_comm_id: number }>(
        mall.db,
        sql`select prod_comm_id from review_report join account using (account_id) where user_id = ${userId}`,
      )
      return rows.map((row) => row.prod_comm_id)
    },
    /** The push messages that are queued again for the evening. */
    async reminders(): Promise<number[]> {
      const rows = await query<{ id: number }>(
        mall.db,
        sql`select split_part(key, ' ', 2)::bigint as id from push_message where key like 'reminder %'`,
      )
      return rows.map(({ id }) => id)
    },
    /** The texts of all messages to the mall. */
    async contacts(): Promise<string[]> {
      const rows = await query<{ content: string }>(mall.db, sql`select content from contact_message`)
      return rows.map((row) => row.content)
    },
    async preferencesOf(userId: string): Promise<{ readonly lang: string; readonly regionId: number }> {
      const rows = await query<{ lang: string; region_id: number }>(
        mall.db,
        sql`select lang, region_id from account where user_id = ${userId}`,
      )
      return { lang: rows[0]?.lang ?? '', regionId: rows[0]?.region_id ?? 0 }
    },
    /** Whether the server still accepts the access token or the refresh token of a session. */
    async isSignedIn({ access_token, refresh_token }: Tokens): Promise<boolean> {
      const headers = { Authorization: `Bearer ${access_token}`, Region: String(regions[0]) }
      const account = await server.ask({ method: 'GET', path: '/api/p/user/userInfo', headers, body: null })
      if (account.status !== 401) return true
      const renewed = await server.ask({
        method: 'POST',
        path: `/api${refreshToken.path}`,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify({ refresh_token }),
      })
      // A late repeat (409) leaves the session as it is.
      return renewed.status !== 401
    },
    async cartOf(userId: string, regionId: number): Promise<Map<number, number>> {
      const rows = await query<{ sku_id: number; prod_count: number }>(
        mall.db,
        sql`
        select sku_id, prod_count from cart_line join account using (account_id) where user_id = ${userId} and cart_line.region_id = ${regionId}`,
      )
      return new Map(rows.map((row) => [row.sku_id, row.prod_count]))
    },
    /** Deletes the records of a run, stored answers included, because a replayed seed uses the same keys. */
    async resetRecords(): Promise<void> {
      await query(mall.db, sql`delete from favourite`)
      await query(mall.db, sql`delete from footprint`)
      await query(mall.db, sql`delete from review_vote`)
      await query(mall.db, sql`delete from shopper_voucher`)
      await query(mall.db, sql`delete from grocery_list`)
      await query(mall.db, sql`delete from review_report`)
      await query(mall.db, sql`delete from shopper_review`)
      await resetMessages(mall.db, read)
      await query(mall.db, sql`delete from pre_loved_item`)
      await query(mall.db, sql`delete from upload`)
      await query(mall.db, sql`delete from push_message where key like 'reminder %'`)
      await query(mall.db, sql`delete from contact_message`)
      // A run is shorter than the windows of the limits.
      await query(
        mall.db,
        sql`delete from rate where key like 'messages-to-mall-%' or key like 'message-copies-to%' or key like 'offers-of%' or key like 'calls-of-link%'`,
      )
      await query(mall.db, sql`delete from cart_line`)
      await query(mall.db, sql`delete from idempotency`)
    },
    async setStock(regionId: number, skuId: number, stocks: number): Promise<void> {
      const place = stockLevelsOf(regionId, skuId)
      if (filled.get(place) !== stocks) await shelve(skuId, { regionId, stocks })
      filled.set(place, stocks)
    },
    async close(): Promise<void> {
      httpServer.close()
      httpServer.closeAllConnections()
      await mall.close()
    },
  }
  return server
}
