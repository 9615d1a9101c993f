import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addresses } from '#contract/account/address.ts'
import { type Token, tokenSeconds } from '#contract/account/token.ts'
import { setFlashMessage, takeFlashMessage } from '#device/later/flash-message.ts'
import { countUnsent } from '#features/pending-changes/unsent-sentences.tsx'
import { messageDrafts } from '#offline/chat/message-drafts.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { preferencesDomain } from '#offline/domains/preferences.ts'
import { readFavourites, setFavourite } from '#offline/favourites.ts'
import { recordFootprint, removeViews } from '#offline/footprint.ts'
import { offerDrafts } from '#offline/offer-drafts.ts'
import { append, readCommands } from '#offline/outbox/outbox.ts'
import { replay } from '#offline/outbox/replay.ts'
import { countFootprint } from '#offline/product-views.ts'
import { clearSession, readSession, renameSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { dropDraft, readDraft, saveDraft } from '#session/drafts.ts'
import { countUnfinished, forgetPerson, forgetPersonalAnswers } from '#session/forget-person.ts'
import { saveReturnPath, takeReturnPath } from '#session/return-path.ts'
import { enter } from '#session/session.ts'
import { hasSession, shopperNow } from '#session/shopper.ts'
import { command, shopperQuery } from '#session/shopper-queries.ts'
import { followLoss } from '#session/shopper-session.ts'
import { keepPreference } from '#session/sync-preferences.ts'
import { sampleCard } from '../support/sample-card.ts'

const token: Token = {
  access_token: 'word',
  token_type: 'bearer',
  refresh_token: 'next',
  expires_in: tokenSeconds,
  pic: '/a',
  userId: 'u1',
  nickName: 'Ama',
  enabled: true,
}
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  network.mockReset()
  network.mockImplementation(async () => new Response(null, { status: 204 }))
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await clearSession()
  for (const name of ['drafts', 'favourites', 'footprint', 'removedViews', 'outbox'] as const)
    await openStore(name).clear()
})

test('product#sessions: a sign-in is stored with its cookie and mirror; a cleared session leaves nothing behind', async () => {
  expect(await enter(token)).toBe(true)
  expect((await readSession())?.token).toEqual(token)
  expect(hasSession()).toBe(true)
  expect(document.cookie).not.toContain('word')
  expect(shopperNow()).toEqual({ userId: 'u1', nickName: 'Ama', pic: '/a' })
  expect(shopperNow()).toBe(shopperNow())
  await renameSession({ nickName: 'Kofi', pic: '' })
  expect(shopperNow()).toEqual({ userId: 'u1', nickName: 'Kofi', pic: '' })
  await clearSession()
  expect([hasSession(), shopperNow()]).toEqual([false, null])
})

test('product#messages: signing in reports that the phone could not store the session', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await enter(token)).toBe(false)
})

test('product#sessions: a query key of a shopper contains shopper and region', () => {
  expect(shopperQuery(addresses, {}, { userId: 'u1', regionId: 5 }).queryKey).toEqual([
    '/p/address/list',
    {},
    { userId: 'u1', regionId: 5 },
  ])
})

test('wire#refresh: a command is sent with the token of the signed-in shopper', async () => {
  await enter(token)
  network.mockImplementation(async () => new Response('[]'))
  expect(await command(addresses)).toMatchObject({ ok: true, value: [] })
  expect(network.mock.lastCall?.[1]?.headers).toMatchObject({ Authorization: 'Bearer word' })
})

test('product#session-loss: without the session cookie a 401 changes nothing', async () => {
  const stop = followLoss()
  await enter(token)
  document.cookie = 'accessToken=; Path=/; Max-Age=0'
  const logged = vi.spyOn(console, 'info')
  network.mockImplementation(
    async () => new Response(JSON.stringify({ desc: 'Please log in.', code: 'NOT_SIGNED_IN' }), { status: 401 }),
  )
  expect(await command(addresses)).toMatchObject({ ok: false, failure: { status: 401 } })
  expect(logged).not.toHaveBeenCalled()
  expect((await readSession())?.token).toEqual(token)
  expect(shopperNow()?.userId).toBe('u1')
  stop()
})

