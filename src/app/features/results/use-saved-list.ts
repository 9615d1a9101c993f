import { useQuery } from '@tanstack/react-query'
import { type SavedSearch, searchSaved } from '#cache/saved-search.ts'
import type { ListBase, ListWish } from '#contract/list-wish.ts'
import { usePlace } from '#device/place.ts'

/** What is saved on this phone of a list, filtered and sorted like the shop does it; undefined until it is read. */
export function useSavedList(base: ListBase, wish: ListWish, isAsked: boolean): SavedSearch | undefined {
  const place = usePlace()
  const question = { ...wish, ...base }
  const { data } = useQuery({
    queryKey: ['saved on this phone', question, place],
    queryFn: () => searchSaved(question, place),
    enabled: isAsked,
    // What is saved grows with every page that is seen, and is no answer of the shop to be saved itself.
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    persister: undefined,
  })
  return isAsked ? data : undefined
}
