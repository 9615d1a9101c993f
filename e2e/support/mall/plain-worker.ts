import { type IncomingMessage, type OutgoingHttpHeaders, Server, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { plainCookie, removeBrowserFeatures } from './remove-browser-features.ts'

/*
 * Loaded before the server of a test run: requests with the plain browsers' cookie get the worker without the newer
 * parts. A Playwright route would leave frames of other origins empty and report requests late.
 */
const isPlainWorker = ({ url, headers }: IncomingMessage) =>
  url === '/worker.js' && headers.cookie?.includes(`${plainCookie}=`) === true

function prependRemoval(incoming: IncomingMessage, outgoing: ServerResponse): void {
  incoming.rawHeaders = incoming.rawHeaders.flatMap((word, at, all) =>
    at % 2 === 0 && !/^accept-encoding$/i.test(word) ? [word, all[at + 1] ?? ''] : [],
  )
  delete incoming.headers['accept-encoding']
  const [writeHead, end] = [outgoing.writeHead.bind(outgoing), outgoing.end.bind(outgoing)] as [
    (status: number, headers: OutgoingHttpHeaders) => void,
    (body?: Buffer) => void,
  ]
  const parts: Buffer[] = []
  const append = (part: unknown) =>
    typeof part === 'string' || part instanceof Uint8Array ? parts.push(Buffer.from(part)) > 0 : true
  let head: [number, OutgoingHttpHeaders] = [200, {}]
  // Compressed and revalidated as the mall does, because its cost is counted.
  Object.assign(outgoing, {
    writeHead: (status: number, { 'content-length': _length, ...headers }: OutgoingHttpHeaders = {}) => {
      head = [status, headers]
      return outgoing
    },
    write: append,
    end: (part?: unknown) => {
      append(part)
      const [status, headers] = head
      writeHead(status, parts.length > 0 ? { ...headers, 'content-encoding': 'br' } : headers)
      if (parts.length > 0)
        end(brotliCompressSync(Buffer.concat([Buffer.from(`(${removeBrowserFeatures.toString()})();`), ...parts])))
      else end()
      return outgoing
    },
  })
}

const emit = Server.prototype.emit
Server.prototype.emit = function (name: string | symbol, ...rest: unknown[]) {
  const [incoming, outgoing] = rest as [IncomingMessage, ServerResponse]
  if (name === 'request' && isPlainWorker(incoming)) prependRemoval(incoming, outgoing)
  return Reflect.apply(emit, this, [name, ...rest]) as boolean
}
