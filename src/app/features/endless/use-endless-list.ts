import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer } from '#cache/answer.ts'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'

/** The loaded part of an endless list. `at` is the time of its oldest page, in ms. */
export type EndlessList<Item, First = Page<Item>> = {
  readonly records: readonly Item[]
  /** The answer of the first page, for fields that only this page carries. */
  readonly first: First
  /** The list answers the previous params while the answer to the new ones is loading. */
  readonly isOld: boolean
  readonly total: number
  /** Number of loaded pages. */
  readonly pages: number
  readonly at: number
  readonly more: { readonly state: 'ready' | 'loading' | 'failed' | 'end'; readonly load: () => void }
}

export type Page<Item> = { readonly records: readonly Item[]; readonly total: number }

/** The state of an endless list: the loaded list, or the reason why there is none yet. */
export type EndlessState<Item, First = Page<Item>> =
  | Exclude<Loaded<never>, { state: 'ready' }>
  | { readonly state: 'ready'; readonly list: EndlessList<Item, First> }

/** Reads an endless list: first the cached pages, all that were loaded, then the server's answer. */
export function useEndlessList<Item, First extends Page<Item> = Page<Item>>(
  options: { readonly queryKey: readonly unknown[]; readonly enabled?: unknown },
  idOf: (item: Item) => number | string,
): EndlessState<Item, First> {
  // endlessQuery() types the options by their page; this hook needs only the records of a page.
  const query = useInfiniteQuery(options as never) as unknown as {
    data: InfiniteData<Answer<First>> | undefined
    isPlaceholderData: boolean
    error: Error | null
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
    refetch: () => Promise<unknown>
  }
  const {
    data,
    error,
    isPlaceholderData: isOld,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = query
  const loadState = useLoadState({
    isWaiting: data === undefined && error === null,
    error,
    retry: useRetry(options.queryKey, refetch),
  })
  const list = useMemo(() => {
    const first = data?.pages[0]?.value
    if (!data || !first) return null
    const seen = new Set<number | string>()
    const records = data.pages
      .flatMap(({ value }) => value.records)
      .filter((item) => !seen.has(idOf(item)) && seen.add(idOf(item)))
    const state = isOld
      ? 'end'
      : isFetchingNextPage
        ? 'loading'
        : isFetchNextPageError
          ? 'failed'
          : hasNextPage
            ? 'ready'
            : 'end'
    const more = { state, load: () => void fetchNextPage() } as const
    return {
      records,
      first,
      isOld,
      total: first.total,
      pages: data.pages.length,
      at: Math.min(...data.pages.map(({ at }) => at)),
      more,
    }
  }, [data, isOld, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, idOf])
  return list ? { state: 'ready', list } : loadState
}
