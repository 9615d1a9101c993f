import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer } from '#cache/answer.ts'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'

/** A list that goes on. `at` is when its oldest page was said. */
export type EndlessList<Item, First = Page<Item>> = {
  readonly records: readonly Item[]
  /** The first page's answer, with what only it tells. */
  readonly first: First
  /** It is the answer to the question before, while the new one comes. */
  readonly isOld: boolean
  readonly total: number
  /** Pages that are loaded. */
  readonly pages: number
  readonly at: number
  readonly more: { readonly state: 'ready' | 'loading' | 'failed' | 'end'; readonly load: () => void }
}

export type Page<Item> = { readonly records: readonly Item[]; readonly total: number }

/** What a screen knows of a list that it needs. */
export type EndlessState<Item, First = Page<Item>> =
  | Exclude<Loaded<never>, { state: 'ready' }>
  | { readonly state: 'ready'; readonly list: EndlessList<Item, First> }

/** Reads an endless list: what is saved at once, with all pages that were loaded, then what the shop says. */
export function useEndlessList<Item, First extends Page<Item> = Page<Item>>(
  options: { readonly queryKey: readonly unknown[]; readonly enabled?: unknown },
  idOf: (item: Item) => number | string,
): EndlessState<Item, First> {
  // The options come from endlessQuery(), which types the page; this hook needs only its records.
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
  const waiting = useLoadState({
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
  return list ? { state: 'ready', list } : waiting
}
