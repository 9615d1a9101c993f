import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Token } from '#contract/account/token.ts'
import { defaultRegionId } from '#contract/region/region.ts'
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
const [old, next] = ['Sunny-day7', 'Other-pass1']
const statusWith = async ({ access_token: token }: Token) =>
  (await call.ask('GET', '/p/user/userInfo', { token })).status
const login = (userMail: string, loginPassword: string) =>
  call.ask('POST', '/web/login', { body: { userMail, loginPassword } })
const tokenOf = async (response: Promise<Response>) => (await (await response).json()) as Token
const register = async (mail: string): Promise<Token> => {
  const code = await call.codeFor(mail)
  const body = { userMail: mail, code, loginPassword: old, nickName: 'Nimal', regionId: defaultRegionId }
  return tokenOf(call.ask('POST', '/user/register', { body }))
}
const change = ({ access_token: token }: Token, password = next) =>
  call.write('PUT', '/p/user/password', token, { oldPassword: old, password })
const reset = async (mail: string) => {
  mall.time.now += minute
  const code = await call.codeFor(mail)
  return () => call.ask('PUT', '/user/forgetPassword', { body: { mail, code, password: next } })
}

test.each<[string, (mail: string, token: Token) => Promise<() => Promise<Response>>]>([
  ['changed', async (_mail, token) => () => change(token)],
  ['reset', (mail) => reset(mail)],
])(
  'quality#trust: logins with the old password that are under way while the password is %s open no session',
  async (how, prepare) => {
    const mail = `${how}@example.com`
    const begin = await prepare(mail, await register(mail))
    let isChanged = false
    const answers: Response[] = []
    const logInAgainAndAgain = async () => {
      while (!isChanged) answers.push(await login(mail, old))
    }
    const logins = Array.from({ length: 8 }, logInAgainAndAgain)
    expect((await begin()).status).toBe(204)
    isChanged = true
    await Promise.all(logins)
    const opened = answers.filter(({ status }) => status === 200)
    for (const answer of opened) expect(await statusWith((await answer.json()) as Token)).toBe(401)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect((await refusalOf(answer)).slice(0, 2)).toEqual([400, 'LOGIN_FAILED'])
    expect((await login(mail, next)).status).toBe(200)
  },
)

test('quality#trust: of two password changes with one old password at once, the second is refused', async () => {
  const mail = 'both@example.com'
  const first = await register(mail)
  const second = await tokenOf(login(mail, old))
  const answers = await Promise.all([change(first, 'First-pass1'), change(second, 'Second-pass1')])
  const refused = answers.filter(({ status }) => status !== 204)
  expect(refused).toHaveLength(1)
  expect((await refusalOf(refused[0] ?? Response.error())).slice(0, 2)).toEqual([400, 'PASSWORD_WRONG'])
  const won =
    answers[0]?.status === 204
      ? { token: first, other: second, password: 'First-pass1' }
      : { token: second, other: first, password: 'Second-pass1' }
  expect([await statusWith(won.token), await statusWith(won.other)]).toEqual([200, 401])
  expect((await login(mail, won.password)).status).toBe(200)
})

test('quality#trust: a renewal that is under way while the password changes leaves no sign-in of another device', async () => {
  const mail = 'renews@example.com'
  const own = await register(mail)
  const others = await Promise.all([1, 2, 3].map(() => tokenOf(login(mail, old))))
  const changing = change(own)
  const renewed = await Promise.all(
    others.map(({ refresh_token }) => call.ask('POST', '/token/refresh', { body: { refresh_token } })),
  )
  expect((await changing).status).toBe(204)
  for (const answer of renewed)
    if (answer.status === 200) expect(await statusWith((await answer.json()) as Token)).toBe(401)
  expect(await Promise.all(others.map(statusWith))).toEqual([401, 401, 401])
  expect(await statusWith(own)).toBe(200)
})
