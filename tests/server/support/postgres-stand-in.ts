import { type AddressInfo, createServer, type Socket } from 'node:net'
import { PGlite } from '@electric-sql/pglite'

/** A PostgreSQL server that a test can silence or stop, and start again at the same address. */
export type PostgresStandIn = {
  readonly url: string
  /** Accepts connections and takes requests, but answers nothing. */
  silence(): void
  /** Holds back the answers to queries, not to new connections, until the returned function is called. */
  hold(): () => void
  /** The number of connections opened so far. */
  connections(): number
  /** Breaks all connections and refuses new ones. */
  stop(): Promise<void>
  /** Answers again; ends the connections of a silent server. */
  answer(): Promise<void>
  close(): Promise<void>
}

const sslRequest = 80_877_103
/** PostgreSQL's messages AuthenticationOk and ReadyForQuery (idle). */
const welcome = Buffer.from([...Buffer.from('R'), 0, 0, 0, 8, 0, 0, 0, 0, ...Buffer.from('Z'), 0, 0, 0, 5, 0x49])
/** The messages after which PostgreSQL answers: Query and Sync. */
const ends = new Set(['Q', 'S'])

/** Serves the embedded database in `folder` over PostgreSQL's protocol. Its connections share one session. */
export async function postgresStandIn(folder: string): Promise<PostgresStandIn> {
  const database = await PGlite.create({ dataDir: folder })
  const sockets = new Set<Socket>()
  let isSilent = false
  let opened = 0
  let held: Promise<void> = Promise.resolve()
  // Connections take turns by whole requests.
  let tail: Promise<unknown> = Promise.resolve()

  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    let request: Buffer[] = []
    let isOpen = false
    opened += 1
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.on('data', (more: Buffer) => {
      if (isSilent) return
      received = Buffer.concat([received, more])
      const header = () => (isOpen ? 1 : 0)
      while (received.length >= header() + 4 && received.length >= header() + received.readInt32BE(header())) {
        const message = received.subarray(0, header() + received.readInt32BE(header()))
        received = received.subarray(message.length)
        if (!isOpen) {
          isOpen = message.readInt32BE(4) !== sslRequest
          socket.write(isOpen ? welcome : 'N')
          continue
        }
        const type = String.fromCharCode(message[0] ?? 0)
        if (type === 'X') return void socket.end()
        request.push(message)
        if (!ends.has(type)) continue
        const whole = Buffer.concat(request)
        request = []
        tail = tail.then(async () => {
          const reply = await database.execProtocolRaw(whole)
          await held
          if (!isSilent) socket.write(reply)
        })
      }
    })
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = async () => {
    const isClosed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await isClosed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://mall@127.0.0.1:${port}/mall`,
    silence: () => {
      isSilent = true
    },
    hold: () => {
      let release = () => {}
      held = new Promise((resolve) => (release = resolve))
      return release
    },
    connections: () => opened,
    stop,
    answer: async () => {
      if (server.listening) await stop()
      isSilent = false
      await listen(port)
    },
    close: async () => {
      if (server.listening) await stop()
      await tail
      await database.close()
    },
  }
}
