import { setupI18n } from '@lingui/core'
import { type AnyRouteMatch, createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { type ApiCall, CallFailed } from '#cache/answer.ts'
import { createQueryClient } from '#cache/query-client.ts'
import { withTime, writeFirstView } from '#cache/write-first-view.ts'
import { callPath } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import { activateLanguage } from '#i18n/activate.ts'
import { markupWithTitle } from '#shell/use-title.ts'
import { brand } from '#words/brand.ts'
import { App } from './app.tsx'
import { routeTree } from './route-tree.gen.ts'
import { createMallRouter } from './router.ts'
import { screensOf } from './screens.ts'

/** A request for a document, as the server knows it. */
export type DocumentRequest = {
  /** Path and search as sent, percent-encoded. */
  readonly href: string
  /** The mall's own address without a path, e.g. `https://mall.example`. */
  readonly origin: string
  readonly regionId: number
  readonly lang: Language
  readonly timeZone: string
  readonly savesData: boolean
  /** The server's clock, in ms. */
  readonly at: number
  /** Asks the API in the same process; `path` is below the API's address. */
  readonly askApi: (path: string) => Promise<Response>
}

/** A rendered document, to be put into the built shell. */
export type RenderedDocument = {
  readonly status: 200 | 404
  /** Empty where a component threw `error`: the page renders the screen from the data. */
  readonly markup: string
  readonly error?: unknown
  /** The screen's route id, which names its chunks in the build manifest; null on the 404 page. */
  readonly routeId: string | null
  /** The manifest key of the screen's chunk, where the screen shares a chunk with others. */
  readonly chunk: string | undefined
  readonly head: Pick<AnyRouteMatch, 'meta' | 'links' | 'headScripts'>
  /** The JSON that the page hydrates from. */
  readonly state: string
  /** The same without its time: equal for equal data. */
  readonly data: string
}

/** Every screen of the mall, for the server's sitemap, the docs and the tests that walk all screens. */
export const screens = screensOf(routeTree)

/**
 * Loads and renders the document of an address with the page's own router, queries and components. Rejects where the
 * components or a loader throw.
 */
export async function renderDocument(request: DocumentRequest, tree = routeTree): Promise<RenderedDocument> {
  const { regionId, lang, timeZone, savesData, at, href } = request
  const i18n = setupI18n()
  const market = { regionId, lang }
  const client = createQueryClient(apiCallOf(request))
  const context = { client, market, i18n, request: { origin: request.origin, href } }
  const load = async (address: string) => {
    const router = createMallRouter(context, false, createMemoryHistory({ initialEntries: [address] }), tree)
    await router.load()
    return router
  }
  await activateLanguage(i18n, lang)
  let router = await load(href)
  // The router redirects to the canonical form of an address. The page moves there by itself once it is up.
  const canonical = router._serverResult?.type === 'redirect' ? router._serverResult.redirect.options.href : undefined
  if (canonical) router = await load(canonical)
  const result = router._serverResult
  if (result?.type !== 'render' || result.status === 500)
    throw failureOf(result?.type === 'render' ? result.matches : [])

  // The page does not have the queries that failed: it renders them as waiting, and so must the server.
  client.removeQueries({ predicate: ({ state }) => state.status !== 'success' })
  const head = headOf(result.matches)
  const screen = result.status === 404 ? undefined : result.matches.at(-1)
  const app = (
    <App
      i18n={i18n}
      client={client}
      router={router}
      market={market}
      environment={{ renderedAt: at, timeZone, savesData }}
    />
  )
  const data = writeFirstView(
    { regionId, lang, timeZone, savesData, path: href, isMissing: result.status === 404 },
    client,
  )
  return {
    status: result.status,
    ...markupOf(() => markupWithTitle(renderToString(app), ownTitle(head))),
    routeId: screen?.routeId ?? null,
    chunk: screen?.staticData.chunk,
    head,
    state: withTime(data, at),
    data,
  }
}

function markupOf(render: () => string): Pick<RenderedDocument, 'markup' | 'error'> {
  try {
    return { markup: render() }
  } catch (error) {
    return { markup: '', error }
  }
}

/** Open calls in the server's process. Their time is that of the document. */
const apiCallOf =
  ({ askApi, at }: DocumentRequest): ApiCall =>
  async (endpoint, query) => {
    const response = await askApi(callPath(endpoint, query as never))
    if (!response.ok) throw new CallFailed({ kind: 'refused', status: response.status, code: '', desc: '' })
    return { value: await response.json(), at }
  }

/** The head of the deepest rendered route that has one. */
function headOf(matches: readonly AnyRouteMatch[]): RenderedDocument['head'] {
  const { meta, links, headScripts } = matches.findLast((match) => match.meta !== undefined) ?? {}
  return { meta, links, headScripts }
}

/** The screen's title without the mall's name behind it; undefined where it has none of its own. */
function ownTitle({ meta }: RenderedDocument['head']): string | undefined {
  const title = meta?.find((tag) => tag && 'title' in tag)?.title
  const end = ` · ${brand.name}`
  return title?.endsWith(end) ? title.slice(0, -end.length) : undefined
}

const failureOf = (matches: readonly AnyRouteMatch[]): unknown =>
  matches.find(({ status }) => status === 'error')?.error ?? new Error('The router rendered no screen.')
