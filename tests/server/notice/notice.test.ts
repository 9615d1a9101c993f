import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import {
  type Announcement,
  announcements,
  guestAnnouncements,
  type OrderNotice,
  orderNotices,
} from '#contract/notice/notice.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { query, type Tables } from '#server/database/database.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import { shownRenders } from '#server/media/shown-pictures-store.ts'
import { deliver, ship } from '#server/order/move-order.ts'
import { addOrderNotice, type NoticeTitle } from '#server/order/notice-store.ts'
import { readOrder } from '#server/order/order-store.ts'
import { announcements as written } from '#server/seed/demo/announcements.ts'
import { publishAnnouncements } from '#server/seed/demo/publish-announcements.ts'
import { foreignWords } from '#tests/words/foreign-words.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

type Me = Awaited<ReturnType<typeof world.shopper>>
type Page<Record> = {
  readonly records: Record[]
  readonly total: number
  readonly size: number
  readonly current: number
  readonly pages: number
}
const day = 86_400_000
const now = () => new Date(world.mall.time.now)
const shop = async <Result>(work: (tables: Tables) => Promise<Result | Refusal>): Promise<void> => {
  const result = await world.mall.db.transaction().execute(work)
  if (isRefusal(result)) throw new Error(result.refused.desc)
}
const send = (number: string) =>
  shop((tables) => ship(tables, number, { courier: 'Lanka Express', trackingNumber: 'LX 4820' }, now()))
const noticesOf = async (me: Me, query = '') =>
  (await me.ask<Page<OrderNotice>>('GET', `/p/order/notice/page${query}`)).body
const unread = async (me: Me, regionId: number = defaultRegionId) =>
  (await me.ask<number>('GET', '/p/order/notice/unReadCount', undefined, { regionId })).body
const read = (me: Me, ids: readonly unknown[], key?: string) =>
  me.ask('POST', '/p/order/notice/read', ids, key === undefined ? {} : { key })
const announcementsOf = async (me: Me, query = '') =>
  (await me.ask<Page<Announcement>>('GET', `/notifications/page${query}`)).body
const readGuestAnnouncements = (query: string) =>
  world.mall.read<Page<Announcement>>(`/notifications/notLogin/page?${query}`)
/** Publishes a new announcement. */
const announce = async (key: string, regionId: number, at: Date) =>
  void (await query(
    world.mall.db,
    sql`
    insert into announcement (key, regions, titles, contents, published_at)
    values (${key}, ${[regionId]}::bigint[], ${['News', '新消息', 'Haber', 'Новость', 'Novidade']}::text[], ${['Text', '内容', 'Metin', 'Текст', 'Texto']}::text[], ${at}::timestamptz)`,
  ))

