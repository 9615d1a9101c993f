import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Token } from '#contract/account/token.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'
import { storeNames } from '#offline/store-names.ts'
import { addressHeader } from './mall/proxy-headers.ts'
import { mallAddress } from './mall-test.ts'

/** A valid password (docs/product.md#validation). */
export const password = 'Teal-Lamp-42'

export type Shopper = {
  readonly mail: string
  readonly nickName: string
  readonly password: string
  readonly token: Token
}

/** An unused email address. */
export const freshMail = (): string => `shopper-${randomUUID()}@example.com`

/** An unused mobile number of Sri Lanka, as typed: `77` and seven digits. */
export const freshMobile = (): string => `77${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

/** The newest code sent to an email address or to a number such as `+94771234567`; fails without one. */
export async function codeFor(to: string): Promise<string> {
  const response = await fetch(`${process.env[mallAddress]}/inbox/messages?to=${encodeURIComponent(to)}`)
  const [newest] = (await response.json()) as { text: string }[]
  const code = /\d{6}/.exec(newest?.text ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${to}`)
  return code
}

const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Calls the API from a network address of its own, so that a quick run does not reach the limits of one address. */
async function post<Reply>(path: string, body: unknown): Promise<Reply> {
  const response = await fetch(`${process.env[mallAddress]}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [addressHeader]: randomAddress() },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Reply
}

/** Creates an account with an email address and a password through the API. */
export async function newShopper(nickName = 'Ama Perera', mail = freshMail()): Promise<Shopper> {
  await post('/mail/send', { mail })
  const token = await post<Token>('/user/register', {
    userMail: mail,
    code: await codeFor(mail),
    loginPassword: password,
    nickName,
    regionId: defaultRegionId,
    lang: 'en',
  })
  return { mail, nickName, password, token }
}

/** Creates an account through the sandbox's Google: no password, and no code was ever sent to its address. */
export async function newOutsideShopper(name: string, mail = freshMail()): Promise<{ mail: string; token: Token }> {
  const form = new URLSearchParams({ mail, name, back: '/' })
  const response = await fetch(`${process.env[mallAddress]}/sandbox/google/authorize`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  const idToken = new URLSearchParams(response.headers.get('Location')?.split('#')[1]).get('id_token')
  return { mail, token: await post<Token>('/google/login', { regionId: defaultRegionId, idToken, lang: 'en' }) }
}

/**
 * Signs a shopper in on this page's device by writing the records of app/session/session.ts. Open any page of the mall
 * afterwards. Without a shopper, one is created. The page is at /robots.txt afterwards.
 */
export async function signIn(page: Pick<Page, 'goto' | 'evaluate'>, shopper?: Shopper): Promise<Shopper> {
  const signedIn = shopper ?? (await newShopper())
  await page.goto('/robots.txt')
  await page.evaluate(storeSession, {
    token: signedIn.token,
    endsAt: Date.now() + signedIn.token.expires_in * 1000,
    cookie: cookieNames.shopper,
    mirror: localKeys.shopper,
    store: storeNames.session,
  })
  return signedIn
}

type StoredSession = { token: Token; endsAt: number; cookie: string; mirror: string; store: string }

/** Runs in the page. */
async function storeSession({ token, endsAt, cookie, mirror, store }: StoredSession): Promise<void> {
  const { userId, nickName, pic, expires_in: seconds } = token
  document.cookie = `${cookie}=1; Path=/; Max-Age=${seconds}; SameSite=Lax`
  localStorage.setItem(mirror, JSON.stringify({ userId, nickName, pic }))
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(store)
    opening.onupgradeneeded = () => opening.result.createObjectStore('records')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(new Error(`IndexedDB cannot open ${store}`))
  })
  await new Promise<void>((resolve, reject) => {
    const writing = database.transaction('records', 'readwrite')
    writing.objectStore('records').put({ token, endsAt }, 'now')
    writing.oncomplete = () => resolve()
    writing.onerror = () => reject(new Error(`IndexedDB cannot write to ${store}`))
  })
  database.close()
}
