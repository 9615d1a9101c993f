import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { NetworkProfile } from './network-profile.ts'
import { shapedConnection } from './shaped-connection.ts'
import { openLink } from './shaped-link.ts'

export type TcpShaper = {
  readonly port: number
  /** Closes all connections and shapes new ones by this profile. */
  use(profile: NetworkProfile): void
  /** The bytes that phones have sent over all connections. */
  sentBytes(): number
  close(): Promise<void>
}

/**
 * Listens on a free loopback port and hands each connection to `onConnection` as a distant phone would experience it:
 * handshake, half a round trip each way, slow start, and one shared bottleneck per direction. Chromium's own throttling
 * has neither handshakes nor slow start. Nothing is lost or reordered.
 */
export async function openTcpShaper(
  first: NetworkProfile,
  onConnection: (connection: Duplex) => void,
): Promise<TcpShaper> {
  const sockets = new Set<Socket>()
  let sentBefore = 0
  let profile = first
  let links = { down: openLink(first.downKbps), up: openLink(first.upKbps) }

  const server = createServer({ noDelay: true, allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      sentBefore += socket.bytesRead
    })
    onConnection(shapedConnection(socket, profile, links))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    use(next) {
      closeAll()
      profile = next
      links = { down: openLink(next.downKbps), up: openLink(next.upKbps) }
    },
    sentBytes: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, sentBefore),
    close() {
      closeAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