describe('wire#notices: notices of orders', () => {
  test('wire#notices: notices of orders are listed newest first, by pages, each with its order', async () => {
    const me = await world.shopper()
    const number = await me.order(world.skus.a, 2)
    await payOrder(world.mall, number, 21)
    await send(number)
    await shop((tables) => deliver(tables, number, now()))
    const all = await noticesOf(me)
    expect(v.is(orderNotices.reply, all)).toBe(true)
    expect(all.records.map(({ title }) => title)).toEqual([
      'Your order has been delivered',
      'Your order has shipped',
      'Payment received',
    ])
    expect(all.records[1]).toMatchObject({
      orderNumber: number,
      isRead: 0,
      createTime: '2026-11-20 06:30:00',
      pic: expect.stringContaining('{width}') as string,
      message: expect.stringContaining('Lanka Express, LX 4820') as string,
    })
    expect(all.records[2]?.message).toMatch(
      /^We received your payment of Rs\.\u00a02,950\. .+ is preparing your order: .+ \(2 items\)$/,
    )
    expect([all.total, all.size, all.current, all.pages]).toEqual([3, 10, 1, 1])
    const second = await noticesOf(me, '?current=2&size=2')
    expect([second.records.map(({ title }) => title), second.total, second.pages]).toEqual([['Payment received'], 3, 2])
    const zoned = (
      await world.call.ask('GET', '/p/order/notice/page', { token: me.token, headers: { 'Time-Zone': 'Asia/Colombo' } })
    ).json() as Promise<Page<OrderNotice>>
    expect((await zoned).records[0]?.createTime).toBe('2026-11-20 12:00:00')
  })

  test('decision 0036 a notice of a refund names the refund; notices of an order are deleted with it', async () => {
    const me = await world.shopper()
    const number = await me.order(world.skus.a)
    await payOrder(world.mall, number, 21)
    const item = (await me.detail(number)).body.orderItemDtos[0]?.orderItemId
    const { refundNumber } = (
      await me.ask<{ refundNumber: string }>('POST', '/p/refund/apply', {
        orderNumber: number,
        orderItemIds: [item],
        reason: 'DAMAGED',
        detail: '',
        pics: [],
      })
    ).body
    expect((await noticesOf(me)).records[0]).toMatchObject({
      orderNumber: number,
      refundNumber,
      title: 'Refund requested',
    })
    await me.cancel(number)
    const [latest] = (await noticesOf(me)).records
    expect(latest).toMatchObject({
      title: 'Order cancelled',
      message: expect.stringMatching(/^You’ll get Rs\.\u00a01,700 back\. /) as string,
    })
    expect(latest && 'refundNumber' in latest).toBe(false)
    expect((await me.ask('DELETE', `/p/myOrder/${number}`)).status).toBe(204)
    expect((await noticesOf(me)).total).toBe(0)
    expect(await unread(me)).toBe(0)
  })

  test("product#notices: every code has a text in five languages, in the region's currency and without English", async () => {
    const me = await world.shopper(regionIds.TR)
    const number = await me.order(world.skus.a, 5)
    const order = await readOrder(world.mall.db, { orderNumber: number })
    if (!order) throw new Error('There is no order')
    const codes: readonly NoticeTitle[] = [
      'ORDER_PLACED',
      'ORDER_PAID',
      'ORDER_PROMISED',
      'ORDER_CANCELLED',
      'ORDER_UNPAID',
      'ORDER_SHIPPED',
      'ORDER_DELIVERED',
      'ORDER_DONE',
      'GROUP_FULL',
      'GROUP_FAILED',
      'REFUND_ASKED',
      'REFUND_AGREED',
      'REFUND_REFUSED',
      'REFUND_PAID',
      'REFUND_WITHDRAWN',
      'PAID_TOO_LATE',
      'MONEY_BACK',
      'CHARGED_TWICE',
    ]
    await query(world.mall.db, sql`delete from order_notice where order_number = ${number}`)
    for (const code of codes) {
      const more = code.startsWith('REFUND') ? { refundNumber: 'RF-2611-00000001', refunded: 129_990 } : {}
      await addOrderNotice(
        world.mall.db,
        {
          ...order,
          shopName: 'Mavi',
          courier: 'Mavi',
          trackingNumber: '4820',
          refundAmount: ['ORDER_CANCELLED', 'GROUP_FAILED', 'PAID_TOO_LATE', 'MONEY_BACK', 'CHARGED_TWICE'].includes(
            code,
          )
            ? 129_990
            : 0,
        },
        code,
        now(),
        more,
      )
    }
    await query(
      world.mall.db,
      sql`update order_notice set args = args || '{"names": ["Mavi", "Mavi", "Mavi", "Mavi", "Mavi"]}'::jsonb where order_number = ${number}`,
    )
    const english = (await noticesOf(me, '?size=100')).records
    expect(english).toHaveLength(codes.length)
    const money = { en: '₺1,299.90', zh: '₺1,299.90', tr: '₺1.299,90', ru: '₺1\u00a0299,90', pt: '₺1.299,90' } as const
    for (const lang of languages) {
      const { records } = await noticesOf(me, `?size=100&lang=${lang}`)
      expect(new Set(records.map(({ title }) => title)).size, lang).toBe(codes.length)
      for (const [at, { title, message }] of records.entries()) {
        expect(message, lang).toMatch(/\S$/)
        expect(`${title} ${message}`, lang).not.toMatch(/undefined|null|NaN|\s{2}/)
        const own = message.replaceAll('Mavi', '')
        expect(
          [
            ...foreignWords(lang, title, english[at]?.title ?? ''),
            ...foreignWords(lang, own, (english[at]?.message ?? '').replaceAll('Mavi', '')),
          ],
          `${lang} ${title} ${message}`,
        ).toEqual([])
      }
      expect(
        records.filter(({ message }) => message.includes(money[lang])),
        lang,
      ).toHaveLength(10)
      expect(
        records.filter(({ message }) => message.includes('4820')),
        lang,
      ).toHaveLength(1)
    }
    const counted = async (count: number) => {
      await query(
        world.mall.db,
        sql`update order_notice set args = args || ${JSON.stringify({ count })}::jsonb where order_number = ${number} and title = 'ORDER_DONE'`,
      )
      return (await noticesOf(me, '?size=100&lang=ru')).records.find(({ title }) => title === 'Заказ завершён')?.message
    }
    expect([await counted(1), await counted(2), await counted(5), await counted(21)]).toEqual([
      'Спасибо! Mavi: Mavi',
      'Спасибо! Mavi: Mavi (2\u00a0товара)',
      'Спасибо! Mavi: Mavi (5\u00a0товаров)',
      'Спасибо! Mavi: Mavi (21\u00a0товар)',
    ])
    await query(
      world.mall.db,
      sql`update order_notice set args = args || '{"cancelReason": "SHOP"}'::jsonb where order_number = ${number} and title = 'ORDER_CANCELLED'`,
    )
    expect(
      (await noticesOf(me, '?size=100')).records.find(({ title }) => title === 'Order cancelled')?.message,
    ).toMatch(/Mavi can’t ship it: Mavi/)
  })

  test('product#notices: a placed order asks for its payment only while the order is unpaid, in the list and in the unread count', async () => {
    const me = await world.shopper()
    const numbers = [await me.order(world.skus.a), await me.order(world.skus.a), await me.order(world.skus.a)]
    const [onDelivery = '', byCard = '', cancelled = ''] = numbers
    const titlesOf = async () =>
      (await noticesOf(me)).records.map(({ orderNumber = '', title }) => [numbers.indexOf(orderNumber), title])
    expect(await titlesOf()).toEqual([
      [2, 'Order placed'],
      [1, 'Order placed'],
      [0, 'Order placed'],
    ])
    expect(await unread(me)).toBe(3)
    await payOrder(world.mall, onDelivery, 23)
    expect(await titlesOf()).toEqual([
      [0, 'Order confirmed'],
      [2, 'Order placed'],
      [1, 'Order placed'],
    ])
    await payOrder(world.mall, byCard, 21)
    await me.cancel(cancelled)
    expect(await titlesOf()).toEqual([
      [2, 'Order cancelled'],
      [1, 'Payment received'],
      [0, 'Order confirmed'],
    ])
    expect([(await noticesOf(me)).total, await unread(me)]).toEqual([3, 3])
  })

  test('wire#notices: one, several or all notices are marked as read, once per key; the unread count follows', async () => {
    const me = await world.shopper()
    const number = await me.order(world.skus.a)
    await payOrder(world.mall, number, 21)
    await send(number)
    await shop((tables) => deliver(tables, number, now()))
    const [first, second] = (await noticesOf(me)).records
    expect(await unread(me)).toBe(3)
    const key = randomUUID()
    expect((await read(me, [first?.id], key)).status).toBe(204)
    expect((await read(me, [first?.id], key)).status).toBe(204)
    expect((await noticesOf(me)).records.map(({ isRead }) => isRead)).toEqual([1, 0, 0])
    expect(await unread(me)).toBe(2)
    expect((await read(me, [first?.id, second?.id, 999_999])).status).toBe(204)
    expect(await unread(me)).toBe(1)
    expect((await read(me, [])).status).toBe(204)
    expect(await unread(me)).toBe(0)
  })

  test("quality#trust: another shopper's notices can be neither read, counted nor marked", async () => {
    const [me, stranger] = [await world.shopper(), await world.shopper()]
    await me.order(world.skus.a)
    const [ownNotice] = (await noticesOf(me)).records
    expect([(await noticesOf(stranger)).total, await unread(stranger)]).toEqual([0, 0])
    expect((await read(stranger, [ownNotice?.id])).status).toBe(204)
    expect((await read(stranger, [])).status).toBe(204)
    expect(await unread(me)).toBe(1)
    expect((await noticesOf(me)).records[0]?.isRead).toBe(0)
  })

  test("product#notices: notices are in the copy of the shopper's data", async () => {
    const me = await world.shopper()
    const number = await me.order(world.skus.a)
    expect((await world.call.read<{ notices: unknown[] }>('/p/user/export', me.token)).notices).toMatchObject([
      { orderNumber: number, title: 'Order placed' },
    ])
  })
})

