import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Is = (path: string) => boolean

/** A proxy between phone and mall with controllable behaviour. */
export type MallProxy = {
  readonly address: string
  /** Requested paths and queries, in order. */
  readonly asked: string[]
  /** From now on matching requests are accepted and never answered; pending ones are cut or stay pending. */
  silence(is: Is, waitingOnes?: 'cut' | 'wait'): void
  /** From now on matching requests get this status without a body; 0 cuts the connection. */
  refuse(is: Is, status?: number): void
  /** Refuses every connection, or accepts connections again. */
  cut(isCut: boolean): void
  /** From now on the bodies of matching answers are changed. */
  rewrite(is: Is, change: (body: string) => string): void
  /** From now on `take` handles matching requests and their answers. */
  handOver(is: Is, take: (incoming: IncomingMessage, outgoing: ServerResponse) => void): void
  stop(): Promise<void>
}

/** Opens the proxy. Unlike Playwright's routes, it treats page and worker alike. */
export async function openMallProxy(mall: string): Promise<MallProxy> {
  const never: Is = () => false
  const waiting = new Set<ServerResponse>()
  const asked: string[] = []
  let silent = never
  let isCut = false
  let refused = { is: never, status: 0 }
  let changed = { is: never, change: (body: string) => body }
  let handed: { is: Is; take: (incoming: IncomingMessage, outgoing: ServerResponse) => void } = {
    is: never,
    take: () => {},
  }

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, path: string) => {
    const isChanged = changed.is(path)
    const { host: _host, ...headers } = incoming.headers
    if (isChanged) for (const name of ['accept-encoding', 'if-none-match']) Reflect.deleteProperty(headers, name)
    // A new connection per request: the mall may close a kept-alive one at the moment of its use.
    const onward = ask(
      mall + path,
      { agent: false, method: incoming.method ?? 'GET', headers: { ...headers, connection: 'close' } },
      (answer) => {
        if (!isChanged) return void answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers))
        const parts: Buffer[] = []
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            const { 'content-length': _length, etag, ...rest } = answer.headers
            outgoing.writeHead(answer.statusCode ?? 502, {
              ...rest,
              etag: `"changed-${(etag ?? '').replaceAll('"', '')}"`,
            })
            outgoing.end(changed.change(Buffer.concat(parts).toString()))
          })
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (isCut) return void outgoing.destroy()
    asked.push(path)
    if (silent(path)) return void waiting.add(outgoing)
    if (handed.is(path)) return handed.take(incoming, outgoing)
    if (!refused.is(path)) return pass(incoming, outgoing, path)
    if (refused.status === 0) outgoing.destroy()
    else outgoing.writeHead(refused.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    silence: (is, waitingOnes = 'cut') => {
      silent = is
      if (waitingOnes === 'wait') return
      for (const one of waiting) one.destroy()
      waiting.clear()
    },
    refuse: (is, status = 0) => void (refused = { is, status }),
    cut: (is) => void (isCut = is),
    rewrite: (is, change) => void (changed = { is, change }),
    handOver: (is, take) => void (handed = { is, take }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
