import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import type { MallProxy } from './mall-proxy.ts'

/**
 * The fate of a cart change between phone and mall: answered · cut: the request never arrives · unanswered: the request
 * is processed and the answer is lost · held: the request is processed, and the answer waits until `recover` or is cut by
 * another fate · twice: the request arrives twice · late: the phone gets no answer, and the request arrives later
 * (`recover`).
 */
export const fates = ['answered', 'cut', 'unanswered', 'held', 'twice', 'late'] as const
export type Fate = (typeof fates)[number]

type ProxiedRequest = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
type ProxiedResponse = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

export type UnreliableProxy = {
  /** The fate of every change from now on. */
  fate: Fate
  /** The offset in ms of the server's clock in every API answer. */
  clockOffset: number
  /** Resolves when the server has processed the next call that changes the cart, or this SKU. */
  processed(skuId?: number): Promise<void>
  /** Resolves when the phone has sent such a call. */
  sent(skuId?: number): Promise<void>
  /** Delivers late requests, releases held answers, and answers everything from now on. */
  recover(): Promise<void>
}

const read = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Takes the API calls over from a proxy. */
export function openUnreliableProxy(proxy: MallProxy, mall: string): UnreliableProxy {
  let current: Fate = 'answered'
  const late: ProxiedRequest[] = []
  let release = (_isDelivered: boolean) => {}
  let released = Promise.resolve(true)
  const listeners: { readonly stage: 'sent' | 'processed'; readonly pattern: string; readonly resolve: () => void }[] =
    []
  const next = (stage: 'sent' | 'processed') => (skuId?: number) =>
    new Promise<void>((resolve) =>
      listeners.push({ stage, pattern: skuId === undefined ? '' : `"skuId":${skuId},`, resolve }),
    )
  const notify = (stage: 'sent' | 'processed', { body }: ProxiedRequest) => {
    for (const one of listeners) if (one.stage === stage && body.includes(one.pattern)) one.resolve()
  }

  const forward = ({ method, path, headers: { host: _host, ...headers }, body }: ProxiedRequest) =>
    new Promise<ProxiedResponse>((resolve, reject) => {
      // A new connection per request: the mall may close a kept-alive one at the moment of its use.
      const upstream = sendRequest(
        mall + path,
        { agent: false, method, headers: { ...headers, connection: 'close' } },
        (answer) => {
          read(answer).then(
            (body) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: body }),
            reject,
          )
        },
      )
      upstream.on('error', reject).end(body)
    })
  const reply = (
    outgoing: ServerResponse,
    { status, headers: { connection: _connection, 'transfer-encoding': _encoding, ...headers }, body }: ProxiedResponse,
  ) => {
    const date = new Date(Date.parse(headers.date ?? '') + unreliableProxy.clockOffset).toUTCString()
    outgoing.writeHead(status, { ...headers, date, 'content-length': body.length }).end(body)
  }
  const isChange = (path: string) => path.startsWith('/api/p/shopCart/changes')

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request: ProxiedRequest = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: incoming.headers,
      body: await read(incoming),
    }
    if (!isChange(request.path)) return reply(outgoing, await forward(request))
    const { fate } = unreliableProxy
    notify('sent', request)
    if (fate === 'late') late.push(request)
    if (fate === 'late' || fate === 'cut') return void outgoing.destroy()
    if (fate === 'twice') await forward(request)
    const answer = await forward(request)
    notify('processed', request)
    const isDelivered = fate === 'held' ? await released : fate !== 'unanswered'
    if (!isDelivered) return void outgoing.destroy()
    reply(outgoing, answer)
  }

  const unreliableProxy: UnreliableProxy = {
    get fate() {
      return current
    },
    set fate(next) {
      release(false)
      if (next === 'held') released = new Promise((resolve) => (release = resolve))
      current = next
    },
    clockOffset: 0,
    processed: next('processed'),
    sent: next('sent'),
    recover: async () => {
      release(true)
      unreliableProxy.fate = 'answered'
      for (const request of late.splice(0)) await forward(request)
    },
  }
  proxy.intercept(
    (path) => path.startsWith('/api/'),
    (incoming, outgoing) => void handle(incoming, outgoing).catch(() => outgoing.destroy()),
  )
  return unreliableProxy
}
