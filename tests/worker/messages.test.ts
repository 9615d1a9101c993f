import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { endpoints } from '#contract/endpoints.ts'
import { messageDrafts } from '#offline/chat/message-drafts.ts'
import { messagePictures } from '#offline/chat/message-pictures.ts'
import {
  dropMessage,
  markRead,
  readPendingMarks,
  readPendingMessages,
  reportConversation,
  sendMessage,
  setBlocked,
} from '#offline/chat/messages.ts'
import { foldMessages } from '#offline/chat/shown-messages.ts'
import { messagesDomain } from '#offline/domains/messages.ts'
import { readMarksDomain } from '#offline/domains/read-marks.ts'
import { retryCommand } from '#offline/outbox/outbox.ts'
import { replay } from '#offline/outbox/replay.ts'
import { clearSession, saveSession } from '#offline/session.ts'
import { openStore } from '#offline/stores.ts'
import { sampleToken as token } from '../support/sample-token.ts'
import { openPictureStore } from './picture-store.ts'

const made = { shopper: 'u1', regionId: 7, at: 1_700_000_000_000 }
const lost = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}
type Call = { readonly path: string; readonly body: Record<string, unknown>; readonly key: string }

let pictures = openPictureStore()
/** A shop that knows each message by its key. `trouble` answers in its place. */
const shop = {
  calls: [] as Call[],
  seqs: new Map<string, number>(),
  trouble: (_path: string, _init: RequestInit): Promise<Response> | null => null,
}
async function answer(path: string, init: RequestInit): Promise<Response> {
  const uploaded = await pictures.answer(path, init)
  if (uploaded) return uploaded
  const key = new Headers(init.headers).get('Idempotency-Key') ?? ''
  const body = JSON.parse(String(init.body)) as Record<string, unknown>
  shop.calls.push({ path, body, key })
  if (!path.endsWith('/messages')) return new Response(null, { status: 204 })
  const own = String(body['key'])
  shop.seqs.set(own, shop.seqs.get(own) ?? shop.seqs.size + 1)
  return Response.json({ seq: shop.seqs.get(own), createTime: '2026-01-01 00:00:00' })
}
const say = (text: string, more: { readonly pictures?: { id: string }[]; readonly conversationId?: string } = {}) =>
  sendMessage({ ...made, message: { conversationId: 'shop-1', text, pictures: [], ...more }, seen: { name: 'Cups' } })
const send = () => replay({ base: '/api', only: [readMarksDomain as never, messagesDomain as never] })
const pending = async () => (await readPendingMessages('u1', 'shop-1')).map(({ text, state }) => [text, state])
async function addPicture(content: string): Promise<{ id: string }> {
  const added = await messagePictures.add('u1', 'shop-1', new Blob([content]))
  if (!added.ok) throw new Error('The phone is full')
  return { id: added.id }
}

beforeEach(async () => {
  pictures = openPictureStore()
  Object.assign(shop, { calls: [], seqs: new Map(), trouble: () => null })
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => shop.trouble(path, init) ?? answer(path, init))
  await openStore('outbox').clear()
  await openStore('messages').clear()
  await openStore<unknown>('outbox').write('migrated', 0)
  await saveSession(token)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await clearSession()
})

test('product#chat-send: the answers that messages and read marks change are answers of the contract', () => {
  const paths = new Set<string>(Object.values(endpoints).map(({ path }) => path))
  const changed = [...messagesDomain.changedPaths, ...readMarksDomain.changedPaths]
  expect(changed.filter((path) => !paths.has(path))).toEqual([])
})

test('product#chat-send: messages that were written offline leave in their order, each once, and their draft is gone', async () => {
  await messageDrafts.save('u1', { conversationId: 'shop-1', text: 'Two', pictures: [], at: 1 })
  shop.trouble = lost
  for (const text of ['One', 'Two', 'Three']) expect(await say(text)).toMatchObject({ isStored: true })
  expect(await messageDrafts.read('u1', 'shop-1')).toBeUndefined()
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  expect(await pending()).toEqual([
    ['One', 'sent'],
    ['Two', 'waiting'],
    ['Three', 'waiting'],
  ])
  shop.trouble = () => null
  expect(await send()).toMatchObject({ sent: 3, isLeft: false })
  expect(shop.calls.map(({ body }) => body['text'])).toEqual(['One', 'Two', 'Three'])
  expect(shop.calls.every(({ key, body }) => key === body['key'])).toBe(true)
})

