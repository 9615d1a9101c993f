import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatMall } from '../support/malls/chat-mall.ts'

let world: Awaited<ReturnType<typeof openChatMall>>
beforeAll(async () => {
  world = await openChatMall()
})
afterAll(() => world?.mall.close())

const statusAndCode = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

test('product#chat: the first message begins the one conversation with a shop or with support', async () => {
  const me = await world.talker()
  expect((await me.conversations()).records).toEqual([])
  expect(await me.messages(world.shop)).toMatchObject({
    records: [],
    conversation: { conversationId: world.shop, shop: { shopId: world.shopId }, lastSeq: 0, version: 0 },
  })
  expect((await me.send(world.shop, { text: 'Do you have this in red?', prodId: world.prodId })).body.seq).toBe(1)
  await me.say('support', 'Hello')
  expect(await me.say(world.shop, 'I mean the large one.')).toBe(2)
  const { records, cursor } = await me.conversations()
  expect(cursor).toBe(3)
  expect(records.map((one) => [one.conversationId, one.lastSeq, one.lastMessage?.text])).toEqual([
    [world.shop, 2, 'I mean the large one.'],
    ['support', 1, 'Hello'],
  ])
  const { records: messages } = await me.messages(world.shop)
  expect(messages).toMatchObject([
    {
      seq: 1,
      author: 'shopper',
      isAutomatic: false,
      product: { prodId: world.prodId, card: { prodId: world.prodId } },
    },
    { seq: 2, text: 'I mean the large one.' },
  ])
})

test('product#chat: a conversation belongs to one shopper; unknown shops, products and orders are 404', async () => {
  const [me, other] = [await world.talker(), await world.talker()]
  const orderNumber = await me.order(world.skus.a)
  expect((await me.send(world.shop, { orderNumber })).status).toBe(200)
  expect((await me.messages(world.shop)).records).toMatchObject([{ order: { orderNumber, card: { orderNumber } } }])
  expect((await other.messages(world.shop)).records).toEqual([])
  expect(statusAndCode(await other.send(world.shop, { orderNumber }))).toEqual([404, 'NOT_FOUND'])
  expect(statusAndCode(await me.send('shop-999999', { text: 'Hi' }))).toEqual([404, 'NOT_FOUND'])
  expect(statusAndCode(await me.send('shop-x', { text: 'Hi' }))).toEqual([404, 'NOT_FOUND'])
  expect(statusAndCode(await me.send(world.shop, { prodId: 999_999_999 }))).toEqual([404, 'NOT_FOUND'])
  expect(statusAndCode(await me.send(world.shop, {}))).toEqual([400, 'BAD_REQUEST'])
  expect(statusAndCode(await me.send(world.shop, { text: 'x'.repeat(1001) }))).toEqual([400, 'BAD_REQUEST'])
  expect((await world.call.ask('GET', '/p/chat/conversations')).status).toBe(401)
})

test('product#chat: each of several orders in a conversation is shown with its own items; a deleted one without a card', async () => {
  const me = await world.talker()
  const deleted = await me.order(world.skus.a)
  const ordered = [await me.order(world.skus.b), await me.order(world.skus.other, 2)]
  for (const orderNumber of [...ordered, deleted]) await me.send('support', { orderNumber })
  await me.ask('PUT', `/p/myOrder/cancel/${deleted}`, { reason: 'CHANGED_MIND' })
  expect((await me.ask('DELETE', `/p/myOrder/${deleted}`)).status).toBe(204)
  const { records } = await me.messages('support')
  const itemsOf = records.map(({ order }) =>
    order?.card?.orderItemDtos.map(({ skuId, prodCount }) => [skuId, prodCount]),
  )
  expect(itemsOf).toEqual([[[world.skus.b, 1]], [[world.skus.other, 2]], undefined])
  expect(records.map(({ order }) => order?.orderNumber)).toEqual([...ordered, deleted])
})

test('product#chat-send: a repeated message is stored once, also after the key of the call is forgotten', async () => {
  const me = await world.talker()
  const key = randomUUID()
  const first = await me.send(world.shop, { text: 'Once' }, key)
  expect((await me.send(world.shop, { text: 'Once' }, key)).body).toEqual(first.body)
  const late = await me.ask<{ seq: number }>('POST', `/p/chat/${world.shop}/messages`, { key, text: 'Once' })
  expect(late.body).toEqual(first.body)
  expect((await me.messages(world.shop)).records).toMatchObject([{ seq: 1, key, text: 'Once' }])
})

