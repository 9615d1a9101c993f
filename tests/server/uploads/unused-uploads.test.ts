import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '#server/account/delete-expired.ts'
import { query } from '#server/database/database.ts'
import { openPreLovedMall } from '../support/malls/pre-loved-mall.ts'

const day = 86_400_000
let world: Awaited<ReturnType<typeof openPreLovedMall>>
beforeAll(async () => {
  world = await openPreLovedMall()
})
afterAll(() => world?.mall.close())

test('wire#uploads: after 30 days a picture that no row shows is deleted; those of reviews, chats, refunds, profiles and offered items stay', async () => {
  const { mall, skus } = world
  const me = await world.member()
  const item = await me.received()
  const [inReview, replaced, refused, avatar, former, inChat, inRefund] = [
    await me.upload('teal'),
    await me.upload('navy'),
    await me.upload('red'),
    await me.upload('gold'),
    await me.upload('pink'),
    await me.upload('gray'),
    await me.upload('blue'),
  ]
  expect((await me.review(item, { pics: [replaced] })).status).toBe(200)
  expect((await me.review(item, { pics: [inReview], isEdit: true })).status).toBe(200)
  expect((await me.review(item, { pics: [refused], isEdit: true })).body.code).toBe('REVIEW_EDITED')
  for (const avatarUrl of [former, avatar])
    expect((await me.ask('PUT', '/p/user/setUserInfo', { avatarUrl })).status).toBe(200)
  expect((await me.ask('POST', '/p/chat/support/messages', { text: 'See', pics: [inChat] })).status).toBe(200)
  const { orderNumber, orderItemId } = await me.shipped(skus.a)
  const request = { orderNumber, orderItemIds: [orderItemId], reason: 'CHANGED_MIND', detail: '', pics: [inRefund] }
  expect((await me.ask('POST', '/p/refund/apply', request)).status).toBe(200)
  expect((await me.offer()).status).toBe(200)

  const left = async () => {
    await deleteExpired({ db: mall.db, uploads: mall.uploads, clock: () => mall.time.now })
    const statuses = new Map<string, number>()
    for (const path of [inReview, replaced, refused, avatar, former, inChat, inRefund, me.photo])
      statuses.set(path, (await mall.app.request(path)).status)
    return [...statuses].flatMap(([path, status]) => (status === 200 ? [path] : []))
  }
  mall.time.now += 29 * day
  expect(await left()).toHaveLength(8)
  mall.time.now += 2 * day
  expect(await left()).toEqual([inReview, avatar, inChat, inRefund, me.photo])
})

test('wire#uploads: every column with pictures is either of the catalogue or one that keeps uploads', async () => {
  const columns = await query<{ column: string }>(
    world.mall.db,
    sql`
    select c.table_name || '.' || c.column_name as "column" from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = current_schema() and c.column_name in ('pic', 'pics', 'imgs', 'avatar_url', 'photo', 'photos', 'picture', 'pictures')
    order by 1`,
  )
  const ofCatalogue = [
    'announcement',
    'banner',
    'category',
    'order_item',
    'order_notice',
    'product',
    'review',
    'shop',
    'sku',
  ]
  const others = columns.flatMap(({ column }) => (ofCatalogue.includes(column.split('.')[0] ?? '') ? [] : [column]))
  // A new column of uploads belongs into usedPictures (server/uploads/upload-store.ts), or its pictures are deleted.
  expect(others).toEqual([
    'account.avatar_url',
    'chat_message.pics',
    'member_shop.pic',
    'pre_loved_item.pics',
    'refund.pics',
    'shopper_review.pics',
  ])
})