describe('wire#notices: announcements', () => {
  test('product#roles: a guest gets those of the region, newest first, in five languages; none is marked as read', async () => {
    for (const [country, regionId] of [
      ['lk', regionIds.LK],
      ['cn', regionIds.CN],
      ['la', regionIds.LA],
      ['tr', regionIds.TR],
    ] as const) {
      const own = written.filter(({ only }) => !only || only.includes(country)).sort((a, b) => (a.day < b.day ? 1 : -1))
      expect(own.length).toBeGreaterThanOrEqual(4)
      for (const [at, lang] of languages.entries()) {
        const page = await readGuestAnnouncements(`regionId=${regionId}&lang=${lang}`)
        expect(v.is(guestAnnouncements.reply, page)).toBe(true)
        expect(page.records.map(({ title, content }) => [title, content])).toEqual(
          own.map(({ title, content }) => [title[at], content[at]]),
        )
        expect(page.records.some((one) => 'isRead' in one)).toBe(false)
        expect(page.records[0]?.publishTime).toBe(`${own[0]?.day} 06:00:00`)
      }
    }
    const second = await readGuestAnnouncements(`regionId=${regionIds.LK}&current=2&size=3`)
    expect([second.records.length, second.total, second.pages]).toEqual([1, 4, 2])
    for (const { title, content } of written) {
      for (const [at, lang] of languages.entries())
        for (const text of [title, content]) expect(foreignWords(lang, text[at] ?? '', text[0]), text[at]).toEqual([])
    }
  })

  test('product#roles: an announcement after registration is unread until the list is opened; future and foreign ones do not count', async () => {
    const me = await world.shopper()
    expect(await unread(me)).toBe(0)
    expect((await announcementsOf(me)).records.map(({ isRead }) => isRead)).toEqual([1, 1, 1, 1])
    world.mall.time.now += day
    await announce('later', regionIds.LK, now())
    await announce('elsewhere', regionIds.TR, now())
    await announce('tomorrow', regionIds.LK, new Date(world.mall.time.now + day))
    const page = await announcementsOf(me)
    expect(v.is(announcements.reply, page)).toBe(true)
    expect(page.records.map(({ title, isRead }) => [title, isRead])[0]).toEqual(['News', 0])
    expect(page.total).toBe(5)
    expect([await unread(me), await unread(me, regionIds.TR)]).toEqual([1, 1])
    expect((await announcementsOf(me, `?regionId=${regionIds.TR}&lang=tr`)).records[0]).toMatchObject({
      title: 'Haber',
      isRead: 0,
    })
    await me.order(world.skus.a)
    expect(await unread(me)).toBe(2)
    world.mall.time.now += 1_000
    expect((await me.ask('POST', '/userLastAnnouncementReadTime/update')).status).toBe(204)
    expect(await unread(me)).toBe(1)
    expect((await announcementsOf(me)).records.every(({ isRead }) => isRead === 1)).toBe(true)
    await read(me, [])
    expect(await unread(me)).toBe(0)
    world.mall.time.now += day
    expect(await unread(me)).toBe(1)
  })

  test('decision 0036 seeding again repeats no announcement; corrected texts keep their id', async () => {
    const all = () =>
      query<{ announcement_id: number; key: string; title: string }>(
        world.mall.db,
        sql`select announcement_id, key, titles[1] as title from announcement order by 1`,
      )
    const before = await all()
    await query(world.mall.db, sql`update announcement set titles[1] = 'Wrong' where key = 'seven-days'`)
    await publishAnnouncements(world.mall.db)
    await publishAnnouncements(world.mall.db)
    expect(await all()).toEqual(before)
  })

  test('decision 0036 the mall has the pictures of its announcements', async () => {
    const renders = await shownRenders(world.mall.db)
    for (const { render } of written) expect(renders).toContain(render)
  })
})

