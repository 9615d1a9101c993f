import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { serveStatic } from 'hono/serve-static'
import { memoize } from '#server/http/memoize.ts'

/**
 * Opens a folder of the build, whose files do not change while the mall runs. Each file is read once and then sent from
 * memory, because opening a file takes longer than sending it. Answers handlers that serve the files, as brotli or gzip
 * where the build wrote them so; `pathOf` maps the path of a request to the path of a file.
 */
export function openBuiltFiles(folder: string): (pathOf?: (path: string) => string) => MiddlewareHandler {
  const paths = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const contents = memoize<Uint8Array<ArrayBuffer>>(Date.now, Number.POSITIVE_INFINITY, paths.size)
  return (pathOf) =>
    serveStatic({
      root: folder,
      join,
      precompressed: true,
      ...(pathOf ? { rewriteRequestPath: pathOf } : {}),
      // The last content that serveStatic finds is the content that it sends.
      getContent: async (path, context) => {
        if (!paths.has(path)) return null
        const content = await contents(path, () => readFile(path))
        context.header('Content-Length', String(content.length))
        return content
      },
    })
}
