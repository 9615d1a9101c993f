import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import type { Charge } from '#server/payments/payments.ts'
import { signBody } from '#server/payments/webhook-signature.ts'
import { faultsOfCard } from '#server/sandbox-payments/card-rules.ts'
import { sandboxWords } from '#words/payments/sandbox-words.ts'
import { type SandboxProvider, sandboxProvider } from '../support/sandbox-provider.ts'

const folder = mkdtempSync(join(tmpdir(), 'provider-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let provider: SandboxProvider
let file = ''
const time = { now: 0 }
beforeEach(() => {
  time.now = Date.parse('2026-11-20T06:30:00Z')
  file = join(folder, `${randomUUID()}.jsonl`)
  provider = sandboxProvider(() => time.now, file)
})

const chargeOf = async (number: string, more: Partial<Charge> = {}): Promise<Charge> => ({
  attemptId: randomUUID(),
  amount: 125_000,
  currency: 'LKR',
  source: { token: await provider.tokenFor(number) },
  saveCard: false,
  returnPath: '/paymentMethod?checkoutId=7',
  origin: undefined,
  lang: 'en',
  ...more,
})
const page = async (url: string, init?: RequestInit) =>
  provider.app.request(new URL(url).pathname + new URL(url).search, init)
const decide = (url: string, decision: string) => page(url, { method: 'POST', body: new URLSearchParams({ decision }) })

describe('product#payments: a card at the sandbox provider', () => {
  test.each([
    [
      '4242 4242 4242 4242',
      { state: 'paid', card: { brand: 'visa', last4: '4242', expiry: '08/29', reference: null } },
    ],
    ['5555555555554444', { state: 'paid', card: { brand: 'mastercard' } }],
    ['6200 0000 0000 0005', { state: 'paid', card: { brand: 'unionpay' } }],
    ['4000 0000 0000 0002', { state: 'refused', code: 'CARD_DECLINED' }],
    ['4000 0000 0000 9995', { state: 'refused', code: 'INSUFFICIENT_FUNDS' }],
    ['4000 0000 0000 0069', { state: 'refused', code: 'CARD_EXPIRED' }],
    ['4000 0000 0000 3220', { state: 'action' }],
    ['4000 0000 0000 0119', { state: 'unknown' }],
  ])('product#payments: %s', async (number, result) => {
    expect(await provider.payments.charge(await chargeOf(number))).toMatchObject(result)
  })

  test('quality#trust: an attempt is charged once, whatever its other fields; its token pays for nothing else', async () => {
    const charge = await chargeOf('4242424242424242')
    const first = await provider.payments.charge(charge)
    expect(await provider.payments.charge(charge)).toEqual(first)
    expect(await provider.payments.find(charge.attemptId)).toEqual(first)
    expect(await provider.payments.charge({ ...charge, attemptId: randomUUID() })).toEqual({
      state: 'refused',
      code: 'CARD_INVALID',
    })
    expect(await provider.payments.find(randomUUID())).toEqual({ state: 'none' })
  })

  test('quality#trust: a token is valid for half an hour', async () => {
    const charge = await chargeOf('4242424242424242')
    time.now += 31 * 60_000
    expect(await provider.payments.charge(charge)).toEqual({ state: 'refused', code: 'CARD_INVALID' })
  })

  test('quality#trust: an ended attempt cannot be charged, even if it had not arrived; paid and pending attempts continue', async () => {
    const early = await chargeOf('4242424242424242')
    expect(await provider.payments.cancel(early.attemptId)).toEqual({ state: 'refused', code: 'PAYMENT_FAILED' })
    expect(await provider.payments.charge(early)).toEqual({ state: 'refused', code: 'PAYMENT_FAILED' })
    const paid = await chargeOf('4242424242424242')
    await provider.payments.charge(paid)
    expect(await provider.payments.cancel(paid.attemptId)).toMatchObject({ state: 'paid' })
    const late = await chargeOf('4000000000000119')
    await provider.payments.charge(late)
    expect(await provider.payments.cancel(late.attemptId)).toEqual({ state: 'pending' })
  })

  test('product#payments: a confirmation step leads to a page in the requested language, and back to the shop', async () => {
    for (const [decision, state] of [
      ['approve', 'paid'],
      ['refuse', 'refused'],
    ] as const) {
      const charge = await chargeOf('4000000000003220', { lang: 'ru' })
      const action = await provider.payments.charge(charge)
      if (action.state !== 'action') throw new Error(action.state)
      const html = await (await page(action.actionUrl)).text()
      expect(html).toContain(sandboxWords.ru.confirmTitle)
      expect(html).toContain(sandboxWords.ru.sandbox)
      expect(html).toMatch(/LKR|1\s?250/)
      const back = await decide(action.actionUrl, decision)
      expect([back.status, back.headers.get('Location')]).toEqual([303, 'http://mall.test/paymentMethod?checkoutId=7'])
      expect(await provider.payments.find(charge.attemptId)).toMatchObject({ state })
      // After going back and deciding again, the first decision stands.
      await decide(action.actionUrl, decision === 'approve' ? 'refuse' : 'approve')
      expect(await provider.payments.find(charge.attemptId)).toMatchObject({ state })
      expect(await (await page(action.actionUrl)).text()).toContain(sandboxWords.ru.over)
    }
    expect((await provider.app.request('/confirm/none')).status).toBe(404)
  })

  test('product#payments: a delayed answer arrives after its delay and can be looked up', async () => {
    for (const [number, state] of [
      ['4000000000000119', 'paid'],
      ['4000000000000259', 'refused'],
    ] as const) {
      const charge = await chargeOf(number)
      expect(await provider.payments.charge(charge)).toEqual({ state: 'unknown' })
      await provider.work(provider.app)
      expect(await provider.payments.find(charge.attemptId)).toEqual({ state: 'pending' })
      time.now += 15_000
      await provider.work(provider.app)
      expect(await provider.payments.find(charge.attemptId)).toMatchObject({ state })
    }
  })

  test('product#payments: a saved card pays again until it is deleted', async () => {
    const paid = await provider.payments.charge(await chargeOf('4242424242424242', { saveCard: true }))
    const reference = paid.state === 'paid' ? (paid.card.reference ?? '') : ''
    expect(await provider.payments.charge(await chargeOf('4242424242424242', { source: { reference } }))).toMatchObject(
      { state: 'paid', card: { last4: '4242', reference } },
    )
    await provider.payments.forgetCard(reference)
    expect(await provider.payments.charge(await chargeOf('4242424242424242', { source: { reference } }))).toEqual({
      state: 'refused',
      code: 'CARD_INVALID',
    })
  })

  test('product#payments: money is refunded once per refund, and never more than was paid', async () => {
    const paid = await provider.payments.charge(await chargeOf('4242424242424242'))
    const paymentId = paid.state === 'paid' ? paid.paymentId : ''
    const [one, two] = [randomUUID(), randomUUID()]
    for (let times = 0; times < 3; times += 1)
      expect(await provider.payments.refund({ refundId: one, paymentId, amount: 100_000 })).toBe('done')
    expect(await provider.payments.refund({ refundId: two, paymentId, amount: 25_001 })).toBe('unknown')
    expect(await provider.payments.refund({ refundId: two, paymentId, amount: 25_000 })).toBe('done')
  })

  test('quality#trust: killed at any moment the provider knows all of its answers; an incomplete line is skipped', async () => {
    const [paid, waiting, ended] = [
      await chargeOf('4242424242424242', { saveCard: true }),
      await chargeOf('4000000000003220'),
      randomUUID(),
    ]
    const answers = [
      await provider.payments.charge(paid),
      await provider.payments.charge(waiting),
      await provider.payments.cancel(ended),
    ]
    appendFileSync(file, '["charge","half a li')
    provider = provider.reopened()
    expect(
      await Promise.all(
        [paid.attemptId, waiting.attemptId, ended].map((attemptId) => provider.payments.find(attemptId)),
      ),
    ).toEqual(answers)
    if (answers[1]?.state === 'action') await decide(answers[1].actionUrl, 'approve')
    expect(await provider.payments.find(waiting.attemptId)).toMatchObject({ state: 'paid' })
    expect(readFileSync(file, 'utf8')).not.toMatch(/4242\s?4242/)
  })
})

describe('quality#trust: access to the provider', () => {
  test("quality#trust: without the shop's key every request is refused", async () => {
    for (const path of ['/v1/charges', '/v1/charges/find', '/v1/charges/cancel', '/v1/refunds', '/v1/cards/forget']) {
      for (const Authorization of ['', 'Bearer wrong'])
        expect(
          (await provider.app.request(path, { method: 'POST', body: '{}', headers: { Authorization } })).status,
          path,
        ).toBe(401)
      expect(
        (
          await provider.app.request(path, {
            method: 'POST',
            body: '{',
            headers: { Authorization: `Bearer ${provider.key}` },
          })
        ).status,
        path,
      ).toBe(400)
    }
  })

  test('quality#trust: the form can be framed by the mall only and posts messages to it only; the confirmation cannot be framed', async () => {
    const form = await provider.app.request('/card?lang=tr&theme=dark&parent=http://mall.test')
    expect(form.headers.get('Content-Security-Policy')).toContain('frame-ancestors http://mall.test')
    expect(await form.text()).toMatch(/<html lang="tr" data-theme="dark"[\s\S]+data-parent="http:\/\/mall\.test"/)
    for (const parent of ['http://evil.test', '*', ''])
      expect((await provider.app.request(`/card?parent=${parent}`)).status).toBe(400)
    expect((await provider.app.request('/confirm/x')).headers.get('Content-Security-Policy')).toContain(
      "frame-ancestors 'none'",
    )
  })

  test('quality#trust: a webhook is valid if it is signed with the secret, for its body, within five minutes', () => {
    const body = JSON.stringify({ eventId: randomUUID(), attemptId: randomUUID() })
    const { readEvent } = provider.payments
    const signature = signBody(provider.webhookSecret, body, time.now)
    expect(readEvent(signature, body)).toMatchObject({ attemptId: expect.any(String) as string })
    expect(readEvent(signature, `${body} `)).toBeNull()
    expect(readEvent(signBody('another secret', body, time.now), body)).toBeNull()
    expect(readEvent(signature.replace(/t=\d+/, `t=${Math.floor(time.now / 1000) + 1}`), body)).toBeNull()
    expect(readEvent(signBody(provider.webhookSecret, 'null', time.now), 'null')).toBeNull()
    for (const strange of [undefined, '', 't=1,v1=', signature.slice(0, -2), `${signature}0`])
      expect(readEvent(strange, body)).toBeNull()
    time.now += 5 * 60_000 + 1000
    expect(readEvent(signature, body)).toBeNull()
  })
})

describe('product#validation: the card form', () => {
  const now = Date.parse('2026-11-20T06:30:00Z')
  const card = { number: '4242 4242 4242 4242', expiry: '11/26', code: '123', name: 'Amaya Perera' }

  test.each([
    [{}, {}],
    [{ expiry: '1126' }, {}],
    [{ expiry: '11 / 2026' }, {}],
    [{ expiry: '10/26' }, { expiry: 'EXPIRED' }],
    [{ expiry: '13/26' }, { expiry: 'EXPIRY' }],
    [{ expiry: '' }, { expiry: 'REQUIRED' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'NUMBER' }],
    [{ number: '4242' }, { number: 'NUMBER' }],
    [{ number: ' ' }, { number: 'REQUIRED' }],
    [{ number: '4242-4242-4242-4242' }, {}],
    [{ code: '12' }, { code: 'CODE' }],
    [{ code: '1234' }, {}],
    [{ code: '' }, { code: 'REQUIRED' }],
    [{ name: '' }, { name: 'REQUIRED' }],
    [{ name: '123' }, { name: 'NAME' }],
    [{ name: '阿玛雅' }, {}],
  ])('product#validation: %j', (typed, faults) => expect(faultsOfCard({ ...card, ...typed }, now)).toEqual(faults))

  test.each(languages)('product#payments: %s: labels, errors and the sandbox notice', async (lang) => {
    const html = await (await provider.app.request(`/card?lang=${lang}&parent=http://mall.test`)).text()
    const { sandbox, number, expiry, code, name } = sandboxWords[lang]
    for (const words of [sandbox, number, expiry, code, name]) expect(html).toContain(words)
    expect(Object.values(sandboxWords[lang].faults).every((fault) => html.includes(fault))).toBe(true)
  })

  test('product#validation: errors are returned by field, without the card number', async () => {
    const answer = await provider.app.request('/tokens', {
      method: 'POST',
      body: JSON.stringify({ ...card, number: '4242424242424241', name: '' }),
    })
    expect([answer.status, await answer.json()]).toEqual([400, { faults: { number: 'NUMBER', name: 'REQUIRED' } }])
    for (const body of ['', '[]', '{"number":1}', `{"number":"${'4'.repeat(100)}"}`])
      expect((await provider.app.request('/tokens', { method: 'POST', body })).status).toBe(400)
  })
})
