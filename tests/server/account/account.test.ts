import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Area } from '#contract/account/address.ts'
import type { Token } from '#contract/account/token.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { deleteExpiredRecords } from '#server/account/expired-records-store.ts'
import { query } from '#server/database/database.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { caller, refusalOf } from '../support/shopper.ts'

let mall: Mall
let call: ReturnType<typeof caller>
let ownToken = ''
let other = ''
beforeAll(async () => {
  mall = await openMall(36, { CODES_PER_ADDRESS: '10000' })
  call = caller(mall)
  ownToken = (await call.signIn('own@example.com')).access_token
  other = (await call.signIn('other@example.com')).access_token
})
afterAll(() => mall?.close())

const later = (milliseconds: number) => {
  mall.time.now += milliseconds
}
const minute = 60_000
const day = 86_400_000
const statusWith = async (token: string) => (await call.ask('GET', '/p/user/userInfo', { token })).status

describe('wire#account: users', () => {
  test('wire#account: setUserInfo changes only the given fields', async () => {
    const changed = await (
      await call.write('PUT', '/p/user/setUserInfo', ownToken, {
        nickName: 'Ayşe 👟',
        birthDate: '1990-02-28',
        sex: 'F',
      })
    ).json()
    expect(changed).toMatchObject({ nickName: 'Ayşe 👟', birthDate: '1990-02-28', sex: 'F', mail: 'own@example.com' })
    await call.write('PUT', '/p/user/setUserInfo', ownToken, { sex: null })
    expect(await call.read('/p/user/userInfo', ownToken)).toMatchObject({
      nickName: 'Ayşe 👟',
      birthDate: '1990-02-28',
      sex: null,
    })
  })

  test.each([
    [{ nickName: '' }, 'NICK_NAME_REQUIRED'],
    [{ nickName: 'x'.repeat(41) }, 'BAD_REQUEST'],
    [{ nickName: 'a\u0000b' }, 'BAD_REQUEST'],
    [{ nickName: 'a\ud800b' }, 'BAD_REQUEST'],
    [{ birthDate: '2030-01-01' }, 'BAD_REQUEST'],
    [{ birthDate: '1990-02-30' }, 'BAD_REQUEST'],
    [{ birthDate: 'soon' }, 'BAD_REQUEST'],
    [{ sex: 'Q' }, 'BAD_REQUEST'],
    [{ avatarUrl: 'https://elsewhere.example/a.png' }, 'PICTURE_INVALID'],
    [{ avatarUrl: `/uploads/${'0'.repeat(32)}.webp` }, 'PICTURE_INVALID'],
  ])('product#validation: setUserInfo refuses %j with %s', async (body, code) => {
    expect((await refusalOf(await call.write('PUT', '/p/user/setUserInfo', ownToken, body)))[1]).toBe(code)
  })

  test('wire#account: the first password needs a code, the next one the old password; every other sign-in ends', async () => {
    const first = (await call.signIn('pass@example.com')).access_token
    later(minute)
    const second = (await call.signIn('pass@example.com')).access_token
    expect((await refusalOf(await call.write('PUT', '/p/user/password', second, { password: 'Sunny-day7' })))[1]).toBe(
      'CODE_INVALID',
    )
    later(minute)
    const code = await call.codeFor('pass@example.com')
    expect((await call.write('PUT', '/p/user/password', second, { password: 'Sunny-day7', code })).status).toBe(204)
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200])
    expect(
      (
        await refusalOf(
          await call.write('PUT', '/p/user/password', second, { oldPassword: 'Wrong-pass1', password: 'Other-pass1' }),
        )
      )[1],
    ).toBe('PASSWORD_WRONG')
    expect(
      (await call.write('PUT', '/p/user/password', second, { oldPassword: 'Sunny-day7', password: 'Other-pass1' }))
        .status,
    ).toBe(204)
    expect(
      (await call.ask('POST', '/web/login', { body: { userMail: 'pass@example.com', loginPassword: 'Other-pass1' } }))
        .status,
    ).toBe(200)
  })

  test('quality#trust: after ten wrong old passwords the right one has to wait, too', async () => {
    const body = {
      userMail: 'keeps@example.com',
      code: await call.codeFor('keeps@example.com'),
      loginPassword: 'Sunny-day7',
      nickName: 'K',
      regionId: defaultRegionId,
    }
    const { access_token: token } = (await (await call.ask('POST', '/user/register', { body })).json()) as Token
    const change = (oldPassword: string) =>
      call.write('PUT', '/p/user/password', token, { oldPassword, password: 'Other-pass1' })
    for (let count = 0; count < 10; count += 1)
      expect((await refusalOf(await change('Wrong-pass1')))[1]).toBe('PASSWORD_WRONG')
    const refused = await change('Sunny-day7')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900'])
    later(15 * minute)
    expect((await change('Sunny-day7')).status).toBe(204)
  })

  test('product#account: mail and mobile are changed by the code sent to the new one, unless another account has it', async () => {
    const { access_token: token } = await call.signIn('moves@example.com')
    const code = await call.codeFor('0094770000001')
    expect(
      (
        await call.write('PUT', '/p/user/contact', token, {
          mobile: '0094770000001',
          code: code === '000000' ? '111111' : '000000',
        })
      ).status,
    ).toBe(400)
    expect(
      await (await call.write('PUT', '/p/user/contact', token, { mobile: '0094770000001', code })).json(),
    ).toMatchObject({ mobile: '0094770000001', mail: 'moves@example.com' })
    later(minute)
    const otherCode = await call.codeFor('other@example.com')
    expect(
      (
        await refusalOf(
          await call.write('PUT', '/p/user/contact', token, { mail: 'other@example.com', code: otherCode }),
        )
      )[1],
    ).toBe('CONTACT_TAKEN')
  })

  test.each<[string, string, (code: string) => Record<string, string>]>([
    ['PUT', '/p/user/contact', (code) => ({ mail: 'guessed-contact@example.com', code })],
    ['PUT', '/p/user/password', (code) => ({ password: 'Sunny-day7', code })],
    ['DELETE', '/p/user', (code) => ({ code })],
  ])(
    'quality#trust: %s %s: after five wrong codes the right one is refused, too; a new code is accepted',
    async (method, path, bodyOf) => {
      const mail = `guesses-${method}-${path.replaceAll('/', '')}@example.com`.toLowerCase()
      const { access_token: token } = await call.signIn(mail)
      const target = path === '/p/user/contact' ? 'guessed-contact@example.com' : mail
      const freshCode = async () => {
        later(minute)
        return call.codeFor(target)
      }
      const send = (code: string) => call.write(method, path, token, bodyOf(code))
      const code = await freshCode()
      const wrong = code === '000000' ? '111111' : '000000'
      for (const one of [wrong, wrong, wrong, wrong, wrong, code])
        expect((await refusalOf(await send(one))).slice(0, 2)).toEqual([400, 'CODE_INVALID'])
      expect((await send(await freshCode())).ok).toBe(true)
    },
  )

  test.each<[string, string, (code: string) => Record<string, string>]>([
    ['PUT', '/p/user/contact', (code) => ({ mail: 'patient-contact@example.com', code })],
    ['DELETE', '/p/user', (code) => ({ code })],
  ])(
    'quality#trust: %s %s: after ten tries of one account a right code has to wait, too',
    async (method, path, bodyOf) => {
      const mail = `patient-${method}@example.com`.toLowerCase()
      const { access_token: token } = await call.signIn(mail)
      const freshCode = () => call.codeFor(path === '/p/user/contact' ? 'patient-contact@example.com' : mail)
      const send = (code: string) => call.write(method, path, token, bodyOf(code))
      for (let count = 0; count < 10; count += 1)
        expect((await refusalOf(await send('000000'))).slice(0, 2)).toEqual([400, 'CODE_INVALID'])
      later(minute)
      const refused = await send(await freshCode())
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(14 * 60)])
      later(14 * minute)
      expect((await send(await freshCode())).ok).toBe(true)
    },
  )

  test('quality#trust: tries of voucher codes do not count as tries of the codes that change a contact', async () => {
    const { access_token: token } = await call.signIn('collects@example.com')
    const redeem = () =>
      call.write('POST', `/p/voucher/redeem?regionId=${defaultRegionId}`, token, { code: 'NO-SUCH-CODE' })
    for (let count = 0; count < 10; count += 1)
      expect((await refusalOf(await redeem()))[1]).toBe('VOUCHER_CODE_UNKNOWN')
    expect((await redeem()).status).toBe(429)
    const code = await call.codeFor('collects-more@example.com')
    const body = { mail: 'collects-more@example.com', code }
    expect((await call.write('PUT', '/p/user/contact', token, body)).status).toBe(200)
  })

  test('product#regions: the region is stored, and an unknown region is refused', async () => {
    expect((await call.write('POST', '/p/user/setRegion?regionId=659006000409', ownToken)).status).toBe(204)
    expect(await call.read('/p/user/userInfo', ownToken)).toMatchObject({ regionId: 659006000409 })
    expect((await refusalOf(await call.write('POST', '/p/user/setRegion?regionId=5', ownToken)))[1]).toBe(
      'UNKNOWN_REGION',
    )
    expect(
      (await refusalOf(await call.ask('GET', '/p/user/userInfo', { token: ownToken, headers: { Region: '5' } })))[1],
    ).toBe('UNKNOWN_REGION')
  })

  test('product#account: devices are listed; one or all are signed out, never those of another shopper', async () => {
    const tokens: string[] = []
    for (let count = 0; count < 3; count += 1) {
      tokens.push((await call.signIn('devices@example.com')).access_token)
      later(minute)
    }
    const [first = '', second = '', third = ''] = tokens
    const sessions = await call.read<{ sessionId: string; isCurrent: boolean }[]>('/p/user/sessions', third)
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
    const old = sessions.at(-1)?.sessionId ?? ''
    expect((await call.write('DELETE', `/p/user/sessions/${old}`, other)).status).toBe(404)
    expect((await call.write('DELETE', `/p/user/sessions/${old}`, third)).status).toBe(204)
    expect([await statusWith(first), await statusWith(second), await statusWith(third)]).toEqual([401, 200, 200])
    expect((await call.write('DELETE', '/p/user/sessions', third)).status).toBe(204)
    expect([await statusWith(second), await statusWith(third)]).toEqual([401, 200])
    expect((await call.write('DELETE', '/p/user/sessions?isCurrentToo=1', third)).status).toBe(204)
    expect(await statusWith(third)).toBe(401)
  })

  test('wire#account: a deleted account can be restored within 14 days, and is erased after', async () => {
    const { access_token: token, userId } = await call.signIn('leaves@example.com')
    later(minute)
    expect((await call.write('DELETE', '/p/user', token, { code: 'x' })).status).toBe(400)
    expect(
      (await call.write('DELETE', '/p/user', token, { code: await call.codeFor('leaves@example.com') })).status,
    ).toBe(204)
    expect(await statusWith(token)).toBe(401)
    later(13 * day)
    const back = await call.signIn('leaves@example.com')
    expect([back.userId, back.isNewUser]).toEqual([userId, false])
    later(minute)
    await call.write('DELETE', '/p/user', back.access_token, { code: await call.codeFor('leaves@example.com') })
    later(14 * day)
    await deleteExpiredRecords(mall.db, new Date(mall.time.now))
    expect((await query(mall.db, sql`select 1 from account where mail = 'leaves@example.com'`)).length).toBe(0)
    expect(await call.signIn('leaves@example.com')).toMatchObject({ isNewUser: true })
    ownToken = (await call.signIn('own@example.com')).access_token
    other = (await call.signIn('other@example.com')).access_token
  })
})