test("product#sessions: after session loss the shopper's saved answers are deleted; the catalogue stays", async () => {
  const records = openStore<unknown>('queries')
  const times = openStore<number>('queryTimes')
  const costs = 'q-["/groceryList/costs",{"items":"p7x1","regionId":5}]'
  for (const key of ['q-["/p/address/list",{},{"userId":"u1"}]', costs, 'q-["/salesRegions/all",{}]']) {
    await records.write(key, {})
    await times.write(key, 1)
  }
  const outbox = openStore<unknown>('outbox')
  const answers = ['cart u1 5', 'grocery-lists u1 a', 'messages u1 accepted', 'cart u2 5', 'grocery-cards  b']
  for (const key of answers) await outbox.write(key, [])
  await append(cartDomain, { shopper: 'u1', regionId: 5, input: { op: 'remove', skuId: 7 }, at: 1 })
  await forgetPersonalAnswers('u1')
  expect(await records.keys()).toEqual(['q-["/salesRegions/all",{}]'])
  const left = await outbox.keys()
  expect(answers.filter((key) => left.includes(key))).toEqual(['cart u2 5', 'grocery-cards  b'])
  expect(await readCommands(cartDomain, 'u1')).toHaveLength(1)
})

test('product#sessions: a chosen logout clears all but language, region, theme, the dismissed popup and settings of the phone', async () => {
  const remaining = {
    'nelu.language': 'tr',
    'nelu.region': '7',
    'nelu.theme': 'dark',
    'nelu.install-closed': 'closed',
    'nelu.data-saver': 'on',
  }
  for (const [key, value] of Object.entries({
    ...remaining,
    'nelu.code-sent': '{}',
    'nelu.phone-code': '158',
    'nelu.shopper': '{}',
  }))
    localStorage.setItem(key, value)
  sessionStorage.setItem('nelu.scroll', '{}')
  for (const name of ['queries', 'searches', 'session', 'offlineDownloads'] as const)
    await openStore<unknown>(name).write('a', {})
  await openStore<boolean>('settings').write('a', true)
  for (const name of ['catalogue', 'pictures', 'chunks'])
    await (await caches.open(name)).put('/seen', new Response('seen'))
  await forgetPerson('u1')
  expect(Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('nelu.')))).toEqual(remaining)
  expect(sessionStorage.getItem('nelu.scroll')).toBeNull()
  for (const name of ['queries', 'searches', 'session', 'offlineDownloads'] as const)
    expect(await openStore(name).keys(), name).toEqual([])
  expect(await openStore('settings').keys()).toEqual(['a'])
  expect(
    await Promise.all(['catalogue', 'pictures', 'chunks'].map((name) => caches.has(name))),
    'the chunks of the app stay: they contain no personal data',
  ).toEqual([false, false, true])
  await caches.delete('chunks')
})

test('product#sessions: a chosen logout deletes data of the shopper and the guest; pending changes of others stay', async () => {
  const choice = { kind: 'prod', id: 7, isKept: true, at: 1, regionId: 5 } as const
  for (const userId of ['', 'u1', 'u2']) {
    await setFavourite({ ...choice, userId })
    await append(cartDomain, { shopper: userId, regionId: 5, input: { op: 'remove', skuId: 7 }, at: 1 })
    await recordFootprint({ card: { ...sampleCard, prodId: 7 }, regionId: 5, at: 1_700_000_000_000, userId }, 'UTC')
    await enter({ ...token, userId: userId || 'u3' })
    await saveDraft('address', { receiver: userId })
    await keepPreference({ lang: 'tr' })
  }
  await enter({ ...token, userId: 'u1' })
  await openStore<unknown>('drafts').write(' register', { mail: 'ama@example.com' })
  await forgetPerson('u1')
  const left = async (userId: string) => [
    (await readFavourites(userId)).length,
    await countFootprint(userId),
    (await readCommands(cartDomain, userId)).length,
  ]
  expect([await left(''), await left('u1'), await left('u2')]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [1, 1, 1],
  ])
  expect((await openStore('drafts').keys()).sort()).toEqual(['u2 address', 'u3 address'])
  const preferencesOf = async (userId: string) => (await readCommands(preferencesDomain, userId)).length
  expect([await preferencesOf('u1'), await preferencesOf('u2'), await preferencesOf('u3')]).toEqual([0, 1, 1])
})

