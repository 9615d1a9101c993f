import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { deleteExpired } from '#server/account/delete-expired.ts'
import { contactJobs } from '#server/contact/contact-jobs.ts'
import { query, runScript } from '#server/database/database.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import type { Mail, ShortMessage } from '#server/messages/messengers.ts'
import { operatorCommand } from '#server/operator/operator-command.ts'
import { readCommand } from '#server/operator/read-command.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { silentLog } from '../support/log-lines.ts'
import { openReviewMall } from '../support/malls/review-mall.ts'
import { caller } from '../support/shopper.ts'

let world: Awaited<ReturnType<typeof openReviewMall>>
let call: ReturnType<typeof caller>
beforeAll(async () => {
  world = await openReviewMall()
  call = caller(world.mall)
})
beforeEach(() => runScript(world.mall.db, 'truncate rate, contact_message, job_trouble restart identity'))
afterAll(() => world?.mall.close())

const message = (more: object = {}) => ({
  messageId: randomUUID(),
  topic: 'delivery',
  name: 'Amaya',
  mail: 'amaya@example.com',
  content: 'Where is my parcel?\nI was at home.',
  lang: 'en',
  regionId: defaultRegionId,
  ...more,
})
const send = (body: object) => call.ask('POST', '/contactUs', { body })
const stored = () =>
  query<{ name: string; account_id: number | null; order_number: string | null }>(
    world.mall.db,
    sql`select name, account_id, order_number from contact_message order by contact_id`,
  )
const operate = async (words: string[]) =>
  runCommand(v.parse(operatorCommand, readCommand(words)), { db: world.mall.db, clock: () => world.mall.time.now })

/** Runs the jobs with a mailer that accepts mails, or refuses them. */
async function runContactJobs(isAccepted = true): Promise<{ mails: Mail[]; texts: ShortMessage[] }> {
  const mails: Mail[] = []
  const texts: ShortMessage[] = []
  const { db, time } = world.mall
  const take =
    <One>(list: One[]) =>
    async (one: One) => {
      if (!isAccepted) throw new Error('The gateway is away.')
      list.push(one)
    }
  const jobs = contactJobs({ db, mailer: { send: take(mails) }, sms: { send: take(texts) } })
  await runJobs(jobs, { db, clock: () => time.now, log: silentLog })
  return { mails, texts }
}

test('product#contact: a message of a guest is stored once, however often the phone repeats it', async () => {
  const body = message()
  const answers = await Promise.all([send(body), send(body), send(body)])
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  expect((await send(body)).status).toBe(204)
  expect(await stored()).toEqual([{ name: 'Amaya', account_id: null, order_number: null }])
})

test.each([
  ['no topic', { topic: undefined }, { topic: 'REQUIRED' }],
  ['an unknown topic', { topic: 'weather' }, { topic: 'INVALID' }],
  ['no name', { name: ' ' }, { name: 'REQUIRED' }],
  ['a long name', { name: 'a'.repeat(61) }, { name: 'INVALID' }],
  ['no message', { content: ' \n' }, { content: 'REQUIRED' }],
  ['a long message', { content: 'a'.repeat(2001) }, { content: 'INVALID' }],
  ['an invalid email', { mail: 'amaya@example' }, { mail: 'MAIL_INVALID' }],
  ['an invalid mobile number', { mail: undefined, mobile: '00947712' }, { mobile: 'MOBILE_INVALID' }],
  ['no id', { messageId: 'x' }, { messageId: 'INVALID' }],
])('product#contact: a message with %s is refused at the field', async (_case, more, fields) => {
  const response = await send(message(more))
  expect([response.status, await response.json()]).toMatchObject([400, { fields }])
  expect(await stored()).toEqual([])
})

test('product#contact: a sender without email address or mobile number is refused', async () => {
  expect((await send(message({ mail: undefined }))).status).toBe(400)
  expect((await send(message({ mail: undefined, mobile: '0094771234567' }))).status).toBe(204)
})

test('product#contact: only an own order can be attached, and a guest attaches none', async () => {
  const [me, other] = [await world.buyer(), await world.buyer()]
  const { orderNumber } = await me.shipped(world.skus.a)
  const body = message({ topic: 'order', orderNumber })
  expect((await other.ask('POST', '/p/contactUs', body)).body).toMatchObject({ fields: { orderNumber: 'NOT_FOUND' } })
  expect((await me.ask('POST', '/p/contactUs', { ...body, messageId: randomUUID() })).status).toBe(204)
  expect((await send({ ...body, messageId: randomUUID() })).status).toBe(204)
  expect((await stored()).map((one) => [one.account_id !== null, one.order_number])).toEqual([
    [true, orderNumber],
    [false, null],
  ])
})

test('product#contact: a message that a guest began to send is not stored again after the login', async () => {
  const me = await world.buyer()
  const body = message()
  await send(body)
  expect((await me.ask('POST', '/p/contactUs', body)).status).toBe(204)
  expect(await stored()).toHaveLength(1)
})

