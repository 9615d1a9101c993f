import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { apiBase, toAnswer } from '#cache/answer.ts'
import { groceryLists } from '#contract/grocery/grocery-list.ts'
import { groceryListStates } from '#contract/grocery/grocery-sync.ts'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { ownTimeZone } from '#offline/call.ts'
import { fetchLists, type GroceryLists, readLists, watchLists } from '#offline/grocery-lists.ts'
import { useShopper } from '#session/shopper.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { watchForLoss } from '#session/shopper-session.ts'
import { useIsOffline } from '#sync/connection.ts'

/** The time after which an open list that several people use is read again, in ms: the others tick at the same time. */
export const readAgainAfter = 20_000

export type OwnLists = {
  /** The lists on this device with all pending changes; null while they are read. */
  readonly lists: GroceryLists['lists'] | null
  readonly cards: GroceryLists['cards']
  /** Whether the server's lists are still fetched, so that a list may be missing here. */
  readonly isAwaited: boolean
}

/** Fetches the shopper's lists and stores them beside the outbox; the result is only the time of the answer, in ms. */
const statesQuery = (userId: string) =>
  queryOptions({
    queryKey: [groceryListStates.path, {}, { userId }] as const,
    queryFn: async ({ signal }) => {
      await watchForLoss()
      const { at } = toAnswer(await fetchLists(userId, { base: apiBase, signal }))
      return { at }
    },
    persister: undefined,
    staleTime: 0,
    // Another device, or a person with a link, may have changed a list.
    refetchOnWindowFocus: true,
  })

const noCards: GroceryLists['cards'] = new Map()

/** The grocery lists of the shopper or guest, kept up to date with other tabs, the worker and the server. */
export function useOwnLists(): OwnLists {
  const userId = useShopper()?.userId ?? ''
  const { regionId } = useMarket()
  const isOffline = useIsOffline()
  const [read, setRead] = useState<(GroceryLists & { readonly userId: string }) | null>(null)
  const before = useRef<GroceryLists | null>(null)
  const answer = useQuery({ ...statesQuery(userId), enabled: userId !== '' })
  useEffect(() => {
    let isActive = true
    let wanted = 0
    let isReading = false
    /** Reads once for all changes that arrive during a read: a tap changes the outbox several times. */
    const refresh = async () => {
      wanted += 1
      if (isReading) return
      isReading = true
      for (let turn = 0; isActive && turn !== wanted; ) {
        turn = wanted
        const own = await readLists(userId, { now: serverNow(), timeZone: ownTimeZone() }, regionId)
        if (isActive) show(own)
      }
      isReading = false
    }
    const show = (own: GroceryLists) => {
      // An unchanged item stays the same object, so that of 300 rows only the changed one renders again.
      const lists = replaceEqualDeep(before.current?.lists, own.lists)
      const cards = sameMap(before.current?.cards, own.cards)
      const isFirst = before.current === null
      const shown = { ...own, lists, cards, userId }
      before.current = shown
      // A transition, so that rendering a later change of a long list does not delay the next tap.
      if (isFirst) setRead(shown)
      else startTransition(() => setRead(shown))
    }
    const refreshWhenVisible = () => document.visibilityState === 'visible' && void refresh()
    before.current = null
    void refresh()
    const stop = watchLists(() => void refresh())
    document.addEventListener('visibilitychange', refreshWhenVisible)
    return () => {
      isActive = false
      stop()
      document.removeEventListener('visibilitychange', refreshWhenVisible)
    }
  }, [userId, regionId])
  const isRead = read?.userId === userId
  return {
    lists: isRead ? read.lists : null,
    cards: isRead ? read.cards : noCards,
    isAwaited: userId !== '' && answer.isPending && !answer.isError && !isOffline,
  }
}

/** Reads an open list again and again while links lead to the list, so that the ticks of other people appear. */
export function useTicksOfOthers(listId: string): void {
  const userId = useShopper()?.userId ?? ''
  const isOffline = useIsOffline()
  const lists = useShopperAnswer(groceryLists, {})
  const isShared = lists.state === 'ready' && lists.value.some((one) => one.listId === listId && one.links > 0)
  useQuery({
    ...statesQuery(userId),
    enabled: userId !== '',
    // `useOwnLists` reads the lists when the screen opens.
    refetchOnMount: false,
    // While the server does not answer, the probe finds out when the server is back (decision 0004).
    refetchInterval: isShared && !isOffline ? readAgainAfter : false,
  })
}

/** The previous map if all entries are equal; equal entries keep their object identity. */
function sameMap<Key, Value>(before: ReadonlyMap<Key, Value> | undefined, next: ReadonlyMap<Key, Value>) {
  if (!before) return next
  const entries = [...next].map(([key, value]) => [key, replaceEqualDeep(before.get(key), value)] as const)
  const isSame = before.size === next.size && entries.every(([key, value]) => before.get(key) === value)
  return isSame ? before : new Map(entries)
}
