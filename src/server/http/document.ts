import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Brand, brandList, type Category, categoryTree } from '#contract/category.ts'
import { callPath, type Endpoint } from '#contract/endpoint.ts'
import { type PageCall, shellCalls } from '#contract/home-calls.ts'
import type { ListBase } from '#contract/list-wish.ts'
import { callsOfPage, categoryPageBase } from '#contract/page-calls.ts'
import { languageInAddress } from '#contract/page-language.ts'
import { isRegionId } from '#contract/region.ts'
import type { Language } from '#contract/wire.ts'
import { longText } from '../crawlers/long-text.ts'
import { pageHead } from '../crawlers/page-head.ts'
import type { Dependencies } from '../dependencies.ts'
import { regionByCountry, regionById } from '../region/region-rules.ts'
import { openAssets } from './built-assets.ts'
import { languageOf } from './language-of.ts'

type FirstView = {
  regionId: number
  lang: Language
  timeZone: string
  savesData: boolean
  at: number
  /** The address of the document as the browser requested it, with its query. */
  path: string
  /** Whether this address does not exist: the page then shows its 404 screen at once. */
  isMissing: boolean
  answers: { path: string; query: Record<string, unknown>; endless: boolean; value: unknown }[]
}
type Renderer = {
  renderFirstView(path: string, view: FirstView): Promise<{ markup: string; title: string | undefined }>
  /** Serializes the answers in the form that the page of this build reads. */
  writeFirstView(view: FirstView): string
}

const nothing = { markup: '', title: undefined }

/**
 * Builds the first document of a visit: the shell with the first view's answers and markup for the region and language
 * from the cookies or the caller's country, so that the page paints before its script has loaded. A path without a
 * screen, or for an item that does not exist, has the status 404 and the 404 screen.
 */
export function createDocuments(
  dependencies: Dependencies,
  built: { api: Hono; folder: string; shell: string },
): (context: Context, path?: string) => Promise<Response> {
  const { clock, log, settings } = dependencies
  // The page builds links and QR codes from this address; without the setting, the page uses its own address.
  const address = settings.PUBLIC_URL ? `<meta name="public-url" content="${settings.PUBLIC_URL}">` : ''
  const assets = openAssets(built.folder, built.shell.replace('<!--head-->', `${address}<!--head-->`))
  const renderer = loadRenderer(join(built.folder, '../first-view/first-view.js'))
  // Each document handles this rejection again. This handler only prevents a missing build from ending the process.
  renderer.catch(() => {})

  return async (context, path = context.req.path) => {
    const place = placeOf(context, dependencies)
    const url = new URL(context.req.url)
    const calls = callsOfPage(path, url.searchParams, place)
    const view: FirstView = {
      ...place,
      timeZone: timeZoneOf(context, place.regionId),
      savesData: savesData(context),
      at: clock(),
      path: url.pathname + url.search,
      isMissing: calls === null,
      answers: [],
    }
    const outcomes = await Promise.all((calls ?? shellCalls()).map((call) => answerTo(built.api, call, view.timeZone)))
    view.answers = outcomes.flatMap((outcome) => (outcome.answer ? [outcome.answer] : []))
    view.isMissing ||=
      outcomes.some((outcome) => outcome.status === 404) || isUnknownList(path, url.searchParams, view.answers)
    // No markup for an address that only the page can interpret, because the markup would not match the page's own
    // rendering.
    const isOther = path !== context.req.path
    const { markup, title } = await renderer
      .then(({ renderFirstView }) => (isOther ? nothing : renderFirstView(path + url.search, view)))
      .catch((error: Error) => {
        log.error(
          { event: 'first-view', requestId: context.get('requestId'), path: path.slice(0, 200), error: error.message },
          'The document went out without markup',
        )
        return nothing
      })
    const answers = await renderer.then(({ writeFirstView }) => writeFirstView(view)).catch(() => JSON.stringify(view))
    const text = await longText(path, place.lang)
    const origin = settings.PUBLIC_URL ?? url.origin
    const about = pageHead({
      ...place,
      ...view,
      path,
      search: url.searchParams,
      title: title ?? text?.title,
      text: text?.description,
      origin,
      askedLang: languageInAddress(url.search),
    })
    context.header('Cache-Control', 'private, no-cache')
    context.header('Vary', 'Cookie, Accept-Language, Save-Data')
    return context.html(assets.document({ path, lang: place.lang, markup, answers, about }), view.isMissing ? 404 : 200)
  }
}

/**
 * Whether the path is a list of an unknown category or brand. Search answers such a list with an empty result and not
 * with a failure.
 */
function isUnknownList(path: string, search: URLSearchParams, answers: FirstView['answers']): boolean {
  // An unknown id in a filter is not an error: the list is only empty.
  const isOfQuery = /^\/category\/?$/.test(path)
  const { categoryId, brandId } =
    (isOfQuery
      ? categoryPageBase(search)
      : (answers.find(({ query }) => query.categoryId)?.query as ListBase | undefined)) ?? {}
  const replyOf = (wanted: Endpoint) => answers.find((answer) => answer.path === wanted.path)?.value
  const tree = replyOf(categoryTree) as Category[] | undefined
  const brands = replyOf(brandList) as Brand[] | undefined
  const ids = tree?.flatMap((department) => [
    department.categoryId,
    ...department.children.map((child) => child.categoryId),
  ])
  return (
    (categoryId !== undefined && ids?.includes(categoryId) === false) ||
    (brandId !== undefined && brands?.some((brand) => brand.brandId === brandId) === false)
  )
}

async function answerTo(api: Hono, call: PageCall, timeZone: string) {
  const asked = call.isEndless
    ? { ...call.query, [call.endpoint.path === '/search' ? 'pageNumber' : 'current']: 1 }
    : call.query
  const response = await api.request(callPath(call.endpoint, asked as never), { headers: { 'Time-Zone': timeZone } })
  if (!response.ok) return { status: response.status, answer: null }
  return {
    status: 200,
    answer: { path: call.endpoint.path, query: call.query, endless: call.isEndless, value: await response.json() },
  }
}

function placeOf(context: Context, { settings }: Dependencies): { regionId: number; lang: Language } {
  const chosen = Number(getCookie(context, 'region'))
  const country = settings.GEO_HEADER ? context.req.header(settings.GEO_HEADER) : undefined
  return { regionId: isRegionId(chosen) ? chosen : regionByCountry(country).regionId, lang: languageOf(context) }
}

/** The page's cookie if set, else the browser's `Save-Data` header. */
function savesData(context: Context): boolean {
  const told = getCookie(context, 'dataSaver')
  return told ? told === 'on' : context.req.header('Save-Data') === 'on'
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

/**
 * Loads the renderer, which is a build of the page's components. Without the renderer, documents contain only their
 * answers.
 */
async function loadRenderer(file: string): Promise<Renderer> {
  readFileSync(file)
  return (await import(pathToFileURL(file).href)) as Renderer
}
