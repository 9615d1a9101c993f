import { hashKey } from '@tanstack/react-query'
import { listSize } from '#contract/list-requests.ts'
import { search } from '#contract/search.ts'
import type { Place } from '#device/place.ts'
import type { SavedQuery } from '../saved-search.ts'

/** What a shopper takes along: a department's list, a search's, a shop's. */
export type TakenList = {
  readonly query: SavedQuery
  readonly place: Place
  /** What the list is called, and its page. */
  readonly label: string
  readonly href: string
}

/** `taking` goes on, also at the next start; `waiting` does when answers come again; the shopper ends the others. */
export type TakenState = 'taking' | 'waiting' | 'stopped' | 'full' | 'done'

/** A list that is taken along, as it is kept on the phone. */
export type TakenSet = TakenList & {
  readonly id: string
  readonly state: TakenState
  /** What was promised. */
  readonly items: number
  readonly bytes: number
  /** Pages that are whole, the products in them, and what the phone keeps of them. */
  readonly pagesDone: number
  readonly itemsDone: number
  readonly bytesDone: number
  /** Of the page that is on its way; it begins again when it is broken off. */
  readonly bytesOfPage: number
  readonly shareOfPage: number
  /** The pictures that are counted so far: products of later pages share some. Empty when it is done, absent in what an older version began. */
  readonly counted?: readonly string[]
  readonly updatedAt: number
}

/** The query of the list as its own page asks it; pages after the first carry `pageNumber`. */
export const listQueryOf = ({ query, place }: TakenList, pageNumber?: number) => ({
  ...query,
  pageSize: listSize,
  ...place,
  ...(pageNumber ? { pageNumber } : {}),
})

/** The same list in the same place has the same id. */
export const idOfList = (list: TakenList): string => hashKey([search.path, listQueryOf(list)])

/** Products and bytes so far, the page on its way with them. */
export function progressOf({ state, items, itemsDone, bytesDone, bytesOfPage, shareOfPage }: TakenSet): {
  items: number
  bytes: number
} {
  const onItsWay = state === 'done' ? 0 : Math.round(Math.max(0, Math.min(listSize, items - itemsDone)) * shareOfPage)
  return { items: itemsDone + onItsWay, bytes: bytesDone + bytesOfPage }
}
