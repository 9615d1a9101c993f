import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { orderCount } from '#contract/order/my-orders.ts'
import type { itemToReview, reviewableItems } from '#contract/review/own-review.ts'
import { ship } from '#server/order/move-order.ts'
import { approveRefund } from '#server/refund/move-refund.ts'
import { openReviewMall } from '../support/malls/review-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openReviewMall>>
beforeAll(async () => {
  world = await openReviewMall()
})
afterAll(() => world?.mall.close())

type Buyer = Awaited<ReturnType<typeof world.buyer>>
const toRate = async (me: Buyer) =>
  (await me.ask<ReplyOf<typeof orderCount>>('GET', '/p/myOrder/orderCount')).body.toRate
const reviewable = async (me: Buyer) =>
  (await me.ask<ReplyOf<typeof reviewableItems>>('GET', '/p/prodComm/reviewable')).body.records
const statusAndCode = ({ status, body }: Awaited<ReturnType<Buyer['review']>>) => [status, body.code]

test('product#reviews: only a received item can be reviewed, once, by its buyer', async () => {
  const [me, other] = [await world.buyer(), await world.buyer()]
  const { orderNumber, orderItemId } = await me.shipped(world.skus.a)
  expect(await reviewable(me)).toEqual([])
  expect(statusAndCode(await me.review(orderItemId))).toEqual([400, 'ORDER_STATE'])
  await me.ask('PUT', `/p/myOrder/receipt/${orderNumber}`)
  expect(await reviewable(me)).toMatchObject([{ orderItemId, orderNumber, prodId: world.prodId }])
  expect(await toRate(me)).toBe(1)
  expect(statusAndCode(await other.review(orderItemId))).toEqual([404, 'NOT_FOUND'])
  expect(statusAndCode(await me.review(orderItemId, { prodId: world.prodId + 1 }))).toEqual([400, 'MISMATCH'])
  expect((await me.review(orderItemId)).status).toBe(200)
  // The badge clears, the order shows the item as reviewed, and the item is offered no more.
  expect(await toRate(me)).toBe(0)
  expect(await reviewable(me)).toEqual([])
  expect((await me.detail(orderNumber)).body.orderItemDtos).toMatchObject([{ commSts: 1 }])
  expect(statusAndCode(await me.review(orderItemId, { content: 'Once more.' }))).toEqual([400, 'REVIEW_EXISTS'])
  expect(await other.mine()).toEqual([])
})

test('product#reviews: a review can be changed once; the same content again changes nothing', async () => {
  const me = await world.buyer()
  const orderItemId = await me.received()
  const first = await me.review(orderItemId, { content: 'Good  quality,\r\nI like it. ' })
  expect((await me.mine())[0]).toMatchObject({ content: 'Good  quality,\nI like it.', score: 5, canEdit: true })
  expect((await me.mine())[0]?.editTime).toBeUndefined()
  expect(await me.review(orderItemId, { content: 'Good  quality,\nI like it.' })).toEqual(first)
  const edit = { content: 'After a month it broke.', score: 2, isEdit: true }
  expect((await me.review(orderItemId, edit)).body).toEqual(first.body)
  expect((await me.review(orderItemId, edit)).body).toEqual(first.body)
  expect(await me.mine()).toMatchObject([{ content: edit.content, score: 2, canEdit: false, item: { orderItemId } }])
  expect((await me.mine())[0]?.editTime).toBeDefined()
  expect(statusAndCode(await me.review(orderItemId, { content: 'No, it is fine.', isEdit: true }))).toEqual([
    400,
    'REVIEW_EDITED',
  ])
  const { body } = await me.ask<ReplyOf<typeof itemToReview>>('GET', `/p/prodComm/item?orderItemId=${orderItemId}`)
  expect([body.item.orderItemId, body.review?.content]).toEqual([orderItemId, edit.content])
})

test('product#reviews: thoughts and stars are required, and at most five pictures of the author are taken', async () => {
  const [me, other] = [await world.buyer(), await world.buyer()]
  const orderItemId = await me.received()
  for (const more of [
    { content: ' \n ' },
    { content: 'x'.repeat(1001) },
    { score: 0 },
    { score: 6 },
    { score: 4.5 },
    { pics: Array.from({ length: 6 }, () => '/uploads/x.webp') },
  ])
    expect(statusAndCode(await me.review(orderItemId, more)), JSON.stringify(more)).toEqual([400, 'BAD_REQUEST'])
  for (const pic of [await other.upload(), '/uploads/00000000000000000000000000000000.webp', '/media/1/x.webp'])
    expect(statusAndCode(await me.review(orderItemId, { pics: [pic] })), pic).toEqual([400, 'PICTURE_INVALID'])
  const pics = [await me.upload('red'), await me.upload('blue')]
  expect((await me.review(orderItemId, { pics })).status).toBe(200)
  const [written] = await me.mine()
  expect(written?.pics).toEqual(pics.map((pic) => pic.replace('.webp', '/{width}.{format}')))
  // The picture comes in the sizes of the catalogue's pictures; a change takes the addresses of the review.
  for (const [format, width] of [
    ['webp', 160],
    ['avif', 320],
  ] as const) {
    const path = written?.pics[0]?.replace('{width}', String(width)).replace('{format}', format) ?? ''
    const response = await world.mall.app.request(path)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, `image/${format}`])
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width)
  }
  expect((await world.mall.app.request(`${pics[0]?.replace('.webp', '')}/161.webp`)).status).toBe(404)
  expect((await me.review(orderItemId, { pics: written?.pics.slice(1), isEdit: true })).status).toBe(200)
  expect((await me.mine())[0]?.pics).toEqual(written?.pics.slice(1))
})

