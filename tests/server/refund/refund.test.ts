import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { uploadTicket } from '#contract/account/upload-ticket.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type Refund, refund as refundShape, refundTime } from '#contract/order/refund.ts'
import { regionIds } from '#contract/region/region.ts'
import { deleteExpiredRecords } from '#server/account/expired-records-store.ts'
import { query, runScript, type Tables } from '#server/database/database.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import { jobsOf } from '#server/jobs/jobs-of.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { deliver, ship } from '#server/order/move-order.ts'
import { approveRefund, declineRefund, payRefundByHand } from '#server/refund/move-refund.ts'
import { readSettings } from '#server/settings.ts'
import { logInto } from '../support/log-lines.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(async () => {
  await world.fill()
  await runScript(world.mall.db, 'truncate shop_order, order_notice cascade')
})
afterAll(() => world?.mall.close())

type Shopper = Awaited<ReturnType<typeof world.shopper>>
const now = () => new Date(world.mall.time.now)
/** Runs an action of the shop. */
const shop = async <Result>(work: (tables: Tables) => Promise<Result | Refusal>): Promise<Result> => {
  const result = await world.mall.db.transaction().execute(work)
  if (isRefusal(result)) throw new Error(result.refused.desc)
  return result
}
const parcel = { courier: 'Post', trackingNumber: 'P1' }
const approve = (refundNumber: string) => shop((tables) => approveRefund(tables, { refundNumber }, now()))
const notices = async (me: Shopper) =>
  (
    await query<{ title: string }>(
      world.mall.db,
      sql`
  select title from order_notice n join account a using (account_id) where a.mail = ${me.mail} order by n.id`,
    )
  ).map(({ title }) => title)
const moneyOf = async (orderNumber: string) =>
  (
    await query<{ refund_amount: number; refunded_at: Date | null }>(
      world.mall.db,
      sql`select refund_amount, refunded_at from shop_order where order_number = ${orderNumber}`,
    )
  )[0]
/** Records that the payments have returned the due amount. */
const payBack = (orderNumber: string) =>
  query(world.mall.db, sql`update shop_order set refunded_at = ${now()} where order_number = ${orderNumber}`)

/** A paid order of one shop with two items of a and one of b. */
async function paidOrder(me: Shopper, payType: 21 | 23 = 21) {
  const { a, b } = world.skus
  const basketIds = await me.fillCart({ [a]: 2, [b]: 1 })
  const { body } = await me.submit((await me.confirm({ basketIds })).body.checkoutId)
  const orderNumber = body.orderNumbers[0] ?? ''
  await payOrder(world.mall, orderNumber, payType)
  const order = (await me.detail(orderNumber)).body
  const idOf = (skuId: number) => order.orderItemDtos.find((item) => item.skuId === skuId)?.orderItemId ?? 0
  return { orderNumber, order, itemA: idOf(a), itemB: idOf(b) }
}
const requestRefund = (
  me: Shopper,
  orderNumber: string,
  orderItemIds: number[],
  more: Record<string, unknown> = {},
  key: string = randomUUID(),
) =>
  me.ask<{ refundNumber: string }>(
    'POST',
    '/p/refund/apply',
    { orderNumber, orderItemIds, reason: 'DAMAGED', detail: 'It is broken.', pics: [], ...more },
    { key },
  )
const read = async (me: Shopper, refundNumber: string) =>
  (await me.ask<Refund>('GET', `/p/refund/${refundNumber}`)).body
const statesOf = async (me: Shopper, orderNumber: string) =>
  (await me.detail(orderNumber)).body.orderItemDtos.map(({ refundState }) => refundState)

