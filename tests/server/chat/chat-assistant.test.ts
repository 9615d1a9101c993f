import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { assistantJob, hasAssistant } from '#server/chat/assistant/assistant-job.ts'
import { query } from '#server/database/database.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { readSettings } from '#server/settings.ts'
import { silentLog } from '../support/log-lines.ts'
import { openChatMall } from '../support/malls/chat-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openChatMall>>
beforeAll(async () => {
  world = await openChatMall()
})
afterAll(() => world?.mall.close())

type Talker = Awaited<ReturnType<typeof world.talker>>
const run = () =>
  runJobs([assistantJob(readSettings({}))], { db: world.mall.db, clock: () => world.mall.time.now, log: silentLog })
const speak = ({ mail }: Talker, lang: Language) =>
  query(world.mall.db, sql`update account set lang = ${lang} where mail = ${mail}`)
/** Sends a message, lets the assistant answer, and reads the texts behind the message. */
const ask = async (me: Talker, body: object, conversation = world.shop) => {
  const { seq } = (await me.send(conversation, body)).body
  await run()
  return (await me.messages(conversation, `?after=${seq}`)).records
}
const textsOf = (messages: Awaited<ReturnType<typeof ask>>) => messages.map(({ text }) => text)

test('product#chat-assistant: answers about a parcel show the order and are labelled as automatic', async () => {
  const me = await world.talker()
  const orderNumber = await me.order(world.skus.a)
  const [unpaid] = await ask(me, { text: 'Where is my order?' })
  expect(unpaid).toMatchObject({ author: 'shop', isAutomatic: true, order: { orderNumber, card: { orderNumber } } })
  expect(unpaid?.text).toContain('isn’t paid yet')
  await payOrder(world.mall, orderNumber)
  expect(textsOf(await ask(me, { text: 'Where is my order?' }))[0]).toContain('hasn’t shipped yet')
  const { orderNumber: shipped } = await me.shipped(world.skus.a)
  expect(textsOf(await ask(me, { text: 'And where is my parcel?', orderNumber: shipped }))[0]).toContain(
    `Order ${shipped} is on its way with Lanka Express, tracking number LX 1.`,
  )
  expect(textsOf(await ask(me, { orderNumber: shipped }, 'support'))[0]).toContain(shipped)
})

test('product#chat-assistant: answers about delivery, stock and payment come from the product of the conversation', async () => {
  const me = await world.talker()
  const { prodId } = world
  expect(textsOf(await ask(me, { text: 'Is it in stock?', prodId }))[0]).toMatch(/is in stock/)
  // The product stays the subject of the next questions.
  expect(textsOf(await ask(me, { text: 'How much is delivery?' }))[0]).toMatch(/delivery (costs Rs|is free)/)
  expect(textsOf(await ask(me, { text: 'Can I pay in cash?' }))[0]).toMatch(/with cash on delivery\.$/)
  expect(textsOf(await ask(me, { text: 'Can I get a refund?' }))[0]).toContain('until 7 days after delivery')
  await query(
    world.mall.db,
    sql`update sku_offer set stocks = 0 where sku_id in (select sku_id from sku where prod_id = ${prodId})`,
  )
  expect(textsOf(await ask(me, { text: 'Which sizes do you have?' }))[0]).toContain('is out of stock')
  await world.fill()
  expect(textsOf(await ask(me, { text: 'Do you have it in red?' }, 'support'))[0]).toContain(
    'Which product do you mean?',
  )
})

test('product#chat-assistant: the assistant answers in the language of the question', async () => {
  const questions: readonly [Language, string, RegExp, string, RegExp][] = [
    ['en', 'What about refunds?', /7 days/, 'Hello', /Hello! Ask me/],
    ['zh', '可以退款吗？', /7 天内/, '你好', /您好/],
    ['tr', 'İade edebilir miyim?', /7 gün/, 'Merhaba', /Merhaba!/],
    ['ru', 'Как вернуть товар?', /7 дней/, 'Привет', /Здравствуйте/],
    ['pt', 'Posso pedir reembolso?', /7 dias/, 'Olá', /Olá!/],
  ]
  for (const [lang, question, answer, greeting, greeted] of questions) {
    const me = await world.talker()
    await speak(me, lang)
    expect(textsOf(await ask(me, { text: question }))[0]).toMatch(answer)
    expect(textsOf(await ask(me, { text: greeting }))[0]).toMatch(greeted)
    // A shopper whose account has another language is understood, too.
    await speak(me, lang === 'en' ? 'ru' : 'en')
    expect(textsOf(await ask(me, { text: question }))[0]).toMatch(answer)
  }
  const me = await world.talker()
  expect(textsOf(await ask(me, { text: 'Kargom nerede?' }))[0]).toMatch(/siparişinizi bulamadım/)
})

test('product#chat-assistant: an unknown question is handed over once; a person then has the conversation', async () => {
  const me = await world.talker()
  const chatId = async () => world.chatIdOf(me, world.shop)
  const isOpen = async () => {
    const id = await chatId()
    return (await world.operate({ kind: 'chat', list: 'open', most: 1000 })).text
      .split('\n')
      .some((line) => line.startsWith(`${id} `))
  }
  expect(textsOf(await ask(me, { text: 'Hello' }))).toHaveLength(1)
  expect(await isOpen()).toBe(false)
  expect(textsOf(await ask(me, { text: 'What were your opening hours in 1990?' }))).toEqual([
    'I can’t answer that. A person will answer here as soon as possible.',
  ])
  expect(await isOpen()).toBe(true)
  // The assistant still answers known questions, and does not repeat the hand-over.
  expect(textsOf(await ask(me, { text: 'Why is the sky blue?' }))).toEqual([])
  expect(textsOf(await ask(me, { text: 'Can I get a refund?' }))).toHaveLength(1)
  await world.answer(me, world.shop, 'We open at nine.')
  expect(await isOpen()).toBe(false)
  expect(textsOf(await ask(me, { text: 'Can I get a refund?' }))).toEqual([])
  expect(await isOpen()).toBe(true)
  world.mall.time.now += 13 * 3_600_000
  expect(textsOf(await ask(me, { text: 'Can I get a refund?' }))).toHaveLength(1)
})

test('product#chat-assistant: each message is answered once, even by several processes and in a series of messages', async () => {
  const me = await world.talker()
  await me.say(world.shop, 'Hello')
  await me.say(world.shop, 'Can I get a refund?')
  await me.say(world.shop, 'Thank you')
  await Promise.all([run(), run(), run()])
  const { records, conversation } = await me.messages(world.shop)
  expect(records.map(({ seq, author }) => [seq, author])).toEqual([
    [1, 'shopper'],
    [2, 'shopper'],
    [3, 'shopper'],
    [4, 'shop'],
    [5, 'shop'],
    [6, 'shop'],
  ])
  expect(conversation).toMatchObject({ unread: 3, theirReadSeq: 3 })
  await run()
  expect((await me.messages(world.shop)).records).toHaveLength(6)
  await me.block(world.shop, true)
})

test('product#chat-assistant: the assistant is on in development mode, and off in production unless set', () => {
  expect(hasAssistant(readSettings({}))).toBe(true)
  expect(hasAssistant(readSettings({ CHAT_ASSISTANT: 'off' }))).toBe(false)
  expect(hasAssistant(readSettings({ SMTP_URL: 'smtp://mail.example.com' }))).toBe(false)
  expect(hasAssistant(readSettings({ SMTP_URL: 'smtp://mail.example.com', CHAT_ASSISTANT: 'on' }))).toBe(true)
})
