import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { type ListBase, type ListWish, readListWish } from '#contract/list-wish.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { writeListWish } from './list-address.ts'

/**
 * The wish of the list that is drawn, as its address holds it, and how to change it: every change is a step of the
 * history that stays where it is on the page. What is nonsense in the address, or says otherwise than the list's own
 * base, is taken out of it.
 */
export function useListAddress(base: ListBase) {
  const router = useRouter()
  const query = usePageQuery()
  const wish = useMemo(
    (): ListWish => Object.fromEntries(Object.entries(readListWish(query)).filter(([field]) => !(field in base))),
    [query, base],
  )
  useEffect(() => {
    const right = writeListWish(query, wish)
    const isRight = partsOf(query) === partsOf(new URLSearchParams(right))
    if (!isRight && partsOf(new URLSearchParams(location.search)) === partsOf(query))
      router.history.replace(location.pathname + right + location.hash)
  }, [router, query, wish])
  const go = useCallback(
    (next: ListWish) => router.history.push(location.pathname + writeListWish(query, next), { stays: true }),
    [router, query],
  )
  return { query, wish, go }
}

/** What an address's query says, whatever the order and the spelling. */
const partsOf = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
