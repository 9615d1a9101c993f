import { afterAll, beforeAll, expect, test } from 'vitest'
import type { chatMessages, conversations } from '#contract/chat/chat.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { openPreLovedMall } from '../support/malls/pre-loved-mall.ts'

let world: Awaited<ReturnType<typeof openPreLovedMall>>
beforeAll(async () => {
  world = await openPreLovedMall()
})
afterAll(() => world?.mall.close())

type Member = Awaited<ReturnType<typeof world.member>>
const listOf = async (me: Member) =>
  (await me.ask<ReplyOf<typeof conversations>>('GET', '/p/chat/conversations')).body.records
const messagesOf = async (me: Member, id: string) =>
  (await me.ask<ReplyOf<typeof chatMessages>>('GET', `/p/chat/${id}/messages`)).body
const send = (me: Member, id: string, body: Record<string, unknown>) =>
  me.ask<{ seq?: number }>('POST', `/p/chat/${id}/messages`, body)
const unreadOf = async (me: Member) => (await me.ask<number>('GET', '/p/chat/unreadCount')).body

test('product#pre-loved-chat: a buyer writes to the seller, who reads and answers in their list of conversations', async () => {
  const [seller, buyer] = [await world.member(), await world.member()]
  const { prodId } = await seller.listed()
  const { seller: shown } = (await world.item(prodId)).body
  const toSeller = `shop-${shown.shopId}`
  const picture = await buyer.upload('green')
  expect((await send(buyer, toSeller, { text: 'Is it still there?', prodId, pics: [picture] })).status).toBe(200)

  const [conversation] = await listOf(seller)
  const toBuyer = conversation?.conversationId ?? ''
  expect(conversation).toMatchObject({
    unread: 1,
    lastSeq: 1,
    lastMessage: { author: 'shop', text: 'Is it still there?' },
  })
  expect(await unreadOf(seller)).toBe(1)
  const { records } = await messagesOf(seller, toBuyer)
  expect(records).toMatchObject([
    { author: 'shop', isAutomatic: false, product: { prodId }, pics: [picture.replace('.webp', '/{width}.{format}')] },
  ])
  // Names are public, contacts are not.
  expect(JSON.stringify(await listOf(seller))).not.toContain(buyer.mail)

  await seller.ask('PUT', `/p/chat/${toBuyer}/read`, { seq: 1 })
  expect((await messagesOf(buyer, toSeller)).conversation).toMatchObject({ theirReadSeq: 1, unread: 0 })
  await send(seller, toBuyer, { text: 'Yes, it is.' })
  expect(await unreadOf(buyer)).toBe(1)
  expect((await messagesOf(buyer, toSeller)).records).toMatchObject([
    { author: 'shopper', text: 'Is it still there?' },
    { author: 'shop', text: 'Yes, it is.' },
  ])
  expect((await messagesOf(seller, toBuyer)).records.map(({ author }) => author)).toEqual(['shop', 'shopper'])
  // Neither the operator nor the assistant has to answer.
  expect((await world.operate({ kind: 'chat', list: 'open', most: 50 })).text).not.toContain('Yes, it is.')
})

test('product#pre-loved-chat: a shopper has no conversation with their own shop, and a blocked conversation gets no messages', async () => {
  const [seller, buyer] = [await world.member(), await world.member()]
  const { prodId } = await seller.listed()
  const toSeller = `shop-${(await world.item(prodId)).body.seller.shopId}`
  expect((await send(seller, toSeller, { text: 'Hello me.' })).status).toBe(404)
  await send(buyer, toSeller, { text: 'First.' })
  const [conversation] = await listOf(seller)
  const toBuyer = conversation?.conversationId ?? ''
  await seller.ask('PUT', `/p/chat/${toBuyer}/block`, { isBlocked: true })
  expect((await send(buyer, toSeller, { text: 'Second.' })).status).toBe(200)
  expect((await messagesOf(seller, toBuyer)).records.map(({ text }) => text)).toEqual(['First.'])
  expect((await send(seller, toBuyer, { text: 'Blocked.' })).status).toBe(400)
})

test.each(['seller', 'buyer'] as const)(
  'product#pre-loved-chat: read marks are right after the %s had blocked the other',
  async (blocker) => {
    const [seller, buyer] = [await world.member(), await world.member()]
    const { prodId } = await seller.listed()
    const toSeller = `shop-${(await world.item(prodId)).body.seller.shopId}`
    const write = (me: Member, id: string, text: string) => {
      world.mall.time.now += 1000
      return send(me, id, { text })
    }
    await write(buyer, toSeller, 'First.')
    const toBuyer = (await listOf(seller))[0]?.conversationId ?? ''
    await write(seller, toBuyer, 'Second.')
    const sides = { seller: [seller, toBuyer], buyer: [buyer, toSeller] } as const
    const [[own, toOther], [other, toBlocker]] =
      blocker === 'seller' ? [sides.seller, sides.buyer] : [sides.buyer, sides.seller]
    await own.ask('PUT', `/p/chat/${toOther}/block`, { isBlocked: true })
    for (const text of ['Lost.', 'Lost, too.', 'Also lost.']) await write(other, toBlocker, text)
    await own.ask('PUT', `/p/chat/${toOther}/block`, { isBlocked: false })
    await write(buyer, toSeller, 'Now?')
    await write(buyer, toSeller, 'Or later?')
    const seqOf = async (me: Member, id: string, text: string) =>
      (await messagesOf(me, id)).records.find((one) => one.text === text)?.seq ?? 0
    for (const text of ['Now?', 'Or later?']) {
      await seller.ask('PUT', `/p/chat/${toBuyer}/read`, { seq: await seqOf(seller, toBuyer, text) })
      const { theirReadSeq } = (await messagesOf(buyer, toSeller)).conversation
      expect(theirReadSeq, text).toBe(await seqOf(buyer, toSeller, text))
    }
  },
)

test('product#pre-loved-chat: two shoppers write to each other at once: both messages arrive in one order, without a deadlock', async () => {
  const [seller, buyer] = [await world.member(), await world.member()]
  const { prodId } = await seller.listed()
  const toSeller = `shop-${(await world.item(prodId)).body.seller.shopId}`
  await send(buyer, toSeller, { text: 'Hello.' })
  const toBuyer = (await listOf(seller))[0]?.conversationId ?? ''
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      nth % 2 ? send(seller, toBuyer, { text: `s${nth}` }) : send(buyer, toSeller, { text: `b${nth}` }),
    ),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const texts = async (me: Member, id: string) => (await messagesOf(me, id)).records.map(({ text }) => text)
  expect(await texts(seller, toBuyer)).toEqual(await texts(buyer, toSeller))
  expect(await texts(seller, toBuyer)).toHaveLength(21)
})
