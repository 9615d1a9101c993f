import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { query } from '#server/database/database.ts'
import { signatureHeader, signBody } from '#server/payments/webhook-signature.ts'
import { type CardName, cards, openPaymentMall } from '../support/malls/payment-mall.ts'

let world: Awaited<ReturnType<typeof openPaymentMall>>
let amaya: Awaited<ReturnType<typeof world.payer>>
beforeAll(async () => {
  world = await openPaymentMall()
})
afterAll(() => world?.mall.close())
beforeEach(async () => {
  world.provider.lose = 'nothing'
  world.provider.calls.length = 0
  await world.fill()
  amaya = await world.payer()
})

const newOrder = (count = 1) => amaya.order(world.skus.a, count)
const statusOf = async (orderNumber: string) => (await amaya.detail(orderNumber)).body.status

describe('product#payments: saved cards', () => {
  const save = async (card: CardName) => amaya.byCard([await newOrder()], card, { saveCard: true })

  test('product#payments: a used card is saved if the shopper chose so, pays again, and the first one is the default', async () => {
    await amaya.byCard([await newOrder()], 'paid')
    expect(await amaya.cards()).toEqual([])
    await save('declined')
    expect(await amaya.cards()).toEqual([])
    await save('paid')
    await save('other')
    expect(await amaya.cards()).toMatchObject([
      { brand: 'visa', last4: '4242', expiry: '08/29', isDefault: 1 },
      { brand: 'mastercard', last4: '4444', isDefault: 0 },
    ])
    await save('paid')
    const [first, second] = await amaya.cards()
    expect([first?.last4, second?.last4, (await amaya.cards()).length]).toEqual(['4242', '4444', 2])
    const order = await newOrder()
    expect(await amaya.bySaved([order], second?.cardId ?? 0)).toMatchObject({ body: { state: 'paid' } })
    expect((await amaya.detail(order)).body).toMatchObject({ status: 2, payType: 22 })
  })

  test('product#payments: default and delete: the newest other card becomes the default, and the provider deletes the card', async () => {
    for (const card of ['paid', 'other'] as const) await save(card)
    const [visa, master] = await amaya.cards()
    expect((await amaya.ask('PUT', `/p/card/default/${master?.cardId}`)).status).toBe(204)
    expect((await amaya.ask('PUT', `/p/card/default/${master?.cardId}`)).status).toBe(204)
    expect((await amaya.cards()).map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
      ['4444', 1],
      ['4242', 0],
    ])
    expect((await amaya.ask('DELETE', `/p/card/${master?.cardId}`)).status).toBe(204)
    expect(await amaya.cards()).toMatchObject([{ cardId: visa?.cardId, isDefault: 1 }])
    world.provider.calls.length = 0
    await world.runPaymentJobs()
    expect(world.provider.calls).toContain('cards/forget')
    expect(await amaya.bySaved([await newOrder()], master?.cardId ?? 0)).toMatchObject({ status: 404 })
  })

  test("product#roles: another shopper's order, card and checkout are not found", async () => {
    await save('paid')
    const [card] = await amaya.cards()
    const order = await newOrder()
    const { checkoutId } = (await amaya.buyNow(world.skus.a)).body
    const stranger = await world.payer()
    const otherOrder = await stranger.order(world.skus.a)
    const answers = [
      await stranger.byCard([order], 'paid'),
      await stranger.byCard([otherOrder, order], 'paid'),
      await stranger.bySaved([otherOrder], card?.cardId ?? 0),
      await stranger.pay({ orderNumbers: [order], payType: 23 }),
      await stranger.ask('GET', `/p/order/attempt?orderNumber=${order}`),
      await stranger.ask('GET', `/p/order/attempt?checkoutId=${checkoutId}`),
      await stranger.ask('PUT', `/p/card/default/${card?.cardId}`),
      await stranger.ask('DELETE', `/p/card/${card?.cardId}`),
    ]
    expect(answers.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
      answers.map(() => [404, 'NOT_FOUND']),
    )
    expect(await stranger.cards()).toEqual([])
    expect(await amaya.cards()).toHaveLength(1)
    expect(world.charged()).toBe(1)
  })
})

