import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Token } from '#contract/account/token.ts'
import { languages } from '#contract/languages.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { createApp } from '#server/app.ts'
import { query } from '#server/database/database.ts'
import { logInto } from '../support/log-lines.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { caller, refusalOf } from '../support/shopper.ts'
import { testDependencies } from '../support/test-dependencies.ts'

let mall: Mall
let call: ReturnType<typeof caller>
beforeAll(async () => {
  mall = await openMall(36, { CODES_PER_ADDRESS: '10000' })
  call = caller(mall)
})
afterAll(() => mall?.close())

const minute = 60_000
const good = 'Sunny-day7'
const later = (milliseconds: number) => {
  mall.time.now += milliseconds
}
const register = async (mail: string, more: Record<string, unknown> = {}) =>
  call.ask('POST', '/user/register', {
    body: {
      userMail: mail,
      code: await call.codeFor(mail),
      loginPassword: good,
      nickName: 'Nimal',
      regionId: defaultRegionId,
      ...more,
    },
  })
const login = (userMail: string, loginPassword: string) =>
  call.ask('POST', '/web/login', { body: { userMail, loginPassword } })
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')
const quick = (loginId: string, code: string, { ask } = call) =>
  ask('POST', '/quick/login', {
    body: { loginType: loginId.includes('@') ? 1 : 0, loginId, code, region: defaultRegionId },
  })
/** Signs in at another process of the mall, whose clock is this number of seconds behind. */
const quickAt = (secondsBehind: number, loginId: string, code: string) => {
  const dependencies = testDependencies({
    clock: () => mall.time.now - secondsBehind * 1000,
    log: logInto(mall.log),
  })
  return quick(loginId, code, caller({ app: createApp({ db: mall.db, ...dependencies, pageFolder: null }) }))
}

