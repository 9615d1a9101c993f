import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Token } from '#contract/account/token.ts'
import type { ChatChanges } from '#contract/chat/chat.ts'
import { watchCalls } from '#offline/call.ts'
import { followChat } from '#offline/chat/follow-chat.ts'
import { clearSession, saveSession } from '#offline/session.ts'

const token: Token = {
  access_token: 'word',
  token_type: 'bearer',
  refresh_token: 'next',
  expires_in: 604_800,
  pic: '',
  userId: 'u1',
  nickName: 'Ama',
  enabled: true,
}
type Request = {
  readonly kind: 'stream' | 'poll' | 'renewal'
  readonly after: number
  readonly headers: Record<string, string>
}

const changes = (cursor: number, hasMore = false): ChatChanges => ({
  cursor,
  unread: 0,
  messages: [],
  conversations: [],
  hasMore,
})
const event = (cursor: number) => `id: ${cursor}\nevent: changes\ndata: ${JSON.stringify(changes(cursor))}\n\n`
/** A stream that sends these pieces, then ends or breaks. */
function stream(pieces: readonly string[], isBroken = false): Response {
  const left = [...pieces]
  const body = new ReadableStream({
    pull(controller) {
      const piece = left.shift()
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece))
      else if (isBroken) controller.error(new TypeError('The network was lost'))
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
}
const refused = (status: number, code: string) => new Response(JSON.stringify({ desc: '', code }), { status })

/** Follows with the given answers; the following ends when they are used up. */
async function follow(answers: readonly ((request: Request) => Response | Promise<Response>)[]) {
  const abort = new AbortController()
  const requests: Request[] = []
  const pauses: number[] = []
  const received: number[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>
    const kind = path.startsWith('/api/token/') ? 'renewal' : headers['Accept'] ? 'stream' : 'poll'
    const request: Request = { kind, after: Number(new URLSearchParams(path.split('?')[1]).get('after')), headers }
    requests.push(request)
    const next = answers[requests.length - 1]
    if (next) return next(request)
    abort.abort()
    throw new TypeError('The test is over')
  })
  await followChat({
    base: '/api',
    shopper: 'u1',
    regionId: 7,
    lang: 'en',
    after: 5,
    onChanges: ({ cursor }) => void received.push(cursor),
    signal: abort.signal,
    pause: async (milliseconds) => void pauses.push(milliseconds),
  })
  return {
    requests,
    pauses,
    received,
    places: requests.map(({ kind, after }) => [kind, after]),
  }
}

beforeEach(() => saveSession(token))
afterEach(async () => {
  vi.unstubAllGlobals()
  await clearSession()
})

test('wire#chat-events: a stream that is cut goes on behind the last change that arrived whole', async () => {
  const half = event(9)
  const { received, places, requests } = await follow([
    () => stream([event(6), ':\n\n', `${event(7)}${event(8)}${half.slice(0, 20)}`], true),
    () => stream([half.slice(0, 30), half.slice(30), event(10)]),
    () => stream([event(10)]),
  ])
  expect(received).toEqual([6, 7, 8, 9, 10, 10])
  expect(places).toEqual([
    ['stream', 5],
    ['stream', 8],
    ['stream', 10],
    ['stream', 10],
  ])
  expect(requests[0]?.headers).toMatchObject({
    Accept: 'text/event-stream',
    'Accept-Language': 'en-US',
    'Content-Type': 'application/json',
    Authorization: 'Bearer word',
    Region: '7',
  })
})

test('wire#chat-events: where no stream gets through, changes are polled, and the pauses grow while nothing answers', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const down = await follow([lost, lost, lost, lost, lost])
  expect(down.received).toEqual([])
  // The first two streams fail, then each try also asks by a poll.
  expect(down.places.map(([kind]) => kind)).toEqual(['stream', 'stream', 'poll', 'stream', 'poll', 'stream'])
  expect(down.pauses).toEqual([...down.pauses].sort((a, b) => a - b))
  const portal = () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })
  const proxied = await follow([
    portal,
    portal,
    () => Response.json(changes(6, true)),
    () => Response.json(changes(7)),
    () => refused(503, 'BUSY'),
    () => stream([event(8)]),
  ])
  expect(proxied.received).toEqual([6, 7, 8])
  expect(proxied.places).toEqual([
    ['stream', 5],
    ['stream', 5],
    ['poll', 5],
    ['poll', 6],
    ['poll', 7],
    ['stream', 7],
    ['stream', 8],
  ])
})

test('wire#chat-events: a stream that is refused with 401 renews the token by a call, and goes on', async () => {
  const { places, received, requests } = await follow([
    () => refused(401, 'NOT_SIGNED_IN'),
    () => refused(401, 'NOT_SIGNED_IN'),
    () => Response.json({ ...token, access_token: 'new', refresh_token: 'next-2' }),
    () => Response.json(changes(6)),
    () => stream([event(7)]),
  ])
  expect(received).toEqual([6, 7])
  expect(places.map(([kind]) => kind)).toEqual(['stream', 'poll', 'renewal', 'poll', 'stream', 'stream'])
  expect(requests[4]).toMatchObject({ after: 6, headers: { Authorization: 'Bearer new' } })
})

test('wire#chat-events: following ends with the sign-in, which is reported, and never uses the token of another shopper', async () => {
  const statuses: unknown[] = []
  const stop = watchCalls((outcome) =>
    statuses.push(!outcome.ok && 'status' in outcome.failure && outcome.failure.status),
  )
  const ended = await follow([
    () => refused(401, 'NOT_SIGNED_IN'),
    () => refused(401, 'NOT_SIGNED_IN'),
    () => refused(401, 'REFRESH_ENDED'),
  ])
  stop()
  expect(ended.places.map(([kind]) => kind)).toEqual(['stream', 'poll', 'renewal'])
  expect(statuses.at(-1)).toBe(401)
  await saveSession({ ...token, userId: 'u2' })
  const other = await follow([])
  expect(other.places).toEqual([])
})
