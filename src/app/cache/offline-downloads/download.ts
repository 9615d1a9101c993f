import { hashKey } from '@tanstack/react-query'
import { listSize } from '#contract/product-lists/list-requests.ts'
import { search } from '#contract/search/search.ts'
import type { Market } from '#device/market.ts'
import type { SavedQuery } from '../saved-search.ts'

/** A list that can be downloaded: of a department, a search or a shop. */
export type DownloadableList = {
  readonly query: SavedQuery
  readonly place: Market
  /** The name of the list, and the address of its page. */
  readonly label: string
  readonly href: string
}

/**
 * `taking` continues, also at the next start; `waiting` continues when the server responds again; the other states last
 * until the shopper acts.
 */
export type DownloadState = 'taking' | 'waiting' | 'stopped' | 'full' | 'done'

/** An offline download of a list, as stored on the device. */
export type Download = DownloadableList & {
  readonly id: string
  readonly state: DownloadState
  /** The announced number of products. */
  readonly items: number
  readonly bytes: number
  /** The number of complete pages, the products in them, and their stored size. */
  readonly pagesDone: number
  readonly itemsDone: number
  readonly bytesDone: number
  /** Bytes of the page in progress; an interrupted page starts again. */
  readonly bytesOfPage: number
  readonly shareOfPage: number
  /**
   * The pictures counted so far, because products of later pages share some. Empty when the download is done, absent in
   * a record of an older version.
   */
  readonly counted?: readonly string[]
  readonly updatedAt: number
}

/** Whether a download continues by itself. */
export const isUnfinished = ({ state }: Download): boolean => state === 'taking' || state === 'waiting'

/** The query of the list as its own page sends it; pages after the first carry `pageNumber`. */
export const listQueryOf = ({ query, place: market }: DownloadableList, pageNumber?: number) => ({
  ...query,
  pageSize: listSize,
  ...market,
  ...(pageNumber ? { pageNumber } : {}),
})

/** The id of a list, the same for the same list in the same market. */
export const idOfList = (list: DownloadableList): string => hashKey([search.path, listQueryOf(list)])

/** Products and bytes so far, including the page in progress. */
export function progressOf({ state, items, itemsDone, bytesDone, bytesOfPage, shareOfPage }: Download): {
  items: number
  bytes: number
} {
  const inProgress = state === 'done' ? 0 : Math.round(Math.max(0, Math.min(listSize, items - itemsDone)) * shareOfPage)
  return { items: itemsDone + inProgress, bytes: bytesDone + bytesOfPage }
}
