import type { QueryClient } from '@tanstack/react-query'
import { type Favourite, type FavouriteKind, isFavourite, watchFavourites } from '#offline/favourites.ts'
import type { Whose } from '#session/shopper-queries.ts'
import type { Answered } from './ask-favourites.ts'
import { readOwnFavourites } from './own-favourites.ts'

/** What a heart shows; `unread` until this phone was read. */
export type HeartState = 'unread' | 'off' | 'on' | 'off-waiting' | 'on-waiting'
export type HeartStore = {
  readonly subscribe: (listener: () => void) => () => void
  readonly stateOf: (id: number) => HeartState
}

/**
 * What is a favourite of a kind, for all hearts of a page together: the shop's answer, and over it what this phone has
 * said since. However many hearts look, the phone is read and the shop is asked once.
 */
function createHeartStore(client: QueryClient, kind: FavouriteKind, whose: Whose): HeartStore {
  const listeners = new Set<() => void>()
  let wishes: ReadonlyMap<number, Favourite> | null = null
  let said: { readonly ids: ReadonlySet<number>; readonly at: number } = { ids: new Set(), at: 0 }
  let stop: (() => void) | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }

  const look = async () => {
    const own = await readOwnFavourites(whose.userId)
    wishes = new Map(own.filter((one) => one.kind === kind).map((one) => [one.id, one]))
    tell()
  }
  const hear = (answer: Answered) => {
    if (!answer) return
    said = { ids: new Set(answer.value), at: answer.at }
    tell()
  }
  // Code that only a shopper needs; without it the hearts say what this phone knows.
  const askShop = () => {
    let isAsking = true
    const asking = import('./ask-favourites.ts').then(
      ({ askFavourites }) => (isAsking ? askFavourites(client, kind, whose, hear) : undefined),
      () => undefined,
    )
    return () => {
      isAsking = false
      void asking.then((end) => end?.())
    }
  }
  const start = () => {
    // Another tab may have said more.
    const lookAgain = () => void (document.visibilityState === 'visible' && look())
    const ends = [watchFavourites(() => void look()), ...(whose.userId ? [askShop()] : [])]
    document.addEventListener('visibilitychange', lookAgain)
    void look()
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      for (const end of ends) end()
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      stop ??= start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = null
      }
    },
    stateOf: (id) => {
      if (!wishes) return 'unread'
      const wish = wishes.get(id)
      const isWaiting = whose.userId !== '' && wish !== undefined && wish.sentAt === undefined
      return `${isFavourite(wish, said.ids.has(id), said.at) ? 'on' : 'off'}${isWaiting ? '-waiting' : ''}`
    },
  }
}

const stores = new Map<string, HeartStore>()

/** The one store of a kind, of this person in this region. */
export function heartStoreOf(client: QueryClient, kind: FavouriteKind, whose: Whose): HeartStore {
  const key = `${kind} ${whose.userId} ${whose.regionId}`
  const store = stores.get(key) ?? createHeartStore(client, kind, whose)
  stores.set(key, store)
  return store
}
