import { createServer, type Server, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import type { FailureBody } from '#contract/failure.ts'
import type { Log } from '../log.ts'

type Where = { readonly hostname: string; readonly port: number; readonly log: Log }

/** A refusal without a context: the error body and its headers. */
function refusalOf(status: number, desc: string) {
  const body = JSON.stringify({ desc, code: 'BAD_REQUEST' } satisfies FailureBody)
  return {
    status,
    body,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      Connection: 'close',
    },
  }
}

const badTarget = refusalOf(400, 'The Host header or the address of the request is not valid.')
const badExpectation = refusalOf(417, 'The server does not know this Expect header. Leave it out.')
const notHttp = refusalOf(400, 'The request is not valid HTTP, or its body breaks off.')
/** The answers to a request that Node does not read to its end, by Node's error code. */
const unread: Readonly<Record<string, ReturnType<typeof refusalOf>>> = {
  HPE_HEADER_OVERFLOW: refusalOf(431, 'The headers of the request are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: refusalOf(408, 'The request did not arrive in time.'),
}

/**
 * Serves an app over HTTP. Requests that Node or its adapter refuses before the app sees them get the error body of
 * docs/wire.md#errors as well. `onListening` gets the port.
 */
export function serveHttp(app: Hono, { hostname, port, log }: Where, onListening: (port: number) => void): Server {
  const errorHandler = (error: unknown) => {
    if (!(error instanceof RequestError)) throw error
    log.warn({ event: 'request', status: 400, error: error.message }, 'Request refused')
    return new Response(badTarget.body, badTarget)
  }
  const listener = getRequestListener(app.fetch, { hostname, errorHandler })
  // Node would refuse a request without Host by itself, with an empty body.
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) =>
    incoming.httpVersion === '1.1' && incoming.headers.host === undefined
      ? void outgoing.writeHead(badTarget.status, badTarget.headers).end(badTarget.body)
      : listener(incoming, outgoing),
  )
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(badExpectation.status, badExpectation.headers).end(badExpectation.body)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const { status, headers, body } = unread[error.code ?? ''] ?? notHttp
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map((header) => header.join(': ')),
    ]
    return socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  })
  return server.listen(port, hostname, () => onListening((server.address() as AddressInfo).port))
}