test('product#sessions: before a logout all data unknown to the account are counted, including those of a guest', async () => {
  const choice = { kind: 'prod', isKept: true, at: 1, regionId: 5 } as const
  const at = 1_700_000_000_000
  const view = (prodId: number, userId = '') =>
    recordFootprint({ card: { ...sampleCard, prodId }, regionId: 5, at, userId }, 'UTC')
  await enter(token)
  expect(await countUnsent('u1')).toEqual([])
  await view(1, 'u1')
  await replay({ base: '/api' })
  await view(2, 'u1')
  await view(3)
  await view(4, 'u2')
  await removeViews([{ userId: 'u1', id: 5, at }])
  for (const [id, userId] of [
    [1, 'u1'],
    [2, ''],
    [3, 'u2'],
  ] as const)
    await setFavourite({ ...choice, id, userId })
  await setFavourite({ ...choice, id: 4, userId: '', isKept: false })
  for (const shopper of ['u1', '', 'u2'])
    await append(cartDomain, { shopper, regionId: 5, input: { op: 'change', skuId: 7, count: 1 }, at })
  await saveDraft('profile', { nickName: 'Ama' })
  expect(await countUnsent('u1')).toEqual([
    { domain: 'cart', count: 2 },
    { domain: 'favourites', count: 2 },
    { domain: 'footprint', count: 3 },
  ])
  const pictures = [{ id: 'a' }]
  await messageDrafts.save('u1', { conversationId: 'support', text: '', pictures, at })
  await messageDrafts.save('u1', { conversationId: 'shop-1', text: ' ', pictures: [], at })
  await messageDrafts.save('u2', { conversationId: 'support', text: 'Hello', pictures: [], at })
  const offer = { regionId: 5, title: 'Lamp', price: '', description: '', defects: '', isEdit: false, pictures, at }
  for (const key of ['one', 'two']) await offerDrafts.save('u1', { ...offer, key })
  expect(await countUnfinished('u1'), 'the profile, a message with a picture and two offers').toBe(4)
})

test('product#sessions: the return path is given once, and only to the same shopper', () => {
  saveReturnPath('u1', '/orders?tab=2')
  expect(takeReturnPath('u2')).toBeNull()
  saveReturnPath('u1', '/orders?tab=2')
  expect(takeReturnPath('u1')).toBe('/orders?tab=2')
  expect(takeReturnPath('u1')).toBeNull()
  saveReturnPath('u1', '//evil.example')
  expect(takeReturnPath('u1')).toBeNull()
})

test('product#sessions: a flash message is shown once, by the next page and not by the current one', () => {
  sessionStorage.setItem('nelu.said', 'entered')
  expect([takeFlashMessage(), takeFlashMessage()]).toEqual(['entered', null])
  setFlashMessage('lost')
  expect([takeFlashMessage(), sessionStorage.getItem('nelu.said')]).toEqual([null, 'lost'])
})

test("product#sessions: a guest's drafts are deleted at any login, so that the next guest does not see them", async () => {
  await saveDraft('register', { mail: 'ama@example.com' })
  await saveDraft('login', { mail: 'ama@example.com' })
  await enter(token)
  await clearSession()
  expect([await readDraft('register'), await readDraft('login')]).toEqual([undefined, undefined])
})

test('product#sessions: a draft is kept for its owner and never shown to the next shopper', async () => {
  await enter(token)
  await saveDraft('address', { receiver: 'Ama' })
  expect(await readDraft('address')).toEqual({ receiver: 'Ama' })
  await enter({ ...token, userId: 'u2' })
  expect(await readDraft('address')).toBeUndefined()
  await enter(token)
  expect(await readDraft('address')).toEqual({ receiver: 'Ama' })
  await dropDraft('address')
  expect(await readDraft('address')).toBeUndefined()
})