describe('product#refunds: request, track, withdraw', () => {
  test('product#refunds: a refund is requested once per key, tracked and withdrawn', async () => {
    const me = await world.shopper()
    const { orderNumber, itemA } = await paidOrder(me)
    const key = randomUUID()
    const requested = await requestRefund(me, orderNumber, [itemA], {}, key)
    expect(requested.status).toBe(200)
    expect(await requestRefund(me, orderNumber, [itemA], {}, key)).toEqual(requested)
    const { refundNumber } = requested.body
    expect(refundNumber).toMatch(/^RF-2611-\d{8}$/)
    const seen = await read(me, refundNumber)
    expect(v.is(refundShape, seen)).toBe(true)
    expect(seen).toMatchObject({
      orderNumber,
      state: 1,
      reason: 'DAMAGED',
      detail: 'It is broken.',
      refundAmount: 2500,
      priceSymbol: 'Rs.',
      applyTime: '2026-11-20 06:30:00',
      items: [{ orderItemId: itemA, prodCount: 2 }],
    })
    expect(await me.ask('GET', '/p/refund/page')).toMatchObject({
      body: { total: 1, pages: 1, records: [{ refundNumber }] },
    })
    expect(await statesOf(me, orderNumber)).toContain(1)
    expect((await me.ask('GET', '/p/myOrder/orderCount')).body).toMatchObject({ refund: 1 })
    expect((await me.ask('PUT', `/p/refund/cancel/${refundNumber}`)).status).toBe(204)
    expect(await read(me, refundNumber)).toMatchObject({ state: 5, cancelTime: '2026-11-20 06:30:00' })
    expect(await me.ask('PUT', `/p/refund/cancel/${refundNumber}`)).toMatchObject({
      status: 400,
      body: { code: 'ORDER_STATE' },
    })
    expect(await moneyOf(orderNumber)).toMatchObject({ refund_amount: 0 })
    expect(await notices(me)).toEqual(['ORDER_PLACED', 'ORDER_PAID', 'REFUND_ASKED', 'REFUND_WITHDRAWN'])
    expect((await requestRefund(me, orderNumber, [itemA])).status).toBe(200)
  })

  test("quality#trust: another shopper's order and refund are not found", async () => {
    const [me, other] = [await world.shopper(), await world.shopper()]
    const { orderNumber, itemA } = await paidOrder(me)
    const otherOrder = await paidOrder(other)
    const { refundNumber } = (await requestRefund(me, orderNumber, [itemA])).body
    expect(await requestRefund(other, orderNumber, [itemA])).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await requestRefund(other, otherOrder.orderNumber, [itemA])).status).toBe(404)
    expect((await other.ask('GET', `/p/refund/${refundNumber}`)).status).toBe(404)
    expect((await other.ask('PUT', `/p/refund/cancel/${refundNumber}`)).status).toBe(404)
    expect((await other.ask<{ total: number }>('GET', '/p/refund/page')).body.total).toBe(0)
    expect((await read(me, refundNumber)).state).toBe(1)
  })

  test('product#refunds: a product has one open refund at a time, also after ten taps at once', async () => {
    const me = await world.shopper()
    const { orderNumber, itemA, itemB } = await paidOrder(me)
    const taps = await Promise.all(Array.from({ length: 10 }, () => requestRefund(me, orderNumber, [itemA])))
    expect(taps.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(taps.filter(({ body }) => body.code === 'ORDER_STATE')).toHaveLength(9)
    expect((await requestRefund(me, orderNumber, [itemB])).status).toBe(200)
  })

  test.each([
    [{ orderItemIds: [] }, 'BAD_REQUEST'],
    [{ reason: 'BORED' }, 'BAD_REQUEST'],
    [{ detail: 'x'.repeat(501) }, 'BAD_REQUEST'],
    [{ pics: Array(6).fill('/uploads/a.webp') }, 'BAD_REQUEST'],
    [{ pics: [`/uploads/${'0'.repeat(32)}.webp`] }, 'PICTURE_INVALID'],
  ])('product#refunds: %o is refused', async (more, code) => {
    const me = await world.shopper()
    const { orderNumber, itemA } = await paidOrder(me)
    expect(await requestRefund(me, orderNumber, [itemA], more)).toMatchObject({ status: 400, body: { code } })
  })

  test('product#refunds: uploaded pictures of the shopper are shown; those of another or never uploaded are refused at their field', async () => {
    const [me, other] = [await world.shopper(), await world.shopper()]
    const { orderNumber, itemA } = await paidOrder(me)
    const ticketOf = async (one: Shopper) =>
      (await one.ask<ReplyOf<typeof uploadTicket>>('GET', '/p/oss/securityToken')).body
    const upload = async (one: Shopper) => {
      const { uploadUrl, fields, publicUrl } = await ticketOf(one)
      const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer()
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('file', new File([Uint8Array.from(photo)], 'lid.jpg'))
      expect((await world.mall.app.request(uploadUrl, { method: 'POST', body: form })).status).toBe(204)
      return publicUrl
    }
    const pics = [await upload(me), await upload(me)]
    for (const pic of [await upload(other), (await ticketOf(me)).publicUrl, 'https://elsewhere.example/a.webp']) {
      expect(await requestRefund(me, orderNumber, [itemA], { pics: [...pics, pic] }), pic).toMatchObject({
        status: 400,
        body: { code: 'PICTURE_INVALID', fields: { pics: 'PICTURE_INVALID' } },
      })
    }
    const { refundNumber } = (await requestRefund(me, orderNumber, [itemA], { pics })).body
    expect(await read(me, refundNumber)).toMatchObject({ pics })
  })

  test('wire#refunds: a refund can be requested once the order is paid, until seven days after delivery', async () => {
    const me = await world.shopper()
    const cash = await paidOrder(me, 23)
    expect(await requestRefund(me, cash.orderNumber, [cash.itemA])).toMatchObject({
      status: 400,
      body: { code: 'ORDER_STATE' },
    })
    await shop((tables) => ship(tables, cash.orderNumber, parcel, now()))
    await shop((tables) => deliver(tables, cash.orderNumber, now()))
    world.mall.time.now += refundTime - 60_000
    // The refund window is longer than a sign-in.
    const [row] = await query<{ account_id: number }>(
      world.mall.db,
      sql`select account_id from account where mail = ${me.mail}`,
    )
    expect((await requestRefund(me, cash.orderNumber, [cash.itemA])).status).toBe(200)
    world.mall.time.now += 60_001
    await query(
      world.mall.db,
      sql`update session set access_ends = access_ends + interval '1 day', ends_at = ends_at + interval '1 day' where account_id = ${row?.account_id}`,
    )
    expect(await requestRefund(me, cash.orderNumber, [cash.itemB])).toMatchObject({
      status: 400,
      body: { code: 'ORDER_STATE' },
    })
  })
})

