import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Answer } from '../../data/answer.ts'
import { useLoadState, useRetry, type Loaded } from '../../data/use-answer.ts'

/** A list that goes on. `at` is when its oldest page was said. */
export type EndlessList<Item> = {
  readonly records: readonly Item[]
  readonly total: number
  /** Pages that are loaded. */
  readonly pages: number
  readonly at: number
  readonly more: { readonly state: 'ready' | 'loading' | 'failed' | 'end'; readonly load: () => void }
}

type Page<Item> = { readonly records: readonly Item[]; readonly total: number }

/** Reads an endless list: what is saved at once, with all pages that were loaded, then what the shop says. */
export function useEndlessList<Item>(options: { readonly queryKey: readonly unknown[]; readonly enabled?: unknown }, idOf: (item: Item) => number): Exclude<Loaded<never>, { state: 'ready' }> | { state: 'ready'; list: EndlessList<Item> } {
  // The options come from endlessQuery(), which types the page; this hook needs only its records.
  const query = useInfiniteQuery(options as never) as unknown as {
    data: InfiniteData<Answer<Page<Item>>> | undefined
    error: Error | null
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
    refetch: () => Promise<unknown>
  }
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const waiting = useLoadState({ isWaiting: data === undefined && error === null, error, retry: useRetry(options.queryKey, refetch) })
  const list = useMemo(() => {
    if (!data) return null
    const seen = new Set<number>()
    const records = data.pages.flatMap(({ value }) => value.records).filter((item) => !seen.has(idOf(item)) && seen.add(idOf(item)))
    const state = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : hasNextPage ? 'ready' : 'end'
    const more = { state, load: () => void fetchNextPage() } as const
    return { records, total: data.pages[0]?.value.total ?? 0, pages: data.pages.length, at: Math.min(...data.pages.map(({ at }) => at)), more }
  }, [data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, idOf])
  return list ? { state: 'ready', list } : waiting
}
