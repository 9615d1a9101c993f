import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { type ListBase, type ListParams, readListParams } from '#contract/product-lists/list-params.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { writeListParams } from './list-address.ts'

/**
 * The list params in the address of the rendered list, and a function that changes them: every change is a history
 * entry that keeps the scroll position. Params that are invalid, or that contradict the list's own base, are removed
 * from the address.
 */
export function useListAddress(base: ListBase) {
  const router = useRouter()
  const query = usePageQuery()
  const params = useMemo(
    (): ListParams => Object.fromEntries(Object.entries(readListParams(query)).filter(([field]) => !(field in base))),
    [query, base],
  )
  useEffect(() => {
    const right = writeListParams(query, params)
    const isRight = partsOf(query) === partsOf(new URLSearchParams(right))
    if (!isRight && partsOf(new URLSearchParams(location.search)) === partsOf(query))
      router.history.replace(location.pathname + right + location.hash)
  }, [router, query, params])
  const go = useCallback(
    (next: ListParams) => router.history.push(location.pathname + writeListParams(query, next), { stays: true }),
    [router, query],
  )
  return { query, params, go }
}

/** A normal form of an address's query, independent of order and encoding. */
const partsOf = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