describe('decision 0029 texts of a refund', () => {
  test("are in the copy of the shopper's data, and are erased with the account after the refund has ended", async () => {
    const me = await world.shopper()
    const { orderNumber, itemA, itemB } = await paidOrder(me)
    const [withdrawn, open] = [
      (await requestRefund(me, orderNumber, [itemA])).body.refundNumber,
      (await requestRefund(me, orderNumber, [itemB])).body.refundNumber,
    ]
    await me.ask('PUT', `/p/refund/cancel/${withdrawn}`)
    const copy = await world.call.read<{ refunds: unknown[] }>('/p/user/export', me.token)
    expect(copy.refunds).toMatchObject([
      { refundNumber: open, state: 1, detail: 'It is broken.' },
      { refundNumber: withdrawn, state: 5 },
    ])
    world.mall.time.now += 60_000
    await world.call.write('DELETE', '/p/user', me.token, { code: await world.call.codeFor(me.mail) })
    await deleteExpiredRecords(world.mall.db, new Date(world.mall.time.now + 15 * 86_400_000))
    const refundTexts = () => query(world.mall.db, sql`select refund_number, detail from refund order by refund_id`)
    expect(await refundTexts()).toEqual([
      { refund_number: withdrawn, detail: '' },
      { refund_number: open, detail: 'It is broken.' },
    ])
    await shop((tables) => declineRefund(tables, { refundNumber: open }, 'No.', now()))
    await deleteExpiredRecords(world.mall.db, new Date(world.mall.time.now + 15 * 86_400_000))
    expect(await refundTexts()).toMatchObject([{ detail: '' }, { detail: '' }])
  })
})

