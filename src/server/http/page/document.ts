import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { failureStatus } from '#contract/failure.ts'
import { isRegionId } from '#contract/region/region.ts'
import type { Language } from '#contract/wire.ts'
import { writeHead } from '#server/crawlers/head-text.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { languageOf } from '#server/http/language-of.ts'
import { addressOf, onBehalfOf } from '#server/http/read-request.ts'
import { databaseAway } from '#server/http/refusal.ts'
import { refuseVisit } from '#server/http/refuse-visit.ts'
import { countryOfCaller } from '#server/region/country-of-caller.ts'
import { regionByCountry, regionById } from '#server/region/region-rules.ts'
import { loggedPath } from '../logged-path.ts'
import { openAssets } from './built-assets.ts'
import type { DocumentRequest, PageBuild, RenderedDocument } from './page-build.ts'
import { type SavedDocument, savedDocuments } from './saved-documents.ts'

type Built = {
  readonly api: Hono
  readonly folder: string
  readonly shell: string
  readonly build: Promise<PageBuild>
}

/** A document where the components could not render: the page renders the screen itself. */
const unrendered = {
  status: 200,
  markup: '',
  routeId: null,
  chunk: undefined,
  head: {},
  state: '{}',
  data: '',
} as const

/**
 * Builds the first document of a visit: the shell with the first view's data and markup for the region and language
 * from the cookies or the caller's country, so that the page paints before its script has loaded. The page's own router
 * decides the screen, its queries, its head and its status (decision 0043). While the database is away, the last
 * document of this process for the same visit goes out with its age; without one, a page says so.
 */
export function createDocuments(
  dependencies: Dependencies,
  { api, folder, shell, build }: Built,
): (context: Context, path?: string) => Promise<Response> {
  const { clock, log, settings } = dependencies
  // The page builds links and QR codes from this address; without the setting, the page uses its own address.
  const address = settings.PUBLIC_URL ? `<meta name="public-url" content="${settings.PUBLIC_URL}">` : ''
  const assets = openAssets(folder, shell.replace('<!--head-->', `${address}<!--head-->`))
  // Each document handles this rejection again. This handler only prevents a missing build from ending the process.
  build.catch(() => {})
  const saved = savedDocuments()

  const send = (
    context: Context,
    at: number,
    { html, tag }: Pick<SavedDocument, 'html' | 'tag'>,
    status: 200 | 404 = 200,
  ) => {
    context.header('Cache-Control', 'private, no-cache')
    context.header('Vary', 'Cookie, Accept-Language, Save-Data')
    context.header('ETag', tag)
    // The page sets its clock by this header: a document that was found unchanged, or saved, carries an older time.
    context.header('Server-Timing', `sent;dur=${at}`)
    return context.html(html, status)
  }

  /** Renders a document; `away` where the database does not answer one of its calls. */
  const render = (context: Context, request: Omit<DocumentRequest, 'askApi'>): Promise<RenderedDocument | 'away'> =>
    new Promise((resolve, reject) => {
      const askApi = async (query: string) => {
        const answer = await api.request(query, { headers: { 'Time-Zone': request.timeZone } }, onBehalfOf(context))
        if (answer.status === failureStatus.BUSY) resolve('away')
        return answer
      }
      build.then(({ renderDocument }) => renderDocument({ ...request, askApi })).then(resolve, reject)
    })

  return async (context, path) => {
    const market = await marketOf(context, dependencies)
    const url = new URL(context.req.url)
    const timeZone = timeZoneOf(context, market.regionId)
    const at = clock()
    const request = {
      ...market,
      timeZone,
      savesData: savesData(context),
      href: path ?? url.pathname + url.search,
      origin: settings.PUBLIC_URL ?? url.origin,
    }
    const key = JSON.stringify(request)
    const document = await render(context, { ...request, at }).catch((error: unknown) => ({ ...unrendered, error }))
    if (document === 'away') {
      const last = saved.find(key)
      if (!last) return refuseVisit(context, databaseAway())
      context.header('Age', String(Math.max(0, Math.floor((at - last.at) / 1000))))
      return send(context, at, last)
    }
    if (document.error !== undefined)
      log.error(
        {
          event: 'first-view',
          requestId: context.get('requestId'),
          path: loggedPath(context),
          error: document.error instanceof Error ? document.error.message : String(document.error),
        },
        'The document went out without markup',
      )
    const html = assets.document({
      ...market,
      routeId: document.routeId,
      chunk: document.chunk,
      // An address that only the page can read has no markup: it would not fit the page's own.
      markup: path === undefined ? document.markup : '',
      state: document.state,
      head: writeHead(document.head),
    })
    const tag = tagOf(shell, document.status, JSON.stringify(document.head), document.data)
    if (document.status === 200 && document.error === undefined) saved.save(key, { html, tag, at })
    return send(context, at, { html, tag }, document.status)
  }
}

/**
 * The entity tag of a document: equal for equal data, whenever it is rendered. Its markup shows times, so the tag is a
 * weak one.
 */
const tagOf = (...parts: (string | number)[]): string =>
  `W/"${createHash('sha1').update(parts.join('\n')).digest('base64url')}"`

/** The region and language of a request: the cookies', else the caller's country and the browser's language. */
async function marketOf(context: Context, dependencies: Dependencies): Promise<{ regionId: number; lang: Language }> {
  const lang = languageOf(context)
  const chosen = Number(getCookie(context, 'region'))
  if (isRegionId(chosen)) return { regionId: chosen, lang }
  const caller = { header: (name: string) => context.req.header(name), address: addressOf(context) }
  return { regionId: regionByCountry(await countryOfCaller(caller, dependencies)).regionId, lang }
}

/** The page's cookie if set, else the browser's `Save-Data` header. */
function savesData(context: Context): boolean {
  const choice = getCookie(context, 'dataSaver')
  return choice ? choice === 'on' : context.req.header('Save-Data') === 'on'
}

/** The device's time zone from its cookie, else the region's time zone. */
function timeZoneOf(context: Context, regionId: number): string {
  const zone = getCookie(context, 'timeZone')
  try {
    if (zone && zone.length < 60) return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    // A time zone that this server does not know is ignored.
  }
  return regionById(regionId).timeZone
}
