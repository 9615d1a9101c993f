import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Whether a request, by its path with the query, is meant. */
export type PathTest = (path: string, incoming: IncomingMessage) => boolean

/** A proxy between phone and mall with controllable behaviour. */
export type MallProxy = {
  readonly address: string
  /** Requested paths and queries, in order. */
  readonly requests: string[]
  /** From now on matching requests are accepted and never answered; pending requests are cut or stay pending. */
  silence(matches: PathTest, pending?: 'cut' | 'wait'): void
  /** From now on matching requests get this status without a body; 0 cuts the connection. */
  refuse(matches: PathTest, status?: number): void
  /** Breaks the connections of matching requests whose answers are not complete, such as streams. */
  drop(matches: PathTest): void
  /** Refuses every new connection, or accepts connections again; open answers go on. */
  cut(isCut: boolean): void
  /** From now on the bodies of matching answers are changed. */
  rewrite(matches: PathTest, change: (body: string) => string): void
  /** From now on `handle` answers matching requests. */
  intercept(matches: PathTest, handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void): void
  stop(): Promise<void>
}

/** Opens the proxy. Unlike Playwright's routes, it treats page and worker alike. */
export async function openMallProxy(mall: string): Promise<MallProxy> {
  const never: PathTest = () => false
  const pendingResponses = new Set<ServerResponse>()
  const passing = new Set<{ incoming: IncomingMessage; path: string; end: () => void }>()
  const requests: string[] = []
  let isSilenced = never
  let isCut = false
  let refused = { matches: never, status: 0 }
  let changed = { matches: never, change: (body: string) => body }
  let intercepted: { matches: PathTest; handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void } = {
    matches: never,
    handle: () => {},
  }

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, path: string) => {
    const isChanged = changed.matches(path, incoming)
    const { host: _host, ...headers } = incoming.headers
    if (isChanged) for (const name of ['accept-encoding', 'if-none-match']) Reflect.deleteProperty(headers, name)
    // A new connection per request: the mall may close a kept-alive one at the moment of its use.
    const upstream = sendRequest(
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
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
    const end = () => void [upstream, outgoing].map((one) => one.destroy())
    const passed = { incoming, path, end }
    passing.add(passed)
    outgoing.on('close', () => passing.delete(passed))
  }

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (isCut) return void outgoing.destroy()
    requests.push(path)
    if (isSilenced(path, incoming)) return void pendingResponses.add(outgoing)
    if (intercepted.matches(path, incoming)) return intercepted.handle(incoming, outgoing)
    if (!refused.matches(path, incoming)) return pass(incoming, outgoing, path)
    if (refused.status === 0) outgoing.destroy()
    else outgoing.writeHead(refused.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    silence: (matches, pending = 'cut') => {
      isSilenced = matches
      if (pending === 'wait') return
      for (const one of pendingResponses) one.destroy()
      pendingResponses.clear()
    },
    refuse: (matches, status = 0) => void (refused = { matches, status }),
    drop: (matches) => {
      for (const { incoming, path, end } of passing) if (matches(path, incoming)) end()
    },
    cut: (next) => void (isCut = next),
    rewrite: (matches, change) => void (changed = { matches, change }),
    intercept: (matches, handle) => void (intercepted = { matches, handle }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
