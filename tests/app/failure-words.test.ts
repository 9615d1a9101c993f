import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { sentences } from '#contract/account/sentences.ts'
import { quickLogin, register } from '#contract/account/sign-in.ts'
import { failureCodes } from '#contract/failure.ts'
import { languages } from '#contract/languages.ts'
import { type OrderStatus, orderStatuses } from '#contract/order/order.ts'
import { type OrderAction, wordsOfRefusedAction } from '#features/order/order-transitions.ts'
import { failureWords, wordsOfFailure } from '#i18n/failure-words.ts'
import { answered, bodyFaults } from '#i18n/form-words.ts'
import { afterMove, type OrderMove, type OrderState } from '#server/order/order-rules.ts'
import { loadWords } from '../support/load-words.ts'

beforeAll(loadWords, 120_000)

const codes = [...new Set([...Object.keys(sentences), ...failureCodes])]

describe.each(languages)('product#validation, product#messages: %s', (language) => {
  test.each(codes)(`%s has a message`, (code) => {
    i18n.activate(language)
    const message = failureWords(code, 'unknown')
    expect(message).not.toBe('unknown')
    expect(message.length).toBeGreaterThan(3)
    if (language !== 'en') expect(message).not.toBe(sentences[code as keyof typeof sentences])
    i18n.activate('en')
  })
})

test.each(Object.entries(sentences))(
  'product#validation, product#messages: the English message of %s is the sentence of the contract',
  (code, sentence) => expect(failureWords(code, '')).toBe(sentence),
)

test("product#messages: an unknown code of a newer server is shown by the server's sentence", () =>
  expect(failureWords('TOO_GREEN', 'It is too green.')).toBe('It is too green.'))

test.each([
  [{ kind: 'network' }, /connection and try again/],
  [{ kind: 'timeout' }, /too long.*Try again/],
  [{ kind: 'broken', status: 502 }, /on our side\. Try again/],
  [{ kind: 'broken', status: 429 }, /Wait a moment/],
  [{ kind: 'refused', status: 429, code: 'TOO_MANY', desc: '' }, /Wait a moment/],
  [{ kind: 'refused', status: 503, code: 'BUSY', desc: '' }, /busy right now\. Try again/],
] as const)('product#messages: the message of %j says what to do', (failure, pattern) =>
  expect(wordsOfFailure(failure)).toMatch(pattern),
)

test("product#validation: a form is checked by the contract; each error is placed at its field, under the form's name for it", () => {
  const body = { loginType: 1, loginId: 'nobody', code: '', region: 659006000343 } as const
  expect(bodyFaults(quickLogin.body, body, { loginId: 'mail' })).toEqual({
    mail: sentences.MAIL_INVALID,
    code: sentences.CODE_REQUIRED,
  })
  expect(bodyFaults(quickLogin.body, { ...body, loginId: 'a@b.lk', code: '123456' })).toEqual({})
  const registration = {
    code: '123456',
    loginPassword: ' Abc123! ',
    nickName: ' ',
    regionId: 659006000343,
    userMail: 'a@b.lk',
  }
  expect(bodyFaults(register.body, registration)).toEqual({
    loginPassword: sentences.PASSWORD_SPACES,
    nickName: sentences.NICK_NAME_REQUIRED,
  })
})

test('product#messages: an error of the server with a field is placed at the field; all others become toasts', () => {
  const refused = { kind: 'refused', status: 400, code: 'CODE_INVALID', desc: '' } as const
  expect(
    answered({ ok: false, failure: { ...refused, fields: { loginId: 'MAIL_INVALID' } } }, { loginId: 'mail' }),
  ).toMatchObject({ fields: { mail: sentences.MAIL_INVALID } })
  expect(answered({ ok: false, failure: refused })).toEqual({ ok: false, fields: {}, words: sentences.CODE_INVALID })
  expect(answered({ ok: true, value: 7, at: 1, isSaved: false })).toEqual({ ok: true, value: 7 })
})

describe('product#messages: actions on an order whose state has changed', () => {
  const at = new Date('2026-11-20T06:30:00Z')
  const orderIn = (status: OrderStatus): OrderState => ({
    status,
    isPaid: status !== 1,
    payType: 21,
    actualTotal: 4550,
    refundAmount: 0,
    courier: null,
    trackingNumber: null,
    paidAt: null,
    shippedAt: null,
    deliveredAt: null,
    finishedAt: null,
    cancelledAt: null,
    cancelReason: null,
    cancelDetail: null,
    endsAt: null,
    isDeleted: false,
  })
  const actions: readonly (readonly [OrderAction, OrderMove])[] = [
    ['pay', { kind: 'pay', payType: 21 }],
    ['cancel', { kind: 'cancel', reason: 'CHANGED_MIND', detail: '' }],
    ['receive', { kind: 'receive' }],
    ['delete', { kind: 'delete' }],
  ]
  const refused = actions.flatMap(([action, move]) =>
    orderStatuses.flatMap((status) => {
      const after = afterMove(orderIn(status), move, at)
      return after.ok ? [] : [{ action, status, sentence: after.sentence }]
    }),
  )
  const failureOf = (desc: string) => ({ kind: 'refused', status: 400, code: 'ORDER_STATE', desc }) as const

  test.each(refused)(
    'product#messages: $action in status $status: the page shows the sentence of the server',
    ({ action, sentence }) => expect(wordsOfRefusedAction(action, failureOf(sentence))).toBe(sentence),
  )

  test.each(languages)('product#messages: %s has its own sentence for each action', (language) => {
    const all: readonly OrderAction[] = ['pay', 'cancel', 'receive', 'delete', 'requestRefund', 'withdrawRefund']
    const sentencesOf = () => all.map((action) => wordsOfRefusedAction(action, failureOf('')))
    const english = sentencesOf()
    i18n.activate(language)
    const translated = sentencesOf()
    expect(new Set([...translated, failureWords('ORDER_STATE', '')]).size).toBe(all.length + 1)
    if (language !== 'en') expect(translated.filter((words) => english.includes(words))).toEqual([])
    i18n.activate('en')
  })

  test("product#messages: a failure unrelated to the order's state has its usual message", () =>
    expect(wordsOfRefusedAction('pay', { kind: 'network' })).toBe(wordsOfFailure({ kind: 'network' })))
})
