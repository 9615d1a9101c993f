import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { Duplex } from 'node:stream'
import type { Certificate } from './self-signed-certificate.ts'
import { openUrgentFirst } from './urgent-first.ts'
import { withoutMarkup } from './without-markup.ts'

/** One answer of the proxy: the bytes of its body as sent, and its requester. */
export type Answered = {
  readonly path: string
  readonly status: number
  readonly bytes: number
  readonly isByWorker: boolean
  readonly at: number
}

export type TlsProxy = {
  accept(connection: Duplex): void
  /** Whether documents contain the first view's markup. */
  hasMarkup: boolean
  readonly answered: Answered[]
  /** The number of requests under way. */
  open(): number
  close(): void
}

/**
 * The time in ms after which an unused connection to the mall is closed: below the mall's own 5 s, because a request on a
 * connection that the mall is just closing fails.
 */
const unusedTime = 4_000

const notForHttp2 = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

/**
 * HTTP/2 over TLS 1.3 in front of the mall at `address`, as a production proxy. A path below `/calibration/` is
 * answered with as many bytes as it names.
 */
export function openTlsProxy(address: string, { key, cert }: Certificate): TlsProxy {
  const agent = new Agent({ keepAlive: true, noDelay: true, timeout: unusedTime })
  const orders = new WeakMap<object, ReturnType<typeof openUrgentFirst>>()
  let openCount = 0

  const server = createSecureServer({ key, cert, minVersion: 'TLSv1.3', allowHTTP1: false })
  server.on('request', (incoming: Http2ServerRequest, answer: Http2ServerResponse) => {
    const session = incoming.stream.session ?? incoming
    const order = orders.get(session) ?? openUrgentFirst()
    orders.set(session, order)
    openCount += 1
    answer.once('close', () => (openCount -= 1))
    const turn = order.enter(
      incoming.headers['priority'] as string | undefined,
      (bytes, done) => void (incoming.stream.destroyed ? done() : answer.write(bytes, () => done())),
    )
    const finish = (status: number, headers: IncomingHttpHeaders, body: Buffer) => {
      if (incoming.stream.destroyed) return
      answer.writeHead(status, { ...headers, 'content-length': String(body.length) })
      if (incoming.method !== 'HEAD' && body.length > 0) turn.send(body)
      turn.end(() => answer.end())
      proxy.answered.push({
        path: incoming.url,
        status,
        bytes: body.length,
        isByWorker: isByWorker(incoming),
        at: performance.now(),
      })
    }

    const size = /^\/calibration\/(\d+)$/.exec(incoming.url)?.[1]
    if (size) return finish(200, { 'content-type': 'application/octet-stream' }, Buffer.alloc(Number(size), 1))
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')))
    const upstream = request(
      address + incoming.url,
      {
        agent,
        method: incoming.method,
        headers: { ...headers, host: incoming.authority, 'x-forwarded-proto': 'https' },
      },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () => {
          const headersToSend = Object.fromEntries(
            Object.entries(reply.headers).filter(([name]) => !notForHttp2.has(name)),
          )
          const body = Buffer.concat(parts)
          const isStripped = !proxy.hasMarkup && (reply.headers['content-type'] ?? '').startsWith('text/html')
          finish(
            reply.statusCode ?? 502,
            headersToSend,
            isStripped ? withoutMarkup(body, reply.headers['content-encoding']) : body,
          )
        })
      },
    )
    upstream.on('error', () => finish(502, {}, Buffer.alloc(0)))
    incoming.pipe(upstream)
  })
  // A browser that closes in the middle of an answer is no failure of the run.
  server.on('sessionError', () => {})
  server.on('tlsClientError', () => {})

  const proxy: TlsProxy = {
    accept: (connection) => void server.emit('connection', connection),
    hasMarkup: true,
    answered: [],
    open: () => openCount,
    close: () => agent.destroy(),
  }
  return proxy
}

/** The worker's own requests have its script as referrer; requests that it passes on have the page. */
function isByWorker({ headers }: Http2ServerRequest): boolean {
  return headers['service-worker'] === 'script' || /\/worker\.js$/.test(headers['referer'] ?? '')
}
