import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { instantOf, wireTimeOf } from '#contract/time.ts'
import { fromColumns } from './columnar-json.ts'

/**
 * The data that the server's document carries beside the markup: the market that the document was made for, and the
 * dehydrated queries behind the markup.
 */
export type FirstView = {
  readonly regionId: number
  readonly lang: Language
  readonly timeZone: string
  /** Whether the document shows the smallest pictures. */
  readonly savesData: boolean
  /** The server's clock at rendering, in ms. */
  readonly at: number
  /** The address that the document was made for: path and query as sent. */
  readonly path: string
  /** Whether the server found nothing at this address. */
  readonly isMissing: boolean
  readonly queries: readonly WrittenQuery[]
}

/**
 * A dehydrated query without times: equal data make an equal document (decision 0043). The page sets the times to the
 * document's.
 */
export type WrittenQuery = Omit<DehydratedState['queries'][number], 'dehydratedAt' | 'promise'>

/**
 * Reads the first view out of the document; null in the worker's shell. The server has validated the answers (decision
 * 0027).
 */
export function readFirstView(): FirstView | null {
  const text = document.getElementById('first-view')?.textContent
  const view = text ? (fromColumns(JSON.parse(text)) as Partial<FirstView>) : null
  return view?.queries ? (view as FirstView) : null
}

/**
 * Hydrates the query cache with the first view's queries; times in the answers are converted to `zone`, the device's
 * own time zone.
 */
export function fillFrom(view: FirstView, client: QueryClient, zone: string): void {
  const now = Date.now()
  hydrate(client, {
    queries: view.queries.map((query) => ({
      ...query,
      dehydratedAt: now,
      state: {
        ...query.state,
        dataUpdatedAt: now,
        data: dated(
          zone === view.timeZone ? query.state.data : convertTimes(query.state.data, view.timeZone, zone),
          view.at,
        ),
      },
    })),
  })
}

type Pages = { readonly pages: readonly object[] }

/** The data of a query with the time of its answers: `at` in ms. */
export const dated = (data: unknown, at: number): unknown =>
  data !== null && typeof data === 'object' && 'pages' in data
    ? { ...data, pages: (data as Pages).pages.map((page) => ({ ...page, at })) }
    : { ...(data as object), at }

/**
 * The server's clock in ms when this document was sent or found unchanged: a cached document that was found unchanged
 * carries the time of its first sending, so the response's header comes first.
 */
export function sentAt(view: FirstView): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.serverTiming?.find(({ name }) => name === 'sent')?.duration || view.at
}

const wireTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

function convertTimes(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return wireTime.test(value) ? wireTimeOf(instantOf(value, from), to) : value
  if (Array.isArray(value)) return value.map((one) => convertTimes(one, from, to))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, convertTimes(one, from, to)]))
  return value
}