describe('wire#sign-in: codes', () => {
  test("wire#sign-in: a code of six digits is sent to the mobile number in the network's format, and signs in", async () => {
    const code = await call.codeFor('0094771234567')
    expect(code).toMatch(/^\d{6}$/)
    const response = await quick('0094771234567', code)
    expect(response.status).toBe(200)
    const token = (await response.json()) as Token
    expect(token).toMatchObject({ token_type: 'bearer', expires_in: 604_800, enabled: true, isNewUser: true, pic: '' })
    expect(await call.read('/p/user/userInfo', token.access_token)).toMatchObject({
      mobile: '0094771234567',
      mail: null,
      regionId: defaultRegionId,
      hasPassword: false,
    })
  })

  test('wire#sign-in: a leading 0 of the number is dropped: both spellings are one account', async () => {
    const first = (await (await quick('0094712345678', await call.codeFor('0094712345678'))).json()) as Token
    later(minute)
    const code = await call.codeFor('00940712345678').catch(async () => '')
    const sent = code || /\d{6}/.exec((await call.messagesTo('+94712345678'))[0]?.text ?? '')?.[0] || ''
    const again = (await (await quick('00940712345678', sent)).json()) as Token
    expect([again.userId, again.isNewUser]).toEqual([first.userId, false])
  })

  test('quality#trust: a code works once', async () => {
    const code = await call.codeFor('once@example.com')
    expect((await quick('once@example.com', code)).status).toBe(200)
    expect(await refusalOf(await quick('once@example.com', code))).toEqual([
      400,
      'CODE_INVALID',
      'Please enter valid code.',
    ])
  })

  test('quality#trust: a code used by two requests at once signs in one', async () => {
    const code = await call.codeFor('twice@example.com')
    const statuses = await Promise.all([1, 2, 3].map(async () => (await quick('twice@example.com', code)).status))
    expect(statuses.sort()).toEqual([200, 400, 400])
  })

  test('quality#codes: 20 uses of one code at once sign in one, whatever the clocks of the processes say', async () => {
    const code = await call.codeFor('crowd@example.com')
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => (await quickAt(at % 4, 'crowd@example.com', code)).status),
    )
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
  })

  test('quality#codes: a used code is refused by a process whose clock is behind', async () => {
    const code = await call.codeFor('behind@example.com')
    expect((await quickAt(0, 'behind@example.com', code)).status).toBe(200)
    expect((await refusalOf(await quickAt(3, 'behind@example.com', code)))[1]).toBe('CODE_INVALID')
  })

  test('quality#trust: after five wrong attempts the right code is refused, too', async () => {
    const code = await call.codeFor('tries@example.com')
    for (let count = 0; count < 5; count += 1)
      expect((await quick('tries@example.com', wrongOf(code))).status).toBe(400)
    expect((await quick('tries@example.com', code)).status).toBe(400)
  })

  test('quality#trust: a code is valid for five minutes', async () => {
    const [early, late] = [await call.codeFor('early@example.com'), await call.codeFor('late@example.com')]
    later(5 * minute - 1000)
    expect((await quick('early@example.com', early)).status).toBe(200)
    later(1000)
    expect((await quick('late@example.com', late)).status).toBe(400)
  })

  test('product#limits: another code needs 60 seconds, and the answer holds the remaining seconds', async () => {
    await call.codeFor('pause@example.com')
    later(20_000)
    const response = await call.ask('POST', '/mail/send', { body: { mail: 'pause@example.com' } })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '40'])
    later(40_000)
    expect(await call.codeFor('pause@example.com')).toMatch(/^\d{6}$/)
  })

  test('quality#trust: codes are limited per receiver: 8 an hour, 20 a day', async () => {
    const ask = () => call.ask('POST', '/mail/send', { body: { mail: 'often@example.com' } })
    for (let count = 0; count < 8; count += 1) {
      expect((await ask()).status).toBe(204)
      later(minute)
    }
    expect((await ask()).status).toBe(429)
    later(60 * minute)
    for (let count = 8; count < 20; count += 1) {
      expect((await ask()).status).toBe(204)
      later(10 * minute)
    }
    later(60 * minute)
    const refused = await ask()
    const leftOfDay = 24 * 60 - (8 + 60 + 120 + 60)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(leftOfDay * 60)])
    later(leftOfDay * minute)
    expect((await ask()).status).toBe(204)
  })

  test("quality#trust: a request beyond the receiver's limit leaves the receiver's last code valid", async () => {
    const mail = 'flooded@example.com'
    let code = ''
    for (let count = 0; count < 8; count += 1) {
      code = await call.codeFor(mail)
      later(minute)
    }
    expect((await call.ask('POST', '/mail/send', { body: { mail } })).status).toBe(429)
    expect((await quick(mail, code)).status).toBe(200)
  })

  test('quality#trust: codes and passwords are stored as memory-hard hashes, tokens as hashes', async () => {
    const code = await call.codeFor('kept@example.com')
    const codes = await query<{ code_hash: string }>(
      mall.db,
      sql`select code_hash from code where target = 'kept@example.com'`,
    )
    expect(codes[0]?.code_hash).toMatch(/^12\$[\w-]{22}\$[\w-]{43}$/)
    expect(codes[0]?.code_hash).not.toContain(code)
    later(minute)
    const token = (await (await register('kept@example.com')).json()) as Token
    const rows = await query<{ password_hash: string; access_hash: string }>(
      mall.db,
      sql`select password_hash, access_hash from account join session using (account_id) where mail = 'kept@example.com'`,
    )
    expect(rows[0]?.password_hash).toMatch(/^15\$/)
    expect(rows[0]?.access_hash).not.toBe(token.access_token)
  })

  test.each(languages)(
    'product#login: a code is written in %s, the language of the request, until the account has a language',
    async (lang) => {
      const mail = `words-${lang}@example.com`
      await call.ask('POST', '/mail/send', { body: { mail, lang } })
      const [message] = await call.messagesTo(mail)
      const word = {
        en: 'verification code',
        zh: '验证码',
        tr: 'doğrulama kodunuz',
        ru: 'код подтверждения',
        pt: 'código de verificação',
      }[lang]
      expect(message?.text).toContain(word)
    },
  )

  test('product#login: a code is written in the language of the account', async () => {
    const { access_token: token } = await call.signIn('tongue@example.com')
    expect((await call.write('PUT', '/p/user/language', token, { lang: 'ru' })).status).toBe(204)
    later(minute)
    await call.ask('POST', '/mail/send', { body: { mail: 'tongue@example.com', lang: 'pt' } })
    expect((await call.messagesTo('tongue@example.com'))[0]?.text).toContain('код подтверждения')
  })

  test.each([
    ['/sms/send', { mobile: '009477' }, 'MOBILE_INVALID', 'Please enter valid Mobile number.'],
    ['/sms/send', { mobile: '0999771234567' }, 'MOBILE_INVALID', 'Please enter valid Mobile number.'],
    ['/sms/send', { mobile: '0000771234567' }, 'BAD_REQUEST', 'Please select the country code.'],
    ['/sms/send', {}, 'BAD_REQUEST', 'Please enter mobile number.'],
    ['/mail/send', { mail: 'nobody' }, 'MAIL_INVALID', 'Please enter valid email.'],
    ['/mail/send', { mail: 'a@b.museum' }, 'MAIL_INVALID', 'Please enter valid email.'],
    ['/mail/send', { mail: '' }, 'BAD_REQUEST', 'Please enter email.'],
  ])('product#validation: %s refuses %j with %s', async (path, body, code, desc) => {
    expect(await refusalOf(await call.ask('POST', path, { body }))).toEqual([400, code, desc])
  })

  test('product#validation: 11 digits of a Chinese number are accepted, 10 are not', async () => {
    expect((await call.ask('POST', '/sms/send', { body: { mobile: '008613812345678' } })).status).toBe(204)
    expect((await call.ask('POST', '/sms/send', { body: { mobile: '00861381234567' } })).status).toBe(400)
  })
})