describe('quality#trust: webhooks and addresses', () => {
  const send = (body: string, signature: string) =>
    world.mall.app.request('/payments/webhook', { method: 'POST', body, headers: { [signatureHeader]: signature } })

  test('quality#trust: a webhook with a wrong or expired signature changes nothing; for an unknown charge it is accepted', async () => {
    const order = await newOrder()
    world.provider.lose = 'answers'
    await amaya.byCard([order], 'paid')
    world.provider.lose = 'nothing'
    const [row] = await query<{ attempt_id: string }>(
      world.mall.db,
      sql`select attempt_id from payment_order where order_number = ${order}`,
    )
    const body = JSON.stringify({ eventId: randomUUID(), attemptId: row?.attempt_id })
    const { now } = world.mall.time
    for (const signature of [
      '',
      signBody('not the secret', body, now),
      signBody(world.provider.webhookSecret, body, now - 6 * 60_000),
      signBody(world.provider.webhookSecret, `${body} `, now),
    ]) {
      expect((await send(body, signature)).status).toBe(401)
    }
    expect(await statusOf(order)).toBe(1)
    const unknown = JSON.stringify({ eventId: randomUUID(), attemptId: randomUUID() })
    expect((await send(unknown, signBody(world.provider.webhookSecret, unknown, now))).status).toBe(204)
    for (let times = 0; times < 3; times += 1)
      expect((await send(body, signBody(world.provider.webhookSecret, body, now))).status).toBe(204)
    expect(await statusOf(order)).toBe(2)
    expect(await world.moneyOf(order)).toMatchObject({ times: 1, begun: 0 })
  })

  test('quality#trust: the return address can only be the mall', async () => {
    const order = await newOrder()
    for (const returnUrl of [
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      'paymentMethod',
      '/a b',
      `/${'x'.repeat(500)}`,
    ])
      expect((await amaya.byCard([order], 'confirm', { returnUrl })).status).toBe(400)
  })

  test('quality#trust: the page may frame only the provider', async () => {
    const answer = await world.mall.get('/pay/settings')
    expect(await answer.json()).toEqual({
      cardFormUrl: 'http://pay.test/card',
      origin: 'http://pay.test',
      isSandbox: true,
    })
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/frame-src 'self' http:\/\/pay\.test;/)
  })

  test('quality#trust: card testing is stopped', async () => {
    const order = await newOrder()
    const statuses: number[] = []
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await amaya.byCard([order], 'declined')).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429])
  })
})

/** All stored and transmitted text: every table, the log, and the traffic between mall and provider. */
async function written(): Promise<string> {
  const { db, log } = world.mall
  const tables = await query<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = current_schema()`,
  )
  let rows = ''
  for (const { name } of tables) rows += JSON.stringify(await query(db, sql`select * from ${sql.raw(name)}`))
  return rows + JSON.stringify(log) + world.provider.wire.join('')
}

test.each([
  '378282246310005',
  '4242424242424242',
  '4242-4242-4242-4242',
  '4242 4242 4242 4242',
  '4242_4242_4242_4242',
  '424242424242',
  '4242424242424242424',
])('product#payments: a card number is no token: %s is refused, sent nowhere and stored nowhere', async (number) => {
  const order = await newOrder()
  expect(await amaya.byCard([order], 'paid', { token: number })).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', fields: { cardToken: 'INVALID' } },
  })
  expect(world.provider.calls).toEqual([])
  const everything = await written()
  expect(everything).toContain(order)
  expect(everything).not.toContain(number)
  expect(await amaya.byCard([order], 'paid')).toMatchObject({ status: 200, body: { state: 'paid' } })
})

test('quality#trust: no card number is in any table, log line or call between mall and provider', async () => {
  const order = await newOrder()
  await amaya.byCard([order], 'declined')
  await amaya.byCard([order], 'paid', { saveCard: true })
  const everything = await written()
  expect(everything).toContain(order)
  for (const number of Object.values(cards)) expect(everything.includes(number)).toBe(false)
  expect(everything).not.toMatch(/4242[ -]?4242/)
})