test('product#chat-send: two devices that write at once share one conversation, without a gap or a doubled place', async () => {
  const me = await world.talker()
  const texts = Array.from({ length: 12 }, (_, at) => `Message ${at}`)
  await Promise.all(texts.map((text) => me.say(world.shop, text)))
  const { records } = await me.messages(world.shop)
  expect(records.map(({ seq }) => seq)).toEqual(texts.map((_, at) => at + 1))
  expect(records.map(({ text }) => text).sort()).toEqual([...texts].sort())
  expect((await me.conversations()).total).toBe(1)
})

test('product#chat-send: pictures are own uploads', async () => {
  const [me, other] = [await world.talker(), await world.talker()]
  const address = await me.upload()
  expect((await me.send(world.shop, { pics: [address] })).status).toBe(200)
  expect((await me.messages(world.shop)).records[0]?.pics[0]).toMatch(
    /^\/uploads\/[0-9a-f]{32}\/\{width\}\.\{format\}$/,
  )
  expect(statusAndCode(await other.send(world.shop, { pics: [address] }))).toEqual([400, 'PICTURE_INVALID'])
})

test('product#chat-send: more than sixty messages in a minute have to wait', async () => {
  const me = await world.talker()
  for (let nth = 0; nth < 60; nth += 1) await me.say('support', `Message ${nth}`)
  expect(statusAndCode(await me.send('support', { text: 'One more' }))).toEqual([429, 'TOO_MANY'])
  world.mall.time.now += 60_000
  expect(await me.say('support', 'One more')).toBe(61)
})

test('product#chat-read: answers count as unread until they are read; marks never go back', async () => {
  const me = await world.talker()
  await me.say(world.shop, 'Hello?')
  expect(await me.unread()).toBe(0)
  await world.answer(me, world.shop, 'Hello!')
  await world.answer(me, world.shop, 'How can we help?')
  expect(await me.unread()).toBe(2)
  expect((await me.conversations()).records).toMatchObject([{ unread: 2, readSeq: 1, theirReadSeq: 2, lastSeq: 3 }])
  await me.read(world.shop, 2)
  expect(await me.unread()).toBe(1)
  await me.read(world.shop, 1)
  expect(await me.unread()).toBe(1)
  await me.read(world.shop, 99)
  expect((await me.messages(world.shop)).conversation).toMatchObject({ unread: 0, readSeq: 3 })
  expect((await me.read('shop-999999', 1)).status).toBe(204)
})

test('product#chat-pages: messages are read in pages in both directions', async () => {
  const me = await world.talker()
  for (let nth = 1; nth <= 7; nth += 1) await me.say(world.shop, `Message ${nth}`)
  const seqs = async (query: string) => {
    const { records, hasMore } = await me.messages(world.shop, query)
    return [...records.map(({ seq }) => seq), hasMore]
  }
  expect(await seqs('?size=3')).toEqual([5, 6, 7, true])
  expect(await seqs('?size=3&before=5')).toEqual([2, 3, 4, true])
  expect(await seqs('?size=3&before=2')).toEqual([1, false])
  expect(await seqs('?size=3&after=2')).toEqual([3, 4, 5, true])
  expect(await seqs('?size=3&after=5')).toEqual([6, 7, false])
})

test('quality#trust: places and shops beyond every existing one are answered like any other unknown number', async () => {
  const me = await world.talker()
  await me.say(world.shop, 'Hello?')
  await world.answer(me, world.shop, 'Hello!')
  const [beyond, most] = [3_000_000_000, 999_999_999_999_999]
  expect((await me.messages(world.shop, `?before=${most}`)).records.map(({ seq }) => seq)).toEqual([1, 2])
  expect((await me.messages(world.shop, `?after=1&before=${beyond}`)).records.map(({ seq }) => seq)).toEqual([2])
  expect((await me.messages('support', `?after=${most}`)).records).toEqual([])
  expect((await me.read(world.shop, beyond)).status).toBe(204)
  expect((await me.messages(world.shop)).conversation).toMatchObject({ unread: 0, readSeq: 2 })
  for (const id of [`shop-${beyond}`, `shop-${most}`]) {
    expect(statusAndCode(await me.send(id, { text: 'Hi' }))).toEqual([404, 'NOT_FOUND'])
    expect((await me.read(id, most)).status).toBe(204)
    expect((await me.ask('PUT', `/p/chat/${id}/block`, { isBlocked: true })).status).toBe(404)
    expect((await me.ask('GET', `/p/chat/${id}/messages`)).status).toBe(404)
  }
})

