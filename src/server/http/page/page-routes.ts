import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { languages } from '#contract/languages.ts'
import { typedPaths } from '#contract/links.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { InTurn } from '#server/http/in-turn.ts'
import { languageOf } from '#server/http/language-of.ts'
import { isReadable } from '#server/http/limits.ts'
import { wantsPage } from '#server/http/refuse-visit.ts'
import { searchForm } from '#server/http/search-form.ts'
import { openBuiltFiles } from './built-files.ts'
import { createDocuments } from './document.ts'
import { type BuiltScreen, loadPageBuild } from './page-build.ts'

type Page = {
  readonly scriptHashes: readonly string[]
  /** Answers a browser's request for an unreadable address with the 404 page; mounted before the limits. */
  readonly unreadable: MiddlewareHandler
  /** The screens of the build; none where there is no build. */
  screens(): Promise<readonly BuiltScreen[]>
  mount(app: Hono): void
}

const year = 'public, max-age=31536000, immutable'
/** A path without a screen. */
const nowhere = '/-'

/**
 * Serves the built page: hashed files of this build and of the builds of the last 7 days are cached for a year, all
 * other files are revalidated, and every other path gets a document with its first view. Mounts nothing where there is
 * no build.
 */
export function pageRoutes(dependencies: Dependencies, api: Hono, inTurn: InTurn): Page {
  const folder = dependencies.pageFolder
  if (!folder)
    return { scriptHashes: [], unreadable: (_context, next) => next(), screens: async () => [], mount: () => {} }
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const build = loadPageBuild(folder)
  const renderDocument = createDocuments(dependencies, { api, folder, shell, build })
  const documents = (context: Context, path?: string) => inTurn(context, () => renderDocument(context, path))
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
      for (const [typed, path] of Object.entries(typedPaths))
        app.get(typed, (context) => context.redirect(path + new URL(context.req.url).search, 301))
      const builtFiles = openBuiltFiles(folder)
      const files = builtFiles()
      app.get('/assets/*', withCacheControl(year, files))
      const previous = join(folder, '../previous')
      if (existsSync(previous)) {
        const previousFiles = openBuiltFiles(previous)((path) => path.replace(/^\/assets/, ''))
        app.get('/assets/*', withCacheControl(year, previousFiles))
      }
      // The browser requests the manifest with cookies (vite.config.ts), so that the menu of the installed mall is in
      // the shopper's language.
      const manifests = new Map(languages.map((lang) => [lang, builtFiles(() => `/manifests/${lang}.webmanifest`)]))
      app.get('/manifest.webmanifest', etag(), async (context, next) => {
        const answer = await withCacheControl('no-cache', manifests.get(languageOf(context)) ?? files)(context, next)
        if (answer) answer.headers.append('Vary', 'Cookie, Accept-Language')
        return answer
      })
      app.get(
        '*',
        etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'server-timing', 'age'] }),
        async (context, next) => {
          const { path } = context.req
          if (!/\.\w+$/.test(path)) return documents(context)
          // Names that begin with a dot are the build's own files.
          const file = path.includes('/.')
            ? undefined
            : await withCacheControl('no-cache', files)(context, async () => {})
          if (file) return file
          return wantsPage(context) ? documents(context) : next()
        },
      )
    },
  }
}

/** Serves files with this `Cache-Control`. The header must be set before `files` runs, which builds the response. */
const withCacheControl =
  (cacheControl: string, files: MiddlewareHandler): MiddlewareHandler =>
  async (context, next) => {
    context.header('Cache-Control', cacheControl)
    return files(context, () => {
      context.header('Cache-Control', undefined)
      return next()
    })
  }

/** The text of every script that the document itself contains and the browser runs. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?: type="importmap")?>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
