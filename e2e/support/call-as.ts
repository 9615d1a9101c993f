import type { Token } from '#contract/account/token.ts'
import type { UserInfo } from '#contract/account/user.ts'
import { mallAddress } from './mall-test.ts'
import type { Shopper } from './sign-in.ts'

/** Calls the API as a shopper, without a page. */
export const callAs = ({ token }: Pick<Shopper, 'token'>, path: string): Promise<Response> =>
  fetch(`${process.env[mallAddress]}/api${path}`, {
    headers: { Authorization: `Bearer ${token.access_token}`, 'Time-Zone': 'Asia/Colombo' },
  })

/** The account's current data. */
export const accountOf = async (shopper: Pick<Shopper, 'token'>): Promise<UserInfo> =>
  (await (await callAs(shopper, '/p/user/userInfo')).json()) as UserInfo

/** Signs in once more, as on another device. */
export async function signInElsewhere({ mail, password }: Shopper, device: string): Promise<{ token: Token }> {
  const answer = await fetch(`${process.env[mallAddress]}/api/web/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': device },
    body: JSON.stringify({ userMail: mail, loginPassword: password }),
  })
  if (!answer.ok) throw new Error(`${answer.status} /web/login: ${await answer.text()}`)
  return { token: (await answer.json()) as Token }
}