test('wire#notices: a missing or foreign token and invalid input: a 4xx with a sentence', async () => {
  const me = await world.shopper()
  for (const [method, path] of [
    ['GET', '/p/order/notice/page'],
    ['GET', '/p/order/notice/unReadCount'],
    ['POST', '/p/order/notice/read'],
    ['GET', '/notifications/page'],
    ['POST', '/userLastAnnouncementReadTime/update'],
  ] as const) {
    const answer = await world.call.ask(method, path, { body: method === 'POST' ? [] : undefined })
    expect([answer.status, ((await answer.json()) as { code: string }).code], path).toEqual([401, 'NOT_SIGNED_IN'])
  }
  const bad = ['current=0', 'current=x', 'size=0', 'size=101', 'size=1.5', 'lang=xx']
  const refused = async (method: string, path: string, body?: unknown) => {
    const answer = await me.ask(method, path, body)
    expect([answer.status, answer.body.desc], path).toEqual([400, expect.stringMatching(/^[A-Z].+\.$/)])
  }
  for (const query of bad) await refused('GET', `/p/order/notice/page?${query}`)
  for (const query of [...bad, 'regionId=5', 'regionId=x']) await refused('GET', `/notifications/page?${query}`)
  for (const query of ['', ...bad.map((one) => `regionId=${defaultRegionId}&${one}`), 'regionId=5'])
    await refused('GET', `/notifications/notLogin/page?${query}`)
  for (const body of [null, {}, 'x', ['1'], [0], [-1], [1.5], [1e16], Array.from({ length: 501 }, () => 1)])
    await refused('POST', '/p/order/notice/read', body)
})
