import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy that counts every byte to the phone, headers included, for page and worker alike. */
export type CountingProxy = { readonly address: string; readonly bytes: number; stop(): Promise<void> }

/** Opens the proxy. */
export async function openCountingProxy(mall: string): Promise<CountingProxy> {
  const { protocol, hostname, port } = new URL(mall)
  const sockets = new Set<Socket>()
  let bytes = 0
  const server = createServer((phone) => {
    const onward = connect(Number(port), hostname)
    for (const socket of [phone, onward]) {
      sockets.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          phone.destroy()
          onward.destroy()
          sockets.delete(socket)
        })
    }
    onward.on('data', (part) => (bytes += part.length))
    phone.pipe(onward).pipe(phone)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `${protocol}//127.0.0.1:${(server.address() as AddressInfo).port}`,
    get bytes() {
      return bytes
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
