import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import '../support/mall/plain-worker.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * A server of the built page that can switch to a second build while tabs are open; API calls and pictures are the real
 * mall's.
 */
export async function serveBuilds(mall: string) {
  let build = 1
  const changed: Record<string, (text: string) => string> = {
    'index.html': (text) => text.replace('</head>', `<meta name="build" content="${build}"></head>`),
    'worker.js': (text) => text.replace(/("revision":")(?=\w+","url":"index\.html")/, `$1${build}`),
  }
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] as string
    const answer = async () => {
      if (/^\/(api|media|healthz)(\/|$)/.test(path)) {
        const real = await fetch(mall + request.url, { headers: { 'Time-Zone': 'UTC' } })
        response.writeHead(real.status, {
          'Content-Type': real.headers.get('Content-Type') ?? '',
          Date: new Date().toUTCString(),
        })
        return response.end(Buffer.from(await real.arrayBuffer()))
      }
      const name = extname(path) ? path.slice(1) : 'index.html'
      // The second build has other chunks, so this server no longer has the first one's lazy chunks.
      if (build > 1 && /^assets\/about-.*\.js$/.test(name)) return response.writeHead(404).end()
      const file = await readFile(join('dist/page', name))
      const body = changed[name]?.(file.toString()) ?? file
      response
        .writeHead(200, {
          'Content-Type': types[extname(name)] ?? 'application/octet-stream',
          'Cache-Control': 'no-cache',
        })
        .end(body)
    }
    answer().catch(() => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => void (build += 1),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