test('product#chat-send: a message whose answer was lost is repeated under its key, and no later message overtakes it', async () => {
  await say('One')
  await say('Two')
  shop.trouble = (path, init) => (path.endsWith('/messages') ? answer(path, init).then(lost) : null)
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  shop.trouble = () => null
  expect(await send()).toMatchObject({ sent: 2 })
  expect(shop.calls.map(({ body }) => body['text'])).toEqual(['One', 'One', 'Two'])
  expect([...shop.seqs.values()]).toEqual([1, 2])
})

test('product#chat-send: pictures are uploaded first, once, and stay to be shown until the server has the message', async () => {
  const own = [await addPicture('one'), await addPicture('two')]
  await messagePictures.remove('u1', 'shop-1', (await addPicture('removed by the shopper')).id)
  await say('See', { pictures: own })
  await say('Behind the pictures')
  shop.trouble = (path, init) =>
    path === '/uploads' && pictures.uploads.length === 1 ? answer(path, init).then(lost) : null
  expect(await send()).toMatchObject({ sent: 0, isLeft: true })
  expect([pictures.uploads, shop.calls]).toEqual([['one', 'two'], []])
  expect(await messagePictures.read('u1', 'shop-1', own[0]?.id ?? '')).toBeInstanceOf(Blob)
  shop.trouble = () => null
  expect(await send()).toMatchObject({ sent: 2 })
  expect(pictures.uploads).toEqual(['one', 'two'])
  expect(shop.calls.map(({ body }) => body['pics'])).toEqual([['/uploads/1.webp', '/uploads/2.webp'], []])
  // An accepted message has the addresses, so its pictures need no room on the phone.
  expect((await readPendingMessages('u1'))[0]).toMatchObject({
    state: 'accepted',
    pictures: [{ address: '/uploads/1.webp' }, { address: '/uploads/2.webp' }],
  })
  const keys = await openStore('messages').keys()
  expect(keys.filter((key) => !key.endsWith(' upload') && own.some(({ id }) => key.includes(id)))).toEqual([])
  await say('Next')
  expect(await openStore('messages').keys()).toEqual([])
})

test('product#chat-send: the pictures of the next message stay while a message is being stored, and a removed one goes alone', async () => {
  const [first] = [await addPicture('one')]
  let next: { id: string } | undefined
  // The shopper chooses the next picture while the draft of the first message is being removed.
  const { delete: remove } = IDBObjectStore.prototype
  const removing = vi.spyOn(IDBObjectStore.prototype, 'delete')
  removing.mockImplementationOnce(function (this: IDBObjectStore, key) {
    void addPicture('two').then((added) => {
      next = added
    })
    return remove.call(this, key)
  })
  await messageDrafts.save('u1', { conversationId: 'shop-1', text: 'See', pictures: first ? [first] : [], at: 1 })
  await say('See', { pictures: first ? [first] : [] })
  await vi.waitFor(() => expect(next).toBeDefined())
  expect(await messagePictures.read('u1', 'shop-1', next?.id ?? '')).toBeInstanceOf(Blob)
  await messagePictures.remove('u1', 'shop-1', next?.id ?? '')
  const stored = [next, first].map((one) => messagePictures.read('u1', 'shop-1', one?.id ?? ''))
  expect((await Promise.all(stored)).map((one) => one instanceof Blob)).toEqual([false, true])
})

test('product#chat-send: an accepted message shows until the list has it, and never twice', async () => {
  await say('One')
  await send()
  const accepted = await readPendingMessages('u1', 'shop-1')
  expect(accepted).toMatchObject([{ state: 'accepted', seq: 1, text: 'One' }])
  await say('Two')
  const all = await readPendingMessages('u1', 'shop-1')
  const message = (seq: number, key: string | undefined, text: string): ChatMessage => ({
    conversationId: 'shop-1',
    seq,
    key,
    author: key ? 'shopper' : 'shop',
    isAutomatic: false,
    text,
    pics: [],
    createTime: '2026-01-01 00:00:00',
  })
  const texts = (records: readonly ChatMessage[]) =>
    foldMessages(records, all).map((one) => [one.kind, one.message.text])
  expect(texts([])).toEqual([
    ['pending', 'One'],
    ['pending', 'Two'],
  ])
  const [one, two] = all
  const stored = [message(1, one?.id, 'One'), message(2, undefined, 'Answer')]
  expect(texts(stored)).toEqual([
    ['stored', 'One'],
    ['stored', 'Answer'],
    ['pending', 'Two'],
  ])
  // The stream may bring a message before the phone has the answer of its own call, and pages may overlap.
  expect(texts([message(3, two?.id, 'Two'), ...stored, ...stored])).toEqual([
    ['stored', 'One'],
    ['stored', 'Answer'],
    ['stored', 'Two'],
  ])
})

