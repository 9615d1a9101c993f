import type { AddressInfo, Server } from 'node:net'

/** Starts a server on a free local port; returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