describe('wire#sign-in: registration and password', () => {
  test('wire#sign-in: register signs in, and so does the password after', async () => {
    const made = (await (await register('new@example.com')).json()) as Token
    expect(made).toMatchObject({ nickName: 'Nimal', isNewUser: true })
    const again = (await (await login('NEW@example.com ', good)).json()) as Token
    expect(again.userId).toBe(made.userId)
    expect(again.access_token).not.toBe(made.access_token)
  })

  test('wire#sign-in: by mobile: register, log in with either spelling of the number, reset the password', async () => {
    const [mobile, spelled] = ['0094770001122', '00940770001122']
    const newcomer = {
      userMobile: mobile,
      code: await call.codeFor(mobile),
      loginPassword: good,
      nickName: 'Nimal',
      regionId: defaultRegionId,
    }
    const made = (await (await call.ask('POST', '/user/register', { body: newcomer })).json()) as Token
    expect(made).toMatchObject({ nickName: 'Nimal', isNewUser: true })
    const loginAs = (userMobile: string, loginPassword: string) =>
      call.ask('POST', '/web/login', { body: { userMobile, loginPassword } })
    for (const one of [mobile, spelled])
      expect(await (await loginAs(one, good)).json()).toMatchObject({ userId: made.userId })
    later(minute)
    const code = await call.codeFor(mobile)
    expect(
      (await call.ask('PUT', '/user/forgetPassword', { body: { mobile: spelled, code, password: 'Other-pass1' } }))
        .status,
    ).toBe(204)
    expect((await refusalOf(await loginAs(mobile, good)))[1]).toBe('LOGIN_FAILED')
    expect((await loginAs(mobile, 'Other-pass1')).status).toBe(200)
  })

  test.each([
    ['abc', 'LOGIN_FAILED'],
    [' abc', 'PASSWORD_SPACES'],
    ['', 'PASSWORD_REQUIRED'],
  ])('product#validation: a login only compares the password: “%s” is refused with %s', async (given, code) => {
    expect((await refusalOf(await login('compared@example.com', given))).slice(0, 2)).toEqual([400, code])
  })

  test.each([
    [{ loginPassword: 'short-1A'.slice(0, 7) }, 'PASSWORD_WEAK'],
    [{ loginPassword: 'nocapital-1' }, 'PASSWORD_WEAK'],
    [{ loginPassword: 'NOSMALL-1' }, 'PASSWORD_WEAK'],
    [{ loginPassword: 'NoDigit-x' }, 'PASSWORD_WEAK'],
    [{ loginPassword: 'NoSymbol1' }, 'PASSWORD_WEAK'],
    [{ loginPassword: ` ${good}` }, 'PASSWORD_SPACES'],
    [{ loginPassword: '' }, 'PASSWORD_REQUIRED'],
    [{ nickName: ' ' }, 'NICK_NAME_REQUIRED'],
  ])('product#validation: register refuses %j with %s', async (fault, code) => {
    const response = await call.ask('POST', '/user/register', {
      body: {
        userMail: 'weak@example.com',
        code: '123456',
        loginPassword: good,
        nickName: 'N',
        regionId: defaultRegionId,
        ...fault,
      },
    })
    expect((await refusalOf(response))[1]).toBe(code)
  })

  test('product#validation: several invalid fields are named under the sentence for a form', async () => {
    const response = await call.ask('POST', '/user/register', {
      body: { userMail: 'x', nickName: '', loginPassword: 'a', code: 'b' },
    })
    expect(await response.json()).toMatchObject({
      code: 'BAD_REQUEST',
      desc: 'Oops! It looks like you missed a few fields or entered invalid data.',
      fields: {
        userMail: 'MAIL_INVALID',
        nickName: 'REQUIRED',
        loginPassword: 'PASSWORD_WEAK',
        code: 'CODE_INVALID',
        regionId: 'REQUIRED',
      },
    })
  })

  test('quality#trust: answers do not reveal whether an account exists: codes, wrong codes and wrong passwords', async () => {
    await register('there@example.com')
    later(minute)
    const answers = async (mail: string) => {
      const sent = await call.ask('POST', '/mail/send', { body: { mail } })
      const refused = [
        await login(mail, 'Wrong-pass1'),
        await quick(mail, wrongOf('000000')),
        await call.ask('PUT', '/user/forgetPassword', { body: { mail, code: wrongOf('000000'), password: good } }),
      ]
      const registered = await call.ask('POST', '/user/register', {
        body: { userMail: mail, code: '999999', loginPassword: good, nickName: 'N', regionId: defaultRegionId },
      })
      return [sent.status, ...(await Promise.all([...refused, registered].map(refusalOf)))]
    }
    expect(await answers('there@example.com')).toEqual(await answers('nowhere@example.com'))
    expect((await refusalOf(await login('there@example.com', 'Wrong-pass1')))[1]).toBe('LOGIN_FAILED')
  })

  test.each<[string, (mail: string) => Promise<Response>, number]>([
    ['a wrong password', (mail) => login(mail, 'Wrong-pass1'), 400],
    ['sending a code', (mail) => call.ask('POST', '/mail/send', { body: { mail } }), 204],
    [
      'resetting a password with a wrong code',
      (mail) => call.ask('PUT', '/user/forgetPassword', { body: { mail, code: wrongOf('000000'), password: good } }),
      400,
    ],
  ])('quality#trust: %s takes the same time with and without an account', async (_case, ask, status) => {
    const [known, unknown] = [
      `slow-${status}-${mall.time.now}@example.com`,
      `slower-${status}-${mall.time.now}@example.com`,
    ]
    await register(known)
    const times: Record<string, number[]> = { [known]: [], [unknown]: [] }
    // Alternating, so that a busy machine affects both equally.
    for (let count = 0; count < 7; count += 1) {
      later(minute)
      for (const mail of [known, unknown]) {
        const start = performance.now()
        expect((await ask(mail)).status).toBe(status)
        times[mail]?.push(performance.now() - start)
      }
    }
    // The hash dominates both times; without it the fastest would take a fraction. Other load only adds to one of them.
    const fastest = (mail: string) => Math.min(...(times[mail] ?? []))
    expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 2)
    expect(fastest(known)).toBeGreaterThan(fastest(unknown) / 2)
  })

  test('quality#trust: after ten wrong passwords the right one has to wait, too', async () => {
    await register('guess@example.com')
    for (let count = 0; count < 10; count += 1) await login('guess@example.com', 'Wrong-pass1')
    const response = await login('guess@example.com', good)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    later(15 * minute)
    expect((await login('guess@example.com', good)).status).toBe(200)
  })

  test('quality#trust: eleven wrong passwords get identical answers, headers included, with and without an account', async () => {
    await register('eleven@example.com')
    const answers = async (mail: string) => {
      const all: unknown[] = []
      for (let count = 0; count < 11; count += 1) {
        const response = await login(mail, 'Wrong-pass1')
        // The request id differs from request to request.
        const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers)
        all.push([response.status, headers, await response.json()])
      }
      return all
    }
    const known = await answers('eleven@example.com')
    expect(known.at(-1)).toMatchObject([429, { 'retry-after': '900' }, { code: 'TOO_MANY' }])
    expect(await answers('eleven-nowhere@example.com')).toEqual(known)
  })

  test('wire#sign-in: a second registration of an email address is refused, and only its owner learns of it', async () => {
    await register('double@example.com')
    later(minute)
    expect((await refusalOf(await register('double@example.com')))[1]).toBe('ALREADY_REGISTERED')
  })

  test('wire#sign-in: forgetPassword by code sets a new password and ends every sign-in', async () => {
    const { access_token: token } = (await (await register('forgot@example.com')).json()) as Token
    later(minute)
    const code = await call.codeFor('forgot@example.com')
    expect(
      (
        await call.ask('PUT', '/user/forgetPassword', {
          body: { mail: 'forgot@example.com', code, password: 'Other-pass1' },
        })
      ).status,
    ).toBe(204)
    expect((await call.ask('GET', '/p/user/userInfo', { token })).status).toBe(401)
    expect((await login('forgot@example.com', good)).status).toBe(400)
    expect((await login('forgot@example.com', 'Other-pass1')).status).toBe(200)
    // Only the recipient of the code learns that there is no account.
    const unknownAccount = {
      mail: 'nobody-yet@example.com',
      code: await call.codeFor('nobody-yet@example.com'),
      password: good,
    }
    expect(
      (await refusalOf(await call.ask('PUT', '/user/forgetPassword', { body: unknownAccount }))).slice(0, 2),
    ).toEqual([400, 'NO_ACCOUNT'])
  })

  test('wire#sign-in: an invitation code is stored, and an unknown one is refused at its field', async () => {
    const { access_token: token } = await call.signIn('host@example.com')
    const { invitationCode } = await call.read<{ invitationCode: string }>('/p/user/userInfo', token)
    expect((await register('guest@example.com', { invite: invitationCode.toLowerCase() })).status).toBe(200)
    const rows = await query<{ mail: string }>(
      mall.db,
      sql`select host.mail from invitation i join account guest on guest.account_id = i.invitee_id join invitation_score s using (score_id) join account host on host.account_id = s.account_id where guest.mail = 'guest@example.com'`,
    )
    expect(rows[0]?.mail).toBe('host@example.com')
    expect(await (await register('guest2@example.com', { invite: 'NOBODY99' })).json()).toMatchObject({
      code: 'INVITE_UNKNOWN',
      fields: { invite: 'INVITE_UNKNOWN' },
    })
  })

  test('wire#sign-in: a disabled account is refused, also with a valid token', async () => {
    const { access_token: token } = (await (await register('off@example.com')).json()) as Token
    await query(mall.db, sql`update account set is_enabled = false where mail = 'off@example.com'`)
    expect((await refusalOf(await login('off@example.com', good))).slice(0, 2)).toEqual([400, 'ACCOUNT_DISABLED'])
    expect((await refusalOf(await call.ask('GET', '/p/user/userInfo', { token }))).slice(0, 2)).toEqual([
      400,
      'ACCOUNT_DISABLED',
    ])
    // A caller without the password does not learn that the account is disabled.
    expect((await refusalOf(await login('off@example.com', 'Wrong-pass1')))[1]).toBe('LOGIN_FAILED')
  })
})
