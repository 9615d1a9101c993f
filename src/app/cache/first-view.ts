import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { instantOf, wireTimeOf } from '#contract/time.ts'
import { packed, unpacked } from './packed.ts'

/**
 * The data that the server's document carries beside the markup: the market that the document was made for, and the
 * answers behind the markup.
 */
export type FirstView = {
  readonly regionId: number
  readonly lang: Language
  readonly timeZone: string
  /** Whether the document shows the smallest pictures. */
  readonly savesData: boolean
  /** The server's clock, in ms. */
  readonly at: number
  /** The address that the document was made for: path and query. */
  readonly path: string
  /** Whether the server found nothing at this address. */
  readonly isMissing: boolean
  readonly answers: readonly {
    readonly path: string
    readonly query: Readonly<Record<string, unknown>>
    readonly endless: boolean
    readonly value: unknown
  }[]
}

/**
 * Reads the first view out of the document; null in the worker's shell, or where the data is not a first view. The
 * server has validated the answers (decision 0027).
 */
export function readFirstView(): FirstView | null {
  const text = document.getElementById('first-view')?.textContent
  const view = text ? (unpacked(JSON.parse(text)) as Partial<FirstView>) : null
  return view?.answers ? (view as FirstView) : null
}

/**
 * The text that `readFirstView` of the same build reads. The server calls this function of the page's build, so that
 * writer and reader never differ.
 */
export const writeFirstView = (view: FirstView): string => JSON.stringify(packed(view))

/**
 * Puts the first view's answers into the query cache; times in the answers are converted to `zone`, the device's own
 * time zone.
 */
export function fillFrom(view: FirstView, client: QueryClient, zone: string): void {
  const rezoned = <Value>(value: Value): Value =>
    zone === view.timeZone ? value : (rezone(value, view.timeZone, zone) as Value)
  for (const { path, query, endless, value } of view.answers) {
    const answer = { value: rezoned(value), at: view.at }
    client.setQueryData([path, query], endless ? { pages: [answer], pageParams: [1] } : answer)
  }
}

const wireTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

function rezone(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return wireTime.test(value) ? wireTimeOf(instantOf(value, from), to) : value
  if (Array.isArray(value)) return value.map((one) => rezone(one, from, to))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rezone(one, from, to)]))
  return value
}
