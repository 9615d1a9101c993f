import type { QueryClient } from '@tanstack/react-query'
import { Store, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { type Favourite, type FavouriteKind, isFavourite, watchFavourites } from '#offline/favourites.ts'
import type { Owner } from '#session/shopper-queries.ts'
import type { Answered } from './follow-favourites.ts'
import { readOwnFavourites } from './own-favourites.ts'

/** The state of a heart; `unread` until the phone's records are read. */
export type HeartState = 'unread' | 'off' | 'on' | 'off-waiting' | 'on-waiting'

type Hearts = {
  /** The changes made on this phone by id; null until they are read. */
  readonly changes: ReadonlyMap<number, Favourite> | null
  /** The favourite ids of the server, and when the server sent them, in ms. */
  readonly shop: { readonly ids: ReadonlySet<number>; readonly at: number }
}

/**
 * The favourites of a kind for all hearts of a page: the server's answer, overridden by the changes made on this phone.
 * However many hearts are shown, the phone's records are read once and the server is requested once.
 */
function createHeartStore(client: QueryClient, kind: FavouriteKind, owner: Owner) {
  const hearts = new Store<Hearts>({ changes: null, shop: { ids: new Set<number>(), at: 0 } })
  let watchers = 0
  let stop: (() => void) | null = null

  const readPhone = async () => {
    const own = await readOwnFavourites(owner.userId)
    const changes = new Map(own.filter((one) => one.kind === kind).map((one) => [one.id, one]))
    hearts.setState((before) => ({ ...before, changes }))
  }
  const applyAnswer = (answer: Answered) => {
    if (answer) hearts.setState((before) => ({ ...before, shop: { ids: new Set(answer.value), at: answer.at } }))
  }
  // Only a shopper needs this code. If it cannot be loaded, the hearts show the changes made on this phone.
  const followShop = () => {
    let isActive = true
    const following = import('./follow-favourites.ts').then(
      ({ followFavourites }) => (isActive ? followFavourites(client, kind, owner, applyAnswer) : undefined),
      () => undefined,
    )
    return () => {
      isActive = false
      void following.then((end) => end?.())
    }
  }
  const start = () => {
    // Another tab may have changed the records.
    const readAgain = () => void (document.visibilityState === 'visible' && readPhone())
    const ends = [watchFavourites(() => void readPhone()), ...(owner.userId ? [followShop()] : [])]
    document.addEventListener('visibilitychange', readAgain)
    void readPhone()
    return () => {
      document.removeEventListener('visibilitychange', readAgain)
      for (const end of ends) end()
    }
  }
  /** Keeps the store up to date until the returned function is called; a second watcher starts nothing. */
  const watch = () => {
    watchers += 1
    stop ??= start()
    return () => {
      watchers -= 1
      if (watchers > 0) return
      stop?.()
      stop = null
    }
  }
  const stateOf = ({ changes, shop }: Hearts, id: number): HeartState => {
    if (!changes) return 'unread'
    const change = changes.get(id)
    const isWaiting = owner.userId !== '' && change !== undefined && change.sentAt === undefined
    return `${isFavourite(change, shop.ids.has(id), shop.at) ? 'on' : 'off'}${isWaiting ? '-waiting' : ''}`
  }
  return { hearts, watch, stateOf }
}

const stores = new Map<string, ReturnType<typeof createHeartStore>>()

/** The state of one heart, kept up to date. There is one store for each kind, shopper and region. */
export function useHeart(client: QueryClient, kind: FavouriteKind, owner: Owner, id: number): HeartState {
  const key = `${kind} ${owner.userId} ${owner.regionId}`
  const store = stores.get(key) ?? createHeartStore(client, kind, owner)
  stores.set(key, store)
  useEffect(() => store.watch(), [store])
  return useSelector(store.hearts, (hearts) => store.stateOf(hearts, id))
}