test('product#chat-block: a blocked conversation refuses messages of both sides until it is open again', async () => {
  const me = await world.talker()
  await me.say(world.shop, 'Hello')
  await me.block(world.shop, true)
  expect(statusAndCode(await me.send(world.shop, { text: 'Again' }))).toEqual([400, 'CHAT_BLOCKED'])
  expect(await world.answer(me, world.shop, 'Buy more!')).toMatchObject({ isDone: false })
  expect((await me.messages(world.shop)).conversation).toMatchObject({ isBlocked: true, lastSeq: 1 })
  await me.block(world.shop, false)
  expect((await me.send(world.shop, { text: 'Again' })).body.seq).toBe(2)
  expect((await me.ask('PUT', '/p/chat/shop-999999/block', { isBlocked: true })).status).toBe(404)
})

test('product#chat-block: the operator sees reported and open conversations, and answers them', async () => {
  const me = await world.talker()
  await me.say(world.shop, 'You sent me a fake')
  expect((await me.ask('POST', `/p/chat/${world.shop}/report`, { reason: 'FRAUD' })).status).toBe(204)
  const chatId = await world.chatIdOf(me, world.shop)
  const listed = async (list: 'open' | 'reported') =>
    (await world.operate({ kind: 'chat', list, most: 1000 })).text
      .split('\n')
      .find((line) => line.startsWith(`${chatId} `))
  expect(await listed('reported')).toContain('FRAUD')
  expect(await listed('open')).toContain('You sent me a fake')
  await world.answer(me, world.shop, 'We are sorry. We take it back.')
  expect(await listed('open')).toBeUndefined()
  expect((await world.operate({ kind: 'chat show', chatId })).text).toContain('We are sorry.')
  expect(await world.operate({ kind: 'chat answer', chatId: 999_999, text: 'Hi' })).toMatchObject({ isDone: false })
})

test('product#chat: of all conversations the operator sees the latest first', async () => {
  const [earlier, later] = [await world.talker(), await world.talker()]
  for (const shopper of [earlier, later]) {
    await shopper.ask('POST', `/p/chat/${world.shop}/messages`, { text: 'Hello' })
    world.mall.time.now += 1_000
  }
  const { text } = await world.operate({ kind: 'chat', list: 'all', most: 2 })
  const ids = text.split('\n').flatMap((line) => /^\d+(?= )/.exec(line) ?? [])
  expect(ids.map(Number)).toEqual([await world.chatIdOf(later, world.shop), await world.chatIdOf(earlier, world.shop)])
})

test('product#privacy: conversations are exported, and are deleted with the account', async () => {
  const me = await world.talker()
  await me.send(world.shop, { text: 'Mine alone.', prodId: world.prodId })
  await world.answer(me, world.shop, 'Thank you.')
  const { body } = await me.ask<Record<string, unknown[]>>('GET', '/p/user/export')
  expect(body['conversations']).toMatchObject([
    { conversationId: world.shop, messages: [{ text: 'Mine alone.', prodId: world.prodId }, { text: 'Thank you.' }] },
  ])
  const chatId = await world.chatIdOf(me, world.shop)
  world.mall.time.now += 61_000
  const code = await world.call.codeFor(me.mail)
  expect((await me.ask('DELETE', '/p/user', { code })).status).toBe(204)
  world.mall.time.now += 15 * 86_400_000
  const { deleteExpired } = await import('#server/account/delete-expired.ts')
  await deleteExpired({ db: world.mall.db, uploads: world.mall.uploads, clock: () => world.mall.time.now })
  expect((await world.operate({ kind: 'chat show', chatId })).text).toBe(`There is no chat ${chatId}.`)
})
