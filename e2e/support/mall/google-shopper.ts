import type { Token } from '#contract/account/token.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { mallAddress } from '../mall-test.ts'
import { freshMail, password, type Shopper } from '../sign-in.ts'

/**
 * Creates an account through the sandbox's Google, without a page: it has an email address without a sent code, and no
 * password.
 */
export async function googleShopper(nickName = 'Sam Silva'): Promise<Shopper> {
  const mall = process.env[mallAddress] as string
  const mail = freshMail()
  const response = await fetch(`${mall}/sandbox/google/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ mail, name: nickName, back: '/' }),
    redirect: 'manual',
  })
  const idToken = new URLSearchParams(response.headers.get('Location')?.split('#')[1]).get('id_token')
  const entered = await fetch(`${mall}/api/google/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ regionId: defaultRegionId, idToken, lang: 'en' }),
  })
  if (!entered.ok) throw new Error(`${entered.status} /google/login: ${await entered.text()}`)
  return { mail, nickName, password, token: (await entered.json()) as Token }
}