test('product#chat-send: a refused message stays with its reason, is sent again or removed, and holds nothing up', async () => {
  const blocked = async () => new Response(JSON.stringify({ desc: '', code: 'CHAT_BLOCKED' }), { status: 400 })
  shop.trouble = (path, init) =>
    path.endsWith('/messages') && String(init.body).includes('Refused') ? blocked() : null
  await say('Refused', { pictures: [await addPicture('kept')] })
  await say('Accepted')
  expect((await send()).refused).toHaveLength(1)
  expect(shop.calls.map(({ body }) => body['text'])).toEqual(['Accepted'])
  const [, refused] = await readPendingMessages('u1', 'shop-1')
  expect(refused).toMatchObject({ text: 'Refused', state: 'refused', refusal: 'CHAT_BLOCKED' })
  shop.trouble = () => null
  await retryCommand(refused?.id ?? '')
  expect(await send()).toMatchObject({ sent: 1 })
  expect(pictures.uploads).toEqual(['kept'])
  shop.trouble = (path) => (path.endsWith('/messages') ? blocked() : null)
  await say('Refused again')
  await send()
  const last = (await readPendingMessages('u1')).at(-1)
  expect(await dropMessage('u1', last?.id ?? '', 'shop-1')).toBe(true)
  expect((await readPendingMessages('u1')).some(({ state }) => state === 'refused')).toBe(false)
})

test('product#chat-block: a block keeps its place among the messages, and shows at once', async () => {
  await say('Before')
  await setBlocked({ ...made, conversationId: 'shop-1', isBlocked: true, name: 'Cups' })
  await setBlocked({ ...made, conversationId: 'shop-1', isBlocked: false, name: 'Cups' })
  await say('Behind')
  await reportConversation({ ...made, conversationId: 'support', reason: 'SPAM', name: '' })
  expect([...(await readPendingMarks('u1'))]).toEqual([
    ['shop-1', { isBlocked: false }],
    ['support', { isReported: true }],
  ])
  await send()
  expect(
    shop.calls.map(({ path, body }) => [path.split('/').at(-1), body['text'] ?? body['isBlocked'] ?? body['reason']]),
  ).toEqual([
    ['messages', 'Before'],
    ['block', true],
    ['block', false],
    ['messages', 'Behind'],
    ['report', 'SPAM'],
  ])
})

test('product#chat-read: only the furthest read mark of a conversation is sent', async () => {
  for (const seq of [3, 9, 5]) await markRead({ ...made, conversationId: 'shop-1', seq })
  await markRead({ ...made, conversationId: 'support', seq: 1 })
  expect((await readPendingMarks('u1')).get('shop-1')).toEqual({ readSeq: 9 })
  expect(await send()).toMatchObject({ sent: 2, isLeft: false })
  expect(shop.calls.map(({ path, body }) => [path, body['seq']])).toEqual([
    ['/api/p/chat/shop-1/read', 9],
    ['/api/p/chat/support/read', 1],
  ])
})

test('product#chat-send: a full phone keeps the draft and sends from memory; a logout removes drafts and pictures', async () => {
  const picture = await addPicture('one')
  await messageDrafts.save('u1', { conversationId: 'shop-1', text: 'Draft', pictures: [picture], at: 1 })
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (!String(key).startsWith('u1 ')) throw new DOMException('no room', 'QuotaExceededError')
    return put.call(this, value, key)
  })
  expect(await say('Draft', { pictures: [picture] })).toMatchObject({ isStored: false })
  expect(await messageDrafts.read('u1', 'shop-1')).toMatchObject({ text: 'Draft' })
  expect(await send()).toMatchObject({ sent: 1 })
  vi.restoreAllMocks()
  expect(shop.calls.map(({ body }) => body['text'])).toEqual(['Draft'])
  await messageDrafts.save('u1', { conversationId: 'support', text: 'Secret', pictures: [], at: 1 })
  await messageDrafts.forget('u1')
  expect(await openStore('messages').keys()).toEqual([])
})
