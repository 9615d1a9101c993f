import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { Dependencies } from '../dependencies.ts'
import { createDocuments } from './document.ts'
import { languageOf } from './language-of.ts'
import { isReadable } from './limits.ts'
import { type BuiltScreen, loadPageBuild } from './page-build.ts'
import { searchForm } from './search-form.ts'

type Page = {
  readonly scriptHashes: readonly string[]
  /** Answers a browser that asks for an address which nobody can read with the 404 page; stands before the limits. */
  readonly unreadable: MiddlewareHandler
  /** The screens of the build; none where there is no build. */
  screens(): Promise<readonly BuiltScreen[]>
  mount(app: Hono): void
}

const year = 'public, max-age=31536000, immutable'
/** A path that is no screen. */
const nowhere = '/-'

/**
 * The built page: hashed files of this build and of those of the last 7 days for a year, everything else to be asked
 * for again each time, and a document with its first view for every other path. Nothing where there is no build.
 */
export function pageRoutes(dependencies: Dependencies, api: Hono): Page {
  const folder = dependencies.pageFolder
  if (!folder)
    return { scriptHashes: [], unreadable: (_context, next) => next(), screens: async () => [], mount: () => {} }
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const build = loadPageBuild(folder)
  const documents = createDocuments(dependencies, { api, folder, shell, build })
  return {
    scriptHashes: inlineScripts(shell).map(
      (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
    ),
    unreadable: (context, next) =>
      isReadable(context.req.url) || !wantsPage(context) ? next() : documents(context, nowhere),
    screens: () =>
      build.then(
        ({ screens }) => screens,
        () => [],
      ),
    mount(app) {
      searchForm(app)
      const files = serveStatic({ root: folder, precompressed: true })
      app.get('/assets/*', keptFor(year, files))
      const previous = join(folder, '../previous')
      if (existsSync(previous)) {
        app.get(
          '/assets/*',
          keptFor(
            year,
            serveStatic({
              root: previous,
              precompressed: true,
              rewriteRequestPath: (path) => path.replace(/^\/assets/, ''),
            }),
          ),
        )
      }
      // It is asked for with cookies (vite.config.ts), so that the menu of the installed mall speaks its shopper's language.
      const manifests = serveStatic({
        root: folder,
        precompressed: true,
        rewriteRequestPath: (_path, context) => `/manifests/${languageOf(context)}.webmanifest`,
      })
      app.get('/manifest.webmanifest', etag(), async (context, next) => {
        const answer = await keptFor('no-cache', manifests)(context, next)
        if (answer) answer.headers.append('Vary', 'Cookie, Accept-Language')
        return answer
      })
      app.get('*', etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'server-timing'] }), async (context, next) => {
        const { path } = context.req
        if (!/\.\w+$/.test(path)) return documents(context)
        // The build's own notes begin with a dot.
        const file = path.includes('/.') ? undefined : await keptFor('no-cache', files)(context, async () => {})
        if (file) return file
        return wantsPage(context) ? documents(context) : next()
      })
    },
  }
}

/** Serves files with this `Cache-Control`; it must be set before, since `serveStatic` tells of a file when its answer is made. */
const keptFor =
  (cacheControl: string, files: MiddlewareHandler): MiddlewareHandler =>
  async (context, next) => {
    context.header('Cache-Control', cacheControl)
    return files(context, () => {
      context.header('Cache-Control', undefined)
      return next()
    })
  }

/** Whether it is a person's browser that asks, and not a call. */
const wantsPage = ({ req }: Context): boolean =>
  req.method === 'GET' && req.header('Accept')?.includes('text/html') === true

/** The text of every script that stands in the document itself and runs. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?: type="importmap")?>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
