import type { Asked, Endpoint, QueryOf } from './endpoint.ts'
import { allRegions, banners, categoryTree, tagRows } from './questions.ts'
import type { Language } from './wire.ts'

export type Place = { readonly regionId: number; readonly lang: Language }

/** Cards of one page of an endless list. */
export const listSize = 20

/**
 * One call that a page's first view needs; `isEndless` is the first page of a list that goes on. */
export type PageCall = {
  readonly endpoint: Asked<Endpoint>
  readonly query: Record<string, unknown>
  readonly isEndless: boolean
}

/** A call whose answer is whole. */
export const one = <E extends Endpoint>(endpoint: Asked<E>, query: QueryOf<E>): PageCall => ({
  endpoint: endpoint as Asked<Endpoint>,
  query,
  isEndless: false,
})
/** The first page of a list that goes on. */
export const endless = <E extends Endpoint>(endpoint: Asked<E>, query: QueryOf<E>): PageCall => ({
  endpoint: endpoint as Asked<Endpoint>,
  query,
  isEndless: true,
})

/** What every page shows around its screen; a path that is no screen asks for nothing else. */
export const shellCalls = (): PageCall[] => [one(allRegions, {})]

/** What home asks for: part of the first load, where those of other screens are not (contract/page-calls.ts). */
export const homeCalls = (place: Place): PageCall[] => [
  ...shellCalls(),
  one(categoryTree, place),
  one(banners, place),
  one(tagRows, place),
]