describe('product#refunds: the answer of the shop', () => {
  const pass = () =>
    runJobs(jobsOf(readSettings({ COURIER_PACE: '1' })), {
      db: world.mall.db,
      clock: () => world.mall.time.now,
      log: logInto(world.mall.log),
    })

  test('product#refunds: approved before dispatch: the order is closed, its stock and all of the money are returned', async () => {
    const me = await world.shopper()
    const { orderNumber, order, itemA, itemB } = await paidOrder(me)
    const { refundNumber } = (await requestRefund(me, orderNumber, [itemA, itemB])).body
    expect((await read(me, refundNumber)).refundAmount).toBe(order.actualTotal)
    await approve(refundNumber)
    expect((await me.detail(orderNumber)).body).toMatchObject({
      status: 6,
      refundAmount: order.actualTotal,
      cancelledAmount: order.actualTotal,
    })
    expect([(await world.stockOf(world.skus.a)).sku, (await world.stockOf(world.skus.b)).sku]).toEqual([50, 50])
    expect(await read(me, refundNumber)).toMatchObject({ state: 2 })
    await pass()
    expect(await read(me, refundNumber)).toMatchObject({ state: 2 })
    await payBack(orderNumber)
    await pass()
    expect(await read(me, refundNumber)).toMatchObject({ state: 4 })
    expect(await statesOf(me, orderNumber)).toEqual([4, 4])
    expect(await notices(me)).toEqual(['ORDER_PLACED', 'ORDER_PAID', 'REFUND_ASKED', 'REFUND_AGREED', 'REFUND_PAID'])
  })

  test('product#refunds: a part of the order: the rest is shipped; a cancellation refunds the rest, and each piece is restocked once', async () => {
    const me = await world.shopper()
    const { orderNumber, order, itemA } = await paidOrder(me)
    const { refundNumber } = (await requestRefund(me, orderNumber, [itemA])).body
    await approve(refundNumber)
    expect((await me.detail(orderNumber)).body).toMatchObject({ status: 2, refundAmount: 2500 })
    expect((await world.stockOf(world.skus.a)).sku).toBe(50)
    await payBack(orderNumber)
    await pass()
    expect((await read(me, refundNumber)).state).toBe(4)
    expect((await me.cancel(orderNumber)).status).toBe(204)
    expect(await moneyOf(orderNumber)).toEqual({
      refund_amount: Math.round(order.actualTotal * 100),
      refunded_at: null,
    })
    expect([(await world.stockOf(world.skus.a)).sku, (await world.stockOf(world.skus.b)).sku]).toEqual([50, 50])
  })

  test('product#refunds: an open refund blocks the dispatch; a cancellation answers it', async () => {
    const me = await world.shopper()
    const { orderNumber, itemA } = await paidOrder(me)
    const { refundNumber } = (await requestRefund(me, orderNumber, [itemA])).body
    await expect(shop((tables) => ship(tables, orderNumber, parcel, now()))).rejects.toThrow('A refund was requested.')
    world.mall.time.now += 60_000
    await pass()
    expect((await me.detail(orderNumber)).body.status).toBe(2)
    await me.cancel(orderNumber)
    expect((await read(me, refundNumber)).state).toBe(5)
    await expect(approve(refundNumber)).rejects.toThrow('already been reviewed or withdrawn')
    expect((await world.stockOf(world.skus.a)).sku).toBe(50)
  })

  test('product#refunds: declined with a reason; the refund may be requested again', async () => {
    const me = await world.shopper()
    const { orderNumber, itemA } = await paidOrder(me)
    await shop((tables) => ship(tables, orderNumber, parcel, now()))
    const { refundNumber } = (await requestRefund(me, orderNumber, [itemA])).body
    await shop((tables) => declineRefund(tables, { refundNumber }, 'The picture shows another thing.', now()))
    expect(await read(me, refundNumber)).toMatchObject({ state: 3, answer: 'The picture shows another thing.' })
    expect(await statesOf(me, orderNumber)).toContain(3)
    expect(await notices(me)).toEqual(['ORDER_PLACED', 'ORDER_PAID', 'ORDER_SHIPPED', 'REFUND_ASKED', 'REFUND_REFUSED'])
    expect((await me.detail(orderNumber)).body.refundAmount).toBeUndefined()
    expect((await requestRefund(me, orderNumber, [itemA])).status).toBe(200)
  })

  test('product#refunds: shipped products refund the goods without fees, and no stock is returned', async () => {
    const me = await world.shopper()
    const { orderNumber, order, itemA, itemB } = await paidOrder(me)
    await shop((tables) => ship(tables, orderNumber, parcel, now()))
    const { refundNumber } = (await requestRefund(me, orderNumber, [itemA, itemB])).body
    await approve(refundNumber)
    expect((await me.detail(orderNumber)).body).toMatchObject({ status: 3, refundAmount: order.total })
    expect((await world.stockOf(world.skus.a)).sku).toBe(48)
  })

  test('product#refunds: a cash payment is refunded manually', async () => {
    const me = await world.shopper()
    const [cash, card] = [await paidOrder(me, 23), await paidOrder(me)]
    await shop((tables) => ship(tables, cash.orderNumber, parcel, now()))
    await shop((tables) => deliver(tables, cash.orderNumber, now()))
    const refunds = [
      (await requestRefund(me, cash.orderNumber, [cash.itemA])).body.refundNumber,
      (await requestRefund(me, cash.orderNumber, [cash.itemB])).body.refundNumber,
    ]
    for (const refundNumber of refunds) await approve(refundNumber)
    const byHand = (refundNumber = '') => shop((tables) => payRefundByHand(tables, { refundNumber }, now()))
    await byHand(refunds[0])
    expect(await moneyOf(cash.orderNumber)).toEqual({ refund_amount: 375_000, refunded_at: null })
    await byHand(refunds[1])
    expect((await moneyOf(cash.orderNumber))?.refunded_at).not.toBeNull()
    expect((await read(me, refunds[1] ?? '')).state).toBe(4)
    const { refundNumber } = (await requestRefund(me, card.orderNumber, [card.itemA])).body
    await approve(refundNumber)
    await expect(byHand(refundNumber)).rejects.toThrow('refunded to the card automatically')
  })

  test('product#refunds: amounts are whole in every region with a whole currency', async () => {
    for (const regionId of Object.values(regionIds)) {
      const me = await world.shopper(regionId)
      const { orderNumber, order, itemA, itemB } = await paidOrder(me)
      await shop((tables) => ship(tables, orderNumber, parcel, now()))
      const amounts = await Promise.all(
        [itemA, itemB].map(
          async (item) =>
            (await read(me, (await requestRefund(me, orderNumber, [item])).body.refundNumber)).refundAmount,
        ),
      )
      expect(
        amounts.reduce((sum, amount) => sum + amount, 0),
        String(regionId),
      ).toBe(order.total)
    }
  })
})