test('product#contact: the limits of a network address, a shopper and a receiver hold; a repeat does not count', async () => {
  const statuses = async (times: number, next: (nth: number) => object) => {
    const all: number[] = []
    for (let nth = 0; nth < times; nth += 1) all.push((await send(message(next(nth)))).status)
    return all
  }
  const repeated = randomUUID()
  expect(await statuses(8, () => ({ messageId: repeated }))).not.toContain(429)
  expect(await statuses(5, () => ({}))).toEqual([204, 204, 204, 204, 429])
  expect((await send(message())).headers.get('Retry-After')).not.toBeNull()
  await runScript(world.mall.db, 'truncate rate')
  const many = await statuses(12, (nth) => ({ mail: `amaya${nth}@example.com` }))
  expect(many.indexOf(429)).toBe(10)
  const me = await world.buyer()
  const own: number[] = []
  for (let nth = 0; nth < 12; nth += 1)
    own.push((await me.ask('POST', '/p/contactUs', message({ mail: `me${nth}@example.com` }))).status)
  expect(own.indexOf(429)).toBe(10)
})

test('product#contact: a sender with an email address gets one copy in their language', async () => {
  await send(message({ lang: 'tr' }))
  await send(message({ mail: undefined, mobile: '0094771234567' }))
  // A copy that the gateway does not accept is tried again, and sent once.
  await runContactJobs(false)
  expect(await runContactJobs()).toEqual({ mails: [], texts: [] })
  world.mall.time.now += 11 * 60_000
  const { mails, texts } = await runContactJobs()
  expect(mails).toEqual([
    {
      to: 'amaya@example.com',
      subject: expect.stringContaining('Mesajınızı aldık (no. 1)'),
      text: expect.stringContaining('Where is my parcel?\nI was at home.'),
    },
  ])
  expect(texts).toEqual([])
  world.mall.time.now += 3_600_000
  expect(await runContactJobs()).toEqual({ mails: [], texts: [] })
})

test('product#contact: the operator lists, shows and answers messages; the answer goes to the sender', async () => {
  await send(message())
  await send(message({ name: 'Ben', mail: undefined, mobile: '0094771234567', lang: 'pt' }))
  await runContactJobs()
  const list = await operate(['contact'])
  expect(list.text.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual(['MESSAGE', '2', '1'])
  expect((await operate(['contact', 'show', '1'])).text).toMatch(/From Amaya \(amaya@example\.com\), guest, Sri Lanka/)
  expect((await operate(['contact', 'answer', '1', '--text', 'It comes tomorrow.'])).isDone).toBe(true)
  expect((await operate(['contact', 'answer', '2', '--text', 'Amanhã.'])).isDone).toBe(true)
  expect(await operate(['contact', 'answer', '3', '--text', 'No.'])).toEqual({
    isDone: false,
    text: 'There is no message 3.',
  })
  const { mails, texts } = await runContactJobs()
  expect(mails).toMatchObject([{ to: 'amaya@example.com', text: expect.stringContaining('It comes tomorrow.') }])
  expect(texts).toMatchObject([{ to: '+94771234567', text: expect.stringContaining('Amanhã.') }])
  expect((await operate(['contact'])).text).toBe('There are no such messages.')
  expect((await operate(['contact', '--list', 'all'])).text).toMatch(/^2 +answered/m)
})

test('product#contact: an answer that is written while another one is on its way is sent, too', async () => {
  await send(message())
  await runContactJobs()
  await operate(['contact', 'answer', '1', '--text', 'It comes tomorrow.'])
  const { db, time } = world.mall
  const mails: string[] = []
  const mailer = {
    send: async ({ text }: Mail) => {
      if (mails.length === 0) await operate(['contact', 'answer', '1', '--text', 'It comes today.'])
      mails.push(text)
    },
  }
  const jobs = contactJobs({ db, mailer, sms: { send: async () => {} } })
  const run = () => runJobs(jobs, { db, clock: () => time.now, log: silentLog })
  await run()
  await run()
  expect(mails).toEqual([expect.stringContaining('It comes tomorrow.'), expect.stringContaining('It comes today.')])
  time.now += 3_600_000
  await run()
  expect(mails).toHaveLength(2)
})

test('product#contact: an account exports its messages and takes them along; those of guests are deleted after a year', async () => {
  const me = await world.buyer()
  await me.ask('POST', '/p/contactUs', message())
  await send(message({ name: 'Guest', mail: 'guest@example.com' }))
  await operate(['contact', 'answer', '1', '--text', 'Yes.'])
  const { body } = await me.ask<{ contactMessages: object[] }>('GET', '/p/user/export')
  expect(body.contactMessages).toMatchObject([{ topic: 'delivery', mail: 'amaya@example.com', reply: 'Yes.' }])
  const { db, uploads, time } = world.mall
  const later = (days: number) => deleteExpired({ db, uploads, clock: () => time.now + days * 86_400_000 })
  await query(db, sql`update account set leaves_at = ${new Date(time.now)} where mail = ${me.mail}`)
  await later(1)
  expect((await stored()).map(({ name }) => name)).toEqual(['Guest'])
  await later(366)
  expect(await stored()).toEqual([])
})
