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
  /** The address it is made for, as the browser has it. */
  path: string
  /** Whether nothing is at this address: the page shows its 404 screen at once. */
  isMissing: boolean
  answers: { path: string; query: Record<string, unknown>; endless: boolean; value: unknown }[]
}
type Renderer = {
  renderFirstView(path: string, view: FirstView): Promise<{ markup: string; title: string | undefined }>
  /** How the page of this build wants its answers written. */
  writeFirstView(view: FirstView): string
}

const nothing = { markup: '', title: undefined }

/**
 * The first document of a visit: the shell with the first view's answers and markup for the region and language that
 * cookies or the caller's place tell, so that the page paints before its script is there. A path that is no screen,
 * or names something that does not exist, has the status 404 and the 404 screen.
 */
export function createDocuments(
  dependencies: Dependencies,
  built: { api: Hono; folder: string; shell: string },
): (context: Context, path?: string) => Promise<Response> {
  const { clock, log, settings } = dependencies
  // The page makes links and QR codes of it; without one it takes its own address.
  const address = settings.PUBLIC_URL ? `<meta name="public-url" content="${settings.PUBLIC_URL}">` : ''
  const assets = openAssets(built.folder, built.shell.replace('<!--head-->', `${address}<!--head-->`))
  const renderer = loadRenderer(join(built.folder, '../first-view/first-view.js'))
  // Heard again at each document; here only so that a missing build does not end the process.
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
    // Of an address that only the page reads, no markup: it would not fit what the page makes of it.
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

/** A list of a category that the tree does not hold, or of a brand that there is not: the search finds nothing there and does not refuse it. */
function isUnknownList(path: string, search: URLSearchParams, answers: FirstView['answers']): boolean {
  // A wish of the shopper's own names nothing wrongly: it only finds nothing.
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

/** What the page last told in its cookie, else what the browser was asked for. */
function savesData(context: Context): boolean {
  const told = getCookie(context, 'dataSaver')
  return told ? told === 'on' : context.req.header('Save-Data') === 'on'
}

/** The zone that the device told in its cookie, else the region's own. */
function timeZoneOf(context: Context, regionId: number): string {
  const zone = getCookie(context, 'timeZone')
  try {
    if (zone && zone.length < 60) return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    // A zone that this server does not know is no reason to fail.
  }
  return regionById(regionId).timeZone
}

/** The renderer is a build of the page's own components; without it documents go out with their answers alone. */
async function loadRenderer(file: string): Promise<Renderer> {
  readFileSync(file)
  return (await import(pathToFileURL(file).href)) as Renderer
}
