import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { MallProxy } from './mall-proxy.ts'

/**
 * The fate of a cart change between phone and mall: answered · cut: never arrives · unheard: done, and the answer is
 * lost · held: done, and the answer waits until `heal` or is cut by another fate · twice: arrives twice · late: the
 * phone gets no answer, and the request arrives later (`heal`).
 */
export const fates = ['answered', 'cut', 'unheard', 'held', 'twice', 'late'] as const
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
  ahead: number
  /** Resolves when the server has done the next call that changes the cart, or this SKU. */
  done(skuId?: number): Promise<void>
  /** Resolves when such a call has left the phone. */
  left(skuId?: number): Promise<void>
  /** Delivers late requests, releases held answers, and answers everything from now on. */
  heal(): Promise<void>
}

const read = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Takes the API calls over from a proxy. */
export function openUnreliableProxy(front: MallProxy, mall: string): UnreliableProxy {
  let current: Fate = 'answered'
  const late: ProxiedRequest[] = []
  let release = (_isHeard: boolean) => {}
  let released = Promise.resolve(true)
  const waiting: { readonly what: 'left' | 'done'; readonly names: string; readonly resolve: () => void }[] = []
  const next = (what: 'left' | 'done') => (skuId?: number) =>
    new Promise<void>((resolve) =>
      waiting.push({ what, names: skuId === undefined ? '' : `"skuId":${skuId},`, resolve }),
    )
  const tell = (what: 'left' | 'done', { body }: ProxiedRequest) => {
    for (const one of waiting) if (one.what === what && body.includes(one.names)) one.resolve()
  }

  const forward = ({ method, path, headers: { host: _host, ...headers }, body }: ProxiedRequest) =>
    new Promise<ProxiedResponse>((resolve, reject) => {
      // A new connection per request: the mall may close a kept-alive one at the moment of its use.
      const onward = ask(
        mall + path,
        { agent: false, method, headers: { ...headers, connection: 'close' } },
        (answer) => {
          read(answer).then(
            (said) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: said }),
            reject,
          )
        },
      )
      onward.on('error', reject).end(body)
    })
  const reply = (
    outgoing: ServerResponse,
    { status, headers: { connection: _connection, 'transfer-encoding': _encoding, ...headers }, body }: ProxiedResponse,
  ) => {
    const date = new Date(Date.parse(headers.date ?? '') + way.ahead).toUTCString()
    outgoing.writeHead(status, { ...headers, date, 'content-length': body.length }).end(body)
  }
  const isChange = (path: string) => path.startsWith('/api/p/shopCart/changes')

  const meet = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const asked: ProxiedRequest = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: incoming.headers,
      body: await read(incoming),
    }
    if (!isChange(asked.path)) return reply(outgoing, await forward(asked))
    const { fate } = way
    tell('left', asked)
    if (fate === 'late') late.push(asked)
    if (fate === 'late' || fate === 'cut') return void outgoing.destroy()
    if (fate === 'twice') await forward(asked)
    const answer = await forward(asked)
    tell('done', asked)
    const isHeard = fate === 'held' ? await released : fate !== 'unheard'
    if (!isHeard) return void outgoing.destroy()
    reply(outgoing, answer)
  }

  const way: UnreliableProxy = {
    get fate() {
      return current
    },
    set fate(next) {
      release(false)
      if (next === 'held') released = new Promise((resolve) => (release = resolve))
      current = next
    },
    ahead: 0,
    done: next('done'),
    left: next('left'),
    heal: async () => {
      release(true)
      way.fate = 'answered'
      for (const asked of late.splice(0)) await forward(asked)
    },
  }
  front.handOver(
    (path) => path.startsWith('/api/'),
    (incoming, outgoing) => void meet(incoming, outgoing).catch(() => outgoing.destroy()),
  )
  return way
}