describe('wire#account: idempotency', () => {
  const add = (key: string, receiver: string, token = ownToken) =>
    call.write('POST', '/p/address/addAddr', token, { ...address, receiver }, key)

  test('wire#account: the same key and body have no further effect and get the same answer', async () => {
    const key = randomUUID()
    const [first, second] = [await (await add(key, 'Once')).json(), await (await add(key, 'Once')).json()]
    expect(second).toEqual(first)
    expect(
      (await call.read<{ receiver: string }[]>('/p/address/list', ownToken)).filter(
        ({ receiver }) => receiver === 'Once',
      ),
    ).toHaveLength(1)
  })

  test('wire#account: a refusal is repeated for its key, too', async () => {
    const key = randomUUID()
    const setDefault = () => call.write('PUT', '/p/address/defaultAddr/999999', ownToken, undefined, key)
    expect(await refusalOf(await setDefault())).toEqual(await refusalOf(await setDefault()))
  })

  test('wire#account: the same key with another body is 422; keys of different shoppers are independent', async () => {
    const key = randomUUID()
    expect((await add(key, 'Mine')).status).toBe(200)
    expect((await refusalOf(await add(key, 'Else'))).slice(0, 2)).toEqual([422, 'KEY_REUSED'])
    expect((await add(key, 'Else', other)).status).toBe(200)
  })

  test('wire#account: of many requests at once with one key one is executed; the others wait or repeat its answer', async () => {
    const key = randomUUID()
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await add(key, 'Crowd')).status))
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(
      (await call.read<{ receiver: string }[]>('/p/address/list', ownToken)).filter(
        ({ receiver }) => receiver === 'Crowd',
      ),
    ).toHaveLength(1)
  })

  test('wire#account: a key that is no UUID is refused, and a key is forgotten after 90 days', async () => {
    expect(
      (await call.write('POST', '/p/address/addAddr', ownToken, { ...address, receiver: 'x' }, 'abc')).status,
    ).toBe(400)
    const { access_token: token } = await call.signIn('keys@example.com')
    const key = randomUUID()
    await add(key, 'Long ago', token)
    later(91 * day)
    const again = (await call.signIn('keys@example.com')).access_token
    await add(key, 'Long ago', again)
    expect(await call.read<unknown[]>('/p/address/list', again)).toHaveLength(2)
    ownToken = (await call.signIn('own@example.com')).access_token
    other = (await call.signIn('other@example.com')).access_token
  })
})

