import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropMessage, readPendingMessages, submitMessage } from '#offline/contact.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { append, readCommands } from '#offline/outbox/outbox.ts'
import { replay } from '#offline/outbox/replay.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { sampleToken as token } from '../support/sample-token.ts'

type Asked = { readonly path: string; readonly id: unknown; readonly isSigned: boolean; readonly body: object }
const asked: Asked[] = []
const network = vi.fn<typeof fetch>()
const send = () => replay({ base: '/api' })
const write = (shopper: string, more: object = {}) =>
  submitMessage({
    shopper,
    regionId: 7,
    at: 1_000 + asked.length,
    topic: 'delivery',
    name: 'Ama',
    mail: 'ama@example.com',
    content: 'Where is my parcel?',
    lang: 'en',
    ...more,
  })

beforeEach(async () => {
  vi.stubGlobal('fetch', network)
  asked.length = 0
  network.mockReset()
  network.mockImplementation(async (path, init) => {
    const body = JSON.parse(String(init?.body)) as { messageId: string }
    const isSigned = new Headers(init?.headers).has('Authorization')
    asked.push({ path: String(path), id: body.messageId, isSigned, body })
    return new Response(null, { status: 204 })
  })
  await openStore('outbox').clear()
  await clearSession()
})
afterEach(() => vi.unstubAllGlobals())

test('product#contact: the message of a guest is sent without a login and a token, once, and no other command', async () => {
  await append(cartDomain, { shopper: '', regionId: 7, input: { op: 'change', skuId: 1, count: 1 }, at: 1 })
  expect(await write('')).toMatchObject({ isStored: true })
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  expect(await readPendingMessages('')).toMatchObject([{ state: 'sent', content: 'Where is my parcel?' }])
  expect(await dropMessage((await readPendingMessages(''))[0]?.id ?? '')).toBe(false)
  expect(await send()).toMatchObject({ sent: 1, isLeft: false })
  expect(asked).toMatchObject([
    { path: '/api/contactUs', isSigned: false, body: { regionId: 7, mail: 'ama@example.com' } },
  ])
  expect(asked[0]?.body).not.toHaveProperty('mobile')
  expect(await readPendingMessages('')).toEqual([])
  expect(await readCommands(cartDomain, '')).toMatchObject([{ state: 'waiting' }])
  await send()
  expect(asked).toHaveLength(1)
})

test('product#contact: a message that a guest began to send goes by the same id after the login', async () => {
  const ids: unknown[] = []
  await write('')
  network.mockImplementationOnce(async (_path, init) => {
    ids.push((JSON.parse(String(init?.body)) as { messageId: string }).messageId)
    throw new TypeError('Failed to fetch')
  })
  await send()
  await saveSession(token)
  expect(await send()).toMatchObject({ sent: 1 })
  expect(asked).toMatchObject([{ path: '/api/p/contactUs', isSigned: true, id: ids[0] }])
})

test("product#contact: a shopper's message is never sent for a guest, and a refused one stays until it is replaced", async () => {
  await saveSession(token)
  await write('u1', { mail: undefined, mobile: '0094771234567', orderNumber: 'NL-1-2' })
  await clearSession()
  await send()
  expect(asked).toEqual([])
  await saveSession(token)
  network.mockImplementationOnce(
    async () => new Response(JSON.stringify({ desc: '', code: 'NOT_FOUND' }), { status: 404 }),
  )
  await send()
  const [refused] = await readPendingMessages('u1')
  expect(refused).toMatchObject({ state: 'refused', refusal: 'NOT_FOUND', orderNumber: 'NL-1-2' })
  const { id = '' } = refused ?? {}
  await submitMessage(
    {
      shopper: 'u1',
      regionId: 7,
      at: 9,
      topic: 'other',
      name: 'Ama',
      mobile: '0094771234567',
      content: 'Hi',
      lang: 'en',
    },
    id,
  )
  expect(await readPendingMessages('u1')).toMatchObject([{ state: 'waiting', content: 'Hi' }])
  await send()
  expect(asked).toMatchObject([{ path: '/api/p/contactUs', body: { mobile: '0094771234567' } }])
})
