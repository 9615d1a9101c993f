import { type IncomingMessage, type OutgoingHttpHeaders, Server, type ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { plainCookie, removeBrowserFeatures } from './remove-browser-features.ts'

/*
 * Loaded before the server of a test run: requests with the plain browsers' cookie get the worker without the newer
 * parts. A Playwright route would leave frames of other origins empty and report requests late.
 */
const isPlainWorker = ({ url, headers }: IncomingMessage) =>
  url === '/worker.js' && headers.cookie?.includes(`${plainCookie}=`) === true

const decompressed = (body: Buffer, encoding: unknown): Buffer =>
  encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body

function prependRemoval(outgoing: ServerResponse): void {
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
      if (parts.length > 0) {
        const script = decompressed(Buffer.concat(parts), headers['content-encoding'])
        end(brotliCompressSync(Buffer.concat([Buffer.from(`(${removeBrowserFeatures.toString()})();`), script])))
      } else end()
      return outgoing
    },
  })
}

const emit = Server.prototype.emit
Server.prototype.emit = function (name: string | symbol, ...rest: unknown[]) {
  const [incoming, outgoing] = rest as [IncomingMessage, ServerResponse]
  if (name === 'request' && isPlainWorker(incoming)) prependRemoval(outgoing)
  return Reflect.apply(emit, this, [name, ...rest]) as boolean
}