test('product#reviews: of two devices that review the same item at once, one writes the review', async () => {
  const me = await world.buyer()
  const orderItemId = await me.received()
  const before = await world.summary()
  const answers = await Promise.all([
    me.review(orderItemId, { content: 'From the phone.' }),
    me.review(orderItemId, { content: 'From the tablet.' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe('REVIEW_EXISTS')
  expect((await world.summary()).number).toBe(before.number + 1)
  // A repeat under the same key gets the same answer, and nothing is written again.
  const key = randomUUID()
  const edit = { content: 'Changed once.', isEdit: true }
  const [one, two] = [await me.review(orderItemId, edit, key), await me.review(orderItemId, edit, key)]
  expect(two).toEqual(one)
  expect((await me.mine()).length).toBe(1)
})

test('product#reviews: an item that was refunded before the dispatch was never received, and cannot be reviewed', async () => {
  const me = await world.buyer()
  const { a, b } = world.skus
  const basketIds = await me.fillCart({ [a]: 1, [b]: 1 })
  const { body } = await me.submit((await me.confirm({ basketIds })).body.checkoutId)
  const orderNumber = body.orderNumbers[0] ?? ''
  await payOrder(world.mall, orderNumber)
  const itemsOf = async () => (await me.detail(orderNumber)).body.orderItemDtos
  const idOf = async (skuId: number) => (await itemsOf()).find((item) => item.skuId === skuId)?.orderItemId ?? 0
  const [sent, refunded] = [await idOf(a), await idOf(b)]
  const request = { orderNumber, orderItemIds: [refunded], reason: 'DAMAGED', detail: 'Not wanted.', pics: [] }
  const { refundNumber } = (await me.ask<{ refundNumber: string }>('POST', '/p/refund/apply', request)).body
  const now = () => new Date(world.mall.time.now)
  await world.mall.db.transaction().execute((tables) => approveRefund(tables, { refundNumber }, now()))
  world.mall.time.now += 1000
  const parcel = { courier: 'Post', trackingNumber: 'P1' }
  await world.mall.db.transaction().execute((tables) => ship(tables, orderNumber, parcel, now()))
  expect((await me.ask('PUT', `/p/myOrder/receipt/${orderNumber}`)).status).toBe(204)

  expect((await itemsOf()).filter(({ isCancelled }) => isCancelled).map(({ orderItemId }) => orderItemId)).toEqual([
    refunded,
  ])
  expect((await me.ask('GET', '/p/myOrder/orderCount')).body).toMatchObject({ toRate: 1 })
  expect((await me.ask('GET', '/p/prodComm/reviewable')).body).toMatchObject({
    total: 1,
    records: [{ orderItemId: sent }],
  })
  expect(await me.ask('GET', `/p/prodComm/item?orderItemId=${refunded}`)).toMatchObject({
    status: 400,
    body: { code: 'ORDER_STATE' },
  })
  const prodId = world.itemOf(b).prodId
  expect(await me.review(refunded, { prodId })).toMatchObject({ status: 400, body: { code: 'ORDER_STATE' } })
  expect((await me.review(sent)).status).toBe(200)
})

test('product#reviews: an anonymous name never leaves the server, and the language is that of the text', async () => {
  const me = await world.buyer()
  await me.ask('PUT', '/p/user/setUserInfo', { nickName: 'Named Person' })
  const texts = {
    en: 'The colour is nice and it fits.',
    zh: '质量很好，包装也不错。',
    tr: 'Ürün çok güzel, kargo hızlıydı.',
    ru: 'Отличное качество, быстрая доставка.',
    pt: 'Muito bom, chegou antes do prazo.',
  }
  for (const [lang, content] of Object.entries(texts)) {
    await me.review(await me.received(), { content, isAnonymous: lang === 'zh' })
    const { records } = await world.page(`&writtenIn=${lang}`)
    expect(
      records.find((one) => one.content === content),
      lang,
    ).toMatchObject({ lang, isAnonymous: lang === 'zh' ? 1 : 0, nickName: lang === 'zh' ? '' : 'Named Person' })
  }
})

test('product#privacy: own reviews and reports are exported, and are deleted with the account', async () => {
  const [me, other] = [await world.buyer(), await world.buyer()]
  await other.review(await other.received(world.skus.a), { content: 'Reported soon.' })
  const prodCommId = (await other.mine())[0]?.prodCommId ?? 0
  await me.review(await me.received(), { content: 'Mine alone.', pics: [await me.upload()] })
  await me.report(prodCommId)
  const { body } = await me.ask<Record<string, unknown[]>>('GET', '/p/user/export')
  expect(body['reviews']).toMatchObject([{ content: 'Mine alone.' }])
  expect(body['reviewReports']).toMatchObject([{ prodCommId, reason: 'SPAM' }])
  const before = await world.summary()
  world.mall.time.now += 61_000
  const code = await world.call.codeFor(me.mail)
  expect((await me.ask('DELETE', '/p/user', { code })).status).toBe(204)
  world.mall.time.now += 15 * 86_400_000
  const { deleteExpired } = await import('#server/account/delete-expired.ts')
  await deleteExpired({ db: world.mall.db, uploads: world.mall.uploads, clock: () => world.mall.time.now })
  expect((await world.page()).records.some(({ content }) => content === 'Mine alone.')).toBe(false)
  expect((await world.summary()).number).toBe(before.number - 1)
})
