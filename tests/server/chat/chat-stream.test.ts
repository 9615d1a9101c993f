import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatMall } from '../support/malls/chat-mall.ts'

let world: Awaited<ReturnType<typeof openChatMall>>
beforeAll(async () => {
  world = await openChatMall()
})
afterAll(() => world?.mall.close())

const textsOf = (event: Awaited<ReturnType<Stream['nextChange']>>) => event?.changes.messages.map(({ text }) => text)
type Stream = Awaited<ReturnType<Awaited<ReturnType<typeof world.talker>>['stream']>>

test('wire#chat-events: a stream begins with the cursor and sends the messages of both sides', async () => {
  const me = await world.talker()
  const stream = await me.stream()
  expect(stream.response.headers.get('Content-Type')).toMatch(/^text\/event-stream/)
  expect(stream.response.headers.get('Cache-Control')).toContain('no-store')
  expect((await stream.next())?.changes).toMatchObject({ cursor: 0, unread: 0, messages: [], conversations: [] })
  await me.say(world.shop, 'Hello?')
  expect(textsOf(await stream.nextChange())).toEqual(['Hello?'])
  await world.answer(me, world.shop, 'Hello!')
  const answered = await stream.nextChange()
  expect(answered?.changes).toMatchObject({
    unread: 1,
    messages: [{ conversationId: world.shop, seq: 2, author: 'shop', text: 'Hello!' }],
    conversations: [{ conversationId: world.shop, unread: 1, theirReadSeq: 1 }],
  })
  expect(answered?.id).toBe(String(answered?.changes.cursor))
  await stream.close()
})

test('wire#chat-events: a stream that is cut and resumed loses and doubles no message', async () => {
  const me = await world.talker()
  const received: (string | undefined)[] = []
  let cursor = 0
  for (let nth = 0; nth < 4; nth += 1) {
    const stream = await me.stream(cursor)
    await me.say(world.shop, `While open ${nth}`)
    // The caller does not see messages that arrive after the cut, as with a lost connection.
    for (;;) {
      const event = await stream.next()
      cursor = event?.changes.cursor ?? cursor
      received.push(...(textsOf(event) ?? []))
      if (received.includes(`While open ${nth}`)) break
    }
    await stream.close()
    await me.say(world.shop, `While cut ${nth}`)
  }
  const rest = await me.stream(undefined, { headers: { 'Last-Event-ID': String(cursor) } })
  received.push(...(textsOf(await rest.nextChange()) ?? []))
  await rest.close()
  expect(received).toEqual([0, 1, 2, 3].flatMap((nth) => [`While open ${nth}`, `While cut ${nth}`]))
})

test('wire#chat-events: many missed messages arrive in several events, in their order', async () => {
  const me = await world.talker()
  const texts: string[] = []
  for (let nth = 0; nth < 240; nth += 1) {
    if (nth % 50 === 0) world.mall.time.now += 61_000
    texts.push(`Message ${nth}`)
    await me.say(nth % 3 === 0 ? 'support' : world.shop, `Message ${nth}`)
  }
  const stream = await me.stream(0)
  const received: (string | undefined)[] = []
  let hasMore = true
  while (hasMore) {
    const event = await stream.nextChange()
    received.push(...(textsOf(event) ?? []))
    hasMore = event?.changes.hasMore ?? false
  }
  await stream.close()
  expect(received).toEqual(texts)
})

test('wire#chat-events: polling answers the same changes as the stream', async () => {
  const me = await world.talker()
  const { cursor } = await me.changes()
  expect(cursor).toBe(0)
  await me.say(world.shop, 'One')
  await me.say(world.shop, 'Two')
  const first = await me.changes(0)
  expect(first.messages.map(({ text }) => text)).toEqual(['One', 'Two'])
  expect((await me.changes(first.cursor)).messages).toEqual([])
  await me.read(world.shop, 1)
  // A device whose cursor is after the last change gets the correct cursor.
  expect(await me.changes(999)).toMatchObject({ cursor: first.cursor, messages: [] })
})

test('wire#chat-events: two devices see the same messages, read marks and blocks', async () => {
  const me = await world.talker()
  const [phone, desktop] = [await me.stream(0), await me.stream(0)]
  await me.say(world.shop, 'From the phone')
  expect([textsOf(await phone.nextChange()), textsOf(await desktop.nextChange())]).toEqual([
    ['From the phone'],
    ['From the phone'],
  ])
  await world.answer(me, world.shop, 'Hello!')
  expect((await desktop.nextChange())?.changes.unread).toBe(1)
  await me.read(world.shop, 2)
  expect((await desktop.nextChange())?.changes).toMatchObject({ unread: 0, conversations: [{ readSeq: 2 }] })
  await me.block(world.shop, true)
  expect((await desktop.nextChange())?.changes.conversations).toMatchObject([{ isBlocked: true }])
  await Promise.all([phone.close(), desktop.close()])
})

test('wire#chat-events: a message that one process stores arrives on a stream of another process', async () => {
  const me = await world.talker()
  const stream = await me.stream(0, { app: world.secondProcess() })
  await me.say(world.shop, 'Over there')
  expect(textsOf(await stream.nextChange())).toEqual(['Over there'])
  await stream.close()
})

test('wire#chat-events: a stream contains the data of its own shopper only, and needs a token', async () => {
  const [me, other] = [await world.talker(), await world.talker()]
  const stream = await me.stream(0)
  await other.say(world.shop, 'Not yours')
  await me.say(world.shop, 'Mine')
  expect(textsOf(await stream.nextChange())).toEqual(['Mine'])
  await stream.close()
  const guest = await world.mall.app.request('/api/p/chat/events', { headers: { Accept: 'text/event-stream' } })
  expect(guest.status).toBe(401)
})

test('wire#chat-events: a stream whose changes cannot be read ends; the streams of other shoppers go on', async () => {
  const [faulty, me] = [await world.talker(), await world.talker()]
  await faulty.say(world.shop, 'Hello?')
  const { cursor } = await faulty.changes(0)
  const broken = await faulty.stream(cursor)
  const stream = await me.stream(0)
  expect((await broken.next())?.changes.messages).toEqual([])
  // No answer can contain this number.
  const chatId = await world.chatIdOf(faulty, world.shop)
  await world.mall.db.updateTable('chat').set({ read_seq: -1 }).where('chat_id', '=', chatId).execute()
  await faulty.block(world.shop, true)
  expect(await broken.next()).toBeNull()
  await me.say(world.shop, 'Still here')
  expect(textsOf(await stream.nextChange())).toEqual(['Still here'])
  await stream.close()
})

test('wire#chat-events: an account has at most ten streams, and a closed one gives its place back', async () => {
  const me = await world.talker()
  const streams: Stream[] = []
  for (let nth = 0; nth < 10; nth += 1) streams.push(await me.stream(0))
  const refused = await me.stream(0)
  expect([refused.response.status, refused.response.headers.get('Retry-After')]).toEqual([429, '60'])
  await streams[0]?.close()
  expect((await me.stream(0)).response.status).toBe(200)
})

test('wire#chat-events: streams end when the process stops', async () => {
  const me = await world.talker()
  const { app, stop } = world.stoppingProcess()
  const stream = await me.stream(0, { app })
  expect((await stream.next())?.changes.cursor).toBe(0)
  stop()
  expect(await stream.next()).toBeNull()
})
