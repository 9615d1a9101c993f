import type { Asked, Endpoint, QueryOf } from './endpoint.ts'
import { allRegions, banners, categoryTree, tagRows } from './questions.ts'
import type { Language } from './wire.ts'

export type Place = { readonly regionId: number; readonly lang: Language }

/** The number of cards on one page of an endless list. */
export const listSize = 20

/** One call that a page's first view needs; `isEndless` marks the first page of an endless list. */
export type PageCall = {
  readonly endpoint: Asked<Endpoint>
  readonly query: Record<string, unknown>
  readonly isEndless: boolean
}

/** A call with a complete answer. */
export const one = <E extends Endpoint>(endpoint: Asked<E>, query: QueryOf<E>): PageCall => ({
  endpoint: endpoint as Asked<Endpoint>,
  query,
  isEndless: false,
})
/** A call for the first page of an endless list. */
export const endless = <E extends Endpoint>(endpoint: Asked<E>, query: QueryOf<E>): PageCall => ({
  endpoint: endpoint as Asked<Endpoint>,
  query,
  isEndless: true,
})

/** The calls of the shell around every screen; a path without a screen makes no others. */
export const shellCalls = (): PageCall[] => [one(allRegions, {})]

/**
 * The calls of home, which are part of the first load. The calls of other screens are in contract/page-calls.ts, which
 * is not.
 */
export const homeCalls = (place: Place): PageCall[] => [
  ...shellCalls(),
  one(categoryTree, place),
  one(banners, place),
  one(tagRows, place),
]
