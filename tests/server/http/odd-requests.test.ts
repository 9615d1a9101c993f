import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { failureBody } from '#contract/failure.ts'
import { createApp } from '#server/app.ts'
import { serveHttp } from '#server/http/serve-http.ts'
import { answeringDatabase } from '../support/answering-database.ts'
import { type LogLine, logInto } from '../support/log-lines.ts'
import { testDependencies } from '../support/test-dependencies.ts'

const log: LogLine[] = []
let server: Server
let port: number
beforeAll(async () => {
  const dependencies = testDependencies({ clock: () => 0, log: logInto(log) })
  const app = createApp({ ...dependencies, db: answeringDatabase(), pageFolder: null })
  await new Promise<void>((resolve) => {
    server = serveHttp(app, { hostname: '127.0.0.1', port: 0, log: dependencies.log }, () => resolve())
  })
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  log.length = 0
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Sends bytes, ends the client's side of the connection, and reads everything that the server answers. */
const send = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let answer = ''
    socket.setEncoding('utf8').on('data', (more: string) => {
      answer += more
    })
    socket.once('error', reject).once('close', () => resolve(answer))
    socket.once('end', () => socket.destroy()).end(text)
  })

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`
const close = 'Connection: close'

test.each([
  ['no Host', lines('GET /api/salesRegions/all HTTP/1.1', close), 400],
  ['a Host with a space', lines('GET /api/salesRegions/all HTTP/1.1', 'Host: no host', close), 400],
  ['a Host with a path', lines('GET /api/salesRegions/all HTTP/1.1', 'Host: a/b', close), 400],
  ['a Host with a user', lines('GET / HTTP/1.1', 'Host: somebody@127.0.0.1', close), 400],
  ['a backslash in the path', lines('GET /a\\b HTTP/1.1', 'Host: 127.0.0.1', close), 400],
  ['an expectation', lines('GET / HTTP/1.1', 'Host: 127.0.0.1', 'Expect: miracles', close), 417],
  ['no HTTP', lines('hello there'), 400],
  ['too many headers', lines('GET / HTTP/1.1', 'Host: 127.0.0.1', `Cookie: ${'a'.repeat(20_000)}`), 431],
  [
    'a body that breaks off',
    `${lines('POST /api/web/login HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 100')}{"mail":`,
    400,
  ],
  [
    'a chunked body that breaks off',
    `${lines('POST /api/web/login HTTP/1.1', 'Host: 127.0.0.1', 'Transfer-Encoding: chunked')}64\r\n{"mail":`,
    400,
  ],
])('wire#errors: %s is refused in the error format', async (_case, text, status) => {
  const [head = '', body = ''] = (await send(text)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toMatch(/^content-type: application\/json/im)
  expect(v.parse(failureBody, JSON.parse(body))).toEqual({
    code: 'BAD_REQUEST',
    desc: expect.stringMatching(/^[A-Z].+\.$/),
  })
})

test('quality#trust: a body that breaks off is a refused request in the log, without a stack', async () => {
  const start = 'POST /api/web/login HTTP/1.1'
  for (const framing of ['Content-Length: 100', 'Transfer-Encoding: chunked'])
    await new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' })
      server.once('request', () => socket.resetAndDestroy())
      socket.once('close', () => resolve()).write(`${lines(start, 'Host: 127.0.0.1', framing)}5\r\n{"mai`)
    })
  await expect.poll(() => log.length).toBeGreaterThan(1)
  expect(log).toEqual(
    [1, 2].map(() => expect.objectContaining({ level: 'warn', event: 'request', path: '/api/web/login', status: 400 })),
  )
})

test('wire#errors: a request that does not arrive in time is answered 408 in the error format', async () => {
  // Node looks for such requests every 30 s; here it finds one at once.
  server.once('connection', (socket) =>
    server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket),
  )
  const [head = '', body = ''] = (await send('')).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 408 /)
  expect(v.parse(failureBody, JSON.parse(body)).desc).toBe('The request did not arrive in time.')
})

test('wire#errors: HTTP/1.0 needs no Host', async () => {
  expect(await send(lines('GET /healthz HTTP/1.0'))).toMatch(/^HTTP\/1\.1 200 /)
})

test('wire#errors: a client that expects 100-continue gets it before the answer', async () => {
  const answer = await send(
    `${lines('POST /api/web/login HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 2', 'Expect: 100-continue', close)}{}`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /)
})