const address = {
  mobile: '+94 77 123 4567',
  countryId: 1,
  provinceId: 101,
  cityId: 101001,
  areaId: 101001001,
  addr: '12 Galle Road',
}

describe('product#account: addresses', () => {
  type Written = { addrId: number; commonAddr: 0 | 1; receiver: string; country: string; area: string }
  const list = (token: string) => call.read<Written[]>('/p/address/list', token)
  const add = async (token: string, more: Record<string, unknown> = {}) =>
    (await (
      await call.write('POST', '/p/address/addAddr', token, { ...address, receiver: 'R', ...more })
    ).json()) as Written

  test('product#account: the first address is the default; another can replace it; a deleted default is succeeded by another address', async () => {
    const { access_token: token } = await call.signIn('homes@example.com')
    const first = await add(token)
    const second = await add(token, { commonAddr: 1, alternativeMobile: '', postCode: '00300' })
    const third = await add(token)
    expect([first.commonAddr, second.commonAddr, third.commonAddr]).toEqual([1, 1, 0])
    expect((await list(token)).map(({ addrId, commonAddr }) => [addrId, commonAddr])).toEqual([
      [second.addrId, 1],
      [third.addrId, 0],
      [first.addrId, 0],
    ])
    expect((await call.write('PUT', `/p/address/defaultAddr/${first.addrId}`, token)).status).toBe(204)
    expect(await refusalOf(await call.write('PUT', `/p/address/defaultAddr/${first.addrId}`, token))).toEqual([
      400,
      'ALREADY_DEFAULT',
      'Selected address is already your default address.',
    ])
    expect((await call.write('DELETE', `/p/address/deleteAddr/${first.addrId}`, token)).status).toBe(204)
    expect((await list(token)).map(({ addrId, commonAddr }) => [addrId, commonAddr])).toEqual([
      [third.addrId, 1],
      [second.addrId, 0],
    ])
    expect(
      await (
        await call.write('PUT', '/p/address/updateAddr', token, {
          ...address,
          addrId: second.addrId,
          receiver: 'Other',
          addr: 'Line 1\nLine 2',
        })
      ).json(),
    ).toMatchObject({ receiver: 'Other', addr: 'Line 1\nLine 2' })
  })

  test.each([
    [{ addr: 'x'.repeat(501) }, 'ADDRESS_TOO_LONG', 'Address text cannot exceed 500 characters.'],
    [{ addr: ' ' }, 'BAD_REQUEST', 'This field is required.'],
    [{ receiver: '' }, 'BAD_REQUEST', 'This field is required.'],
    [{ mobile: 'call me' }, 'BAD_REQUEST', 'Invalid mobile number.'],
    [{ areaId: 999_999_999 }, 'AREA_UNKNOWN', 'Please choose a place from the list.'],
    [{ provinceId: 102 }, 'AREA_UNKNOWN', 'Please choose a place from the list.'],
    [{ countryId: 1e300 }, 'BAD_REQUEST', 'Oops! It looks like you missed a few fields or entered invalid data.'],
  ])('product#validation: %j is refused with %s', async (fault, code, desc) => {
    expect(
      await refusalOf(
        await call.write('POST', '/p/address/addAddr', ownToken, { ...address, receiver: 'R', ...fault }),
      ),
    ).toEqual([400, code, desc])
  })

  test('product#validation: 500 characters are accepted', async () => {
    expect(
      (await call.write('POST', '/p/address/addAddr', ownToken, { ...address, receiver: 'R', addr: '路'.repeat(500) }))
        .status,
    ).toBe(200)
  })

  test.each([
    ['Türkiye', 'Hakkari', 'Derecik', 'Derecik'],
    ['China', 'Tibet', 'Nyingchi', 'Medog'],
    ['Sri Lanka', 'Northern', 'Jaffna', 'Delft'],
  ])('product#account: a shopper in a remote area saves the real address: %s, %s, %s, %s', async (...path) => {
    const ids: number[] = []
    for (const name of path)
      ids.push(
        (await call.read<Area[]>(`/p/area/listByPid?pid=${ids.at(-1) ?? 0}`, ownToken)).find(
          ({ areaName }) => areaName === name,
        )?.areaId ?? 0,
      )
    const [countryId, provinceId, cityId, areaId] = ids
    expect(await add(ownToken, { countryId, provinceId, cityId, areaId })).toMatchObject({
      country: path[0],
      area: path[3],
    })
  })

  test('product#account: a 51st address is refused with advice', async () => {
    const { access_token: token } = await call.signIn('everywhere@example.com')
    for (let count = 0; count < 50; count += 1) await add(token)
    expect(
      await refusalOf(await call.write('POST', '/p/address/addAddr', token, { ...address, receiver: 'R' })),
    ).toEqual([400, 'ADDRESSES_FULL', 'Your address list is full. Delete an address first.'])
  })

  test("quality#trust: another shopper's address cannot be read, changed, deleted or chosen", async () => {
    const { addrId } = await add(ownToken)
    expect((await list(other)).map((one) => one.addrId)).not.toContain(addrId)
    const tries = [
      call.write('PUT', '/p/address/updateAddr', other, { ...address, addrId, receiver: 'Thief' }),
      call.write('DELETE', `/p/address/deleteAddr/${addrId}`, other),
      call.write('PUT', `/p/address/defaultAddr/${addrId}`, other),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await list(ownToken)).find((one) => one.addrId === addrId)?.receiver).toBe('R')
  })

  test('product#account: areas lead from the four countries down to a town, in English and in the local script', async () => {
    const within = (pid: number) => call.read<Area[]>(`/p/area/listByPid?pid=${pid}`, ownToken)
    const countries = await within(0)
    expect(countries.map(({ areaName }) => areaName).sort()).toEqual(['China', 'Laos', 'Sri Lanka', 'Türkiye'])
    for (const country of countries) {
      const [province] = await within(country.areaId)
      const [district] = await within(province?.areaId ?? 0)
      const [town] = await within(district?.areaId ?? 0)
      expect([country.level, province?.level, district?.level, town?.level]).toEqual([0, 1, 2, 3])
      expect(await within(town?.areaId ?? 0)).toEqual([])
    }
    expect(await refusalOf(await call.ask('GET', '/p/area/listByPid?pid=987654321', { token: ownToken }))).toEqual([
      404,
      'NOT_FOUND',
      'There is no such place.',
    ])
  })
})
