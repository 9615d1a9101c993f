import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Token } from '#contract/account/token.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { caller, refusalOf } from '../support/shopper.ts'

let mall: Mall
let call: ReturnType<typeof caller>
beforeAll(async () => {
  mall = await openMall(36, { CODES_PER_ADDRESS: '10000' })
  call = caller(mall)
})
afterAll(() => mall?.close())

const minute = 60_000
const later = (milliseconds: number) => {
  mall.time.now += milliseconds
}
const statusWith = async (token: string) => (await call.ask('GET', '/p/user/userInfo', { token })).status

describe('product#sessions: tokens', () => {
  const refresh = (token: string, key?: string) =>
    call.ask('POST', '/token/refresh', {
      body: { refresh_token: token },
      headers: key ? { 'Idempotency-Key': key } : {},
    })

  const pairFrom = async ({ refresh_token }: Token, key?: string): Promise<Token> => {
    const response = await refresh(refresh_token, key)
    expect(response.status).toBe(200)
    return (await response.json()) as Token
  }

  test('product#session-loss: a missing, foreign or expired token is 401', async () => {
    expect(await refusalOf(await call.ask('GET', '/p/user/userInfo'))).toEqual([401, 'NOT_SIGNED_IN', 'Please log in.'])
    expect(await statusWith('x'.repeat(43))).toBe(401)
    const { access_token: token } = await call.signIn('week@example.com')
    later(7 * 86_400_000 - 1000)
    expect(await statusWith(token)).toBe(200)
    later(1000)
    expect(await statusWith(token)).toBe(401)
  })

  test('wire#access: the authorization scheme is read without regard to case', async () => {
    const { access_token: token, token_type } = await call.signIn('scheme@example.com')
    for (const scheme of [token_type, 'Bearer', 'BEARER', 'bearer '])
      expect(
        (await call.ask('GET', '/p/user/userInfo', { headers: { Authorization: `${scheme} ${token}` } })).status,
        scheme,
      ).toBe(200)
  })

  test('wire#access: a 401 names the scheme, other answers do not', async () => {
    const { access_token: token } = await call.signIn('challenge@example.com')
    const answers = await Promise.all([
      call.ask('GET', '/p/user/userInfo'),
      call.ask('GET', '/p/user/userInfo', { headers: { Authorization: `Basic ${token}` } }),
      call.ask('GET', '/app/logout', { token: 'x'.repeat(43) }),
      refresh('x'.repeat(43)),
      call.ask('GET', '/p/user/userInfo', { token }),
      call.ask('GET', '/p/order/attempt', { token }),
    ])
    expect(answers.map(({ status, headers }) => [status, headers.get('WWW-Authenticate')])).toEqual([
      ...Array.from({ length: 4 }, () => [401, 'Bearer']),
      [200, null],
      [400, null],
    ])
  })

  test('wire#refresh: an open call ignores an invalid token', async () => {
    expect((await call.ask('GET', '/salesRegions/all', { token: 'x'.repeat(43) })).status).toBe(200)
  })

  test('wire#refresh: logout revokes the token on the server', async () => {
    const { access_token: token, refresh_token: next } = await call.signIn('bye@example.com')
    expect((await call.ask('GET', '/app/logout', { token })).status).toBe(204)
    expect(await statusWith(token)).toBe(401)
    expect((await refresh(next)).status).toBe(401)
  })

  test('product#sessions: logout with an expired access token: a last renewal ends the sign-in, also where its answer was lost', async () => {
    const [first, lost] = [await call.signIn('asleep@example.com'), await call.signIn('asleep-too@example.com')]
    later(8 * 86_400_000)
    expect((await call.ask('GET', '/app/logout', { token: first.access_token })).status).toBe(401)
    const renewed = (await (await refresh(first.refresh_token)).json()) as Token
    expect((await call.ask('GET', '/app/logout', { token: renewed.access_token })).status).toBe(204)
    expect((await refresh(renewed.refresh_token)).status).toBe(401)
    const renewedTwice = [await pairFrom(lost), await pairFrom(lost)]
    expect(renewedTwice[1]).toEqual(renewedTwice[0])
    expect((await call.ask('GET', '/app/logout', { token: renewedTwice[1]?.access_token ?? '' })).status).toBe(204)
    expect((await refresh(lost.refresh_token)).status).toBe(401)
  })

  test('wire#refresh: a refresh gives a new pair, even weeks later; the previous token works shortly for running calls', async () => {
    const first = await call.signIn('stay@example.com')
    later(21 * 86_400_000)
    const second = (await (await refresh(first.refresh_token)).json()) as Token
    expect(await statusWith(second.access_token)).toBe(200)
    const third = (await (await refresh(second.refresh_token)).json()) as Token
    expect([await statusWith(third.access_token), await statusWith(second.access_token)]).toEqual([200, 200])
    later(2 * minute)
    expect(await statusWith(second.access_token)).toBe(401)
    expect(await statusWith(third.access_token)).toBe(200)
  })

  test('wire#refresh: a repeated refresh gets the same pair, with any key and days later, until the pair is used', async () => {
    const first = await call.signIn('lost@example.com')
    const second = await pairFrom(first, randomUUID())
    expect(await pairFrom(first, randomUUID())).toEqual(second)
    later(3 * 86_400_000)
    expect(await pairFrom(first)).toEqual(second)
    expect(await statusWith(second.access_token)).toBe(200)
    // Each answer is as good as the first: the pair lives as long as the answer says.
    later(7 * 86_400_000 - 1000)
    expect(await statusWith(second.access_token)).toBe(200)
    expect((await refresh(second.refresh_token)).status).toBe(200)
  })

  test('wire#refresh: after a lost answer the old access token stays valid until the new pair is used', async () => {
    const first = await call.signIn('keeps@example.com')
    const second = await pairFrom(first)
    later(60 * minute)
    expect(await statusWith(first.access_token)).toBe(200)
    expect(await statusWith(second.access_token)).toBe(200)
    later(2 * minute)
    expect([await statusWith(first.access_token), await statusWith(second.access_token)]).toEqual([401, 200])
  })

  test.each<[string, (pair: Token) => Promise<Token>]>([
    [
      'access',
      async (pair) => {
        expect(await statusWith(pair.access_token)).toBe(200)
        return pair
      },
    ],
    ['refresh', (pair) => pairFrom(pair)],
  ])(
    'wire#refresh: once the %s token of the new pair is used, a late duplicate within two minutes is 409 and changes nothing; a later one ends the family',
    async (kind, use) => {
      const first = await call.signIn(`late-${kind}@example.com`)
      const current = await use(await pairFrom(first))
      later(2 * minute - 1000)
      expect((await refusalOf(await refresh(first.refresh_token))).slice(0, 2)).toEqual([409, 'REFRESH_USED'])
      expect(await statusWith(current.access_token)).toBe(200)
      later(1000)
      expect(await statusWith(current.access_token)).toBe(200)
      expect((await refusalOf(await refresh(first.refresh_token))).slice(0, 2)).toEqual([401, 'REFRESH_ENDED'])
      expect(await statusWith(current.access_token)).toBe(401)
      expect((await refresh(current.refresh_token)).status).toBe(401)
    },
  )

  test('wire#refresh: 20 refreshes at once get one pair', async () => {
    const first = await call.signIn('race@example.com')
    const pairs = await Promise.all(Array.from({ length: 20 }, () => pairFrom(first)))
    expect(new Set(pairs.map(({ access_token, refresh_token }) => `${access_token} ${refresh_token}`)).size).toBe(1)
    const next = await pairFrom(pairs[0] ?? first)
    expect(await statusWith(next.access_token)).toBe(200)
  })

  test('quality#trust: no issued secret is stored: codes, passwords, access and refresh tokens, upload tickets', async () => {
    const good = 'Sunny-day7'
    const code = await call.codeFor('secrets@example.com')
    const body = {
      userMail: 'secrets@example.com',
      code,
      loginPassword: good,
      nickName: 'Nimal',
      regionId: defaultRegionId,
    }
    const first = (await (await call.ask('POST', '/user/register', { body })).json()) as Token
    const renewed = (await (await refresh(first.refresh_token, randomUUID())).json()) as Token
    const { fields } = await call.read<{ fields: { ticket: string } }>('/p/oss/securityToken', renewed.access_token)
    await call.write('PUT', '/p/user/password', renewed.access_token, { oldPassword: good, password: 'Other-pass1' })
    const columns = await query<{ table_name: string; column_name: string }>(
      mall.db,
      sql`
      select table_name, column_name from information_schema.columns where table_schema = current_schema() and data_type in ('text', 'jsonb')
        and table_name in ('account', 'identity', 'session', 'refresh_token', 'code', 'rate', 'idempotency', 'upload')`,
    )
    const columnValues = await Promise.all(
      columns.map(({ table_name: table, column_name: column }) =>
        query<{ words: string }>(
          mall.db,
          sql`select ${sql.raw(column)}::text as words from ${sql.raw(table)} where ${sql.raw(column)} is not null`,
        ),
      ),
    )
    const words = columnValues.flat().map((row) => row.words)
    expect(words, 'the columns contain the stored mail').toContain('secrets@example.com')
    const secrets = {
      code,
      password: good,
      access: first.access_token,
      refresh: first.refresh_token,
      nextAccess: renewed.access_token,
      nextRefresh: renewed.refresh_token,
      ticket: fields.ticket,
    }
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret, name).toMatch(/^.{6,}$/)
      // The code's digits may occur by chance within a number or a hash.
      expect(
        words.filter((one) => (name === 'code' ? one === secret : one.includes(secret))),
        name,
      ).toEqual([])
    }
  })
})
