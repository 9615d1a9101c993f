import * as v from 'valibot'
import { callPath, type Endpoint } from '#contract/endpoint.ts'
import { groceryCards } from '#contract/grocery/grocery-cards.ts'
import type { Language } from '#contract/languages.ts'
import { apiBase } from '#offline/api-base.ts'
import { call, type Failure } from '#offline/call.ts'
import { refreshGuestFavourites } from '#offline/favourite-cards.ts'
import { type FetchCards, refreshCards } from '#offline/grocery-cards.ts'
import { fetchLists, readLists } from '#offline/grocery-lists.ts'
import { readSession } from '#offline/session.ts'
import { cacheNames } from '#offline/store-names.ts'
import { openStore } from '#offline/stores.ts'
import { scope } from './scope.ts'

type PeriodicSyncEvent = ExtendableEvent & { readonly tag: string }
type Connection = { readonly connection?: { readonly saveData?: boolean } }
type Market = { readonly lang: Language; readonly regionId: number }
type Query = Readonly<Record<string, unknown>>
/** An answer as the page's query cache saves it (app/cache/later/persister.ts); a list has several pages. */
type SavedAnswer = {
  readonly queryKey: readonly [path: Endpoint['path'], query: Query, owner?: { userId: string; regionId: number }]
  readonly state: {
    readonly data?: { readonly pageParams?: readonly number[]; readonly pages?: readonly unknown[] }
    readonly dataUpdatedAt: number
  }
}

const settings = openStore<boolean | string>('settings')
const saved = openStore<SavedAnswer>('queries')

/** The answers at the top of home, the lists below, and the lists of favourites. */
const ofHome = /^q-\["\/(index(Tag\/list|Imgs)|category\/tree)/
const belowOnHome = /^q-\["\/(indexTag\/moreGoodStuff|(p\/)?(voucher|groupBuy)\/page)"/
/** A list of vouchers or group buys that only another screen shows. */
const isElsewhere = /"(prodId|shopId)":|"state":"(?!progress")/
const ofFavourites = /^q-\["\/p\/(user|shop)\/collection\/prods/
/** Any answer: the schemas of these lists are too large for the worker, and the page checks all that it reads. */
const answer = {
  method: 'GET',
  query: v.object({}),
  reply: v.custom((value) => typeof value === 'object'),
  failures: [],
} as const

/**
 * Fetches home, grocery lists with their products, and favourites, once a day while no page is open, where the browser
 * grants periodic background sync (docs/product.md#background-refresh).
 */
export function refreshInBackground(): void {
  scope.addEventListener('periodicsync', (event) => (event as PeriodicSyncEvent).waitUntil(refresh()))
}

async function refresh(): Promise<void> {
  const today = new Date().toDateString()
  // Until a page has stored the choice, the worker does not know whether data may be fetched.
  if ((await settings.read('savesData')) !== false || (navigator as Connection).connection?.saveData) return
  if ((await settings.read('refreshedOn')) === today) return
  const keys = await saved.keys()
  const home = keys.filter((key) => ofHome.test(key))
  const at = async (key: string) => (await saved.read(key))?.state.dataUpdatedAt ?? 0
  // Only in the region and language that were shown last.
  let newest = 0
  let market: Market | undefined
  for (const key of home) {
    const time = await at(key)
    if (time > newest) [newest, market] = [time, marketOf(key)]
  }
  const isShown = (key: string) => {
    const { lang, regionId } = marketOf(key)
    return lang === market?.lang && regionId === market.regionId
  }
  for (const key of home) if (isShown(key)) await refreshAnswer(key)
  const userId = (await readSession())?.token.userId
  const isOwn = (key: string) => !key.startsWith('q-["/p/') || (userId !== undefined && key.includes(`"${userId}"`))
  for (const key of keys)
    if (belowOnHome.test(key) && !isElsewhere.test(key) && isOwn(key) && isShown(key)) await refreshAnswer(key, 1)
  if (userId) {
    const lists = await fetchLists(userId, { base: apiBase })
    if (!lists.ok) skipRefused(lists.failure)
    for (const key of keys) if (ofFavourites.test(key) && isOwn(key)) await refreshAnswer(key)
  }
  // A guest's lists and favourites are on this device alone.
  if (market) await refreshListCards(userId ?? '', market)
  if (market && !userId) await refreshGuestFavourites(market.regionId, cardsOf(market, ''))
  await settings.write('refreshedOn', today)
}

/** The region and language of a saved answer. */
function marketOf(key: string): Market {
  const [, query, owner] = JSON.parse(key.slice('q-'.length)) as readonly [string, Market, Market?]
  return { lang: query.lang, regionId: owner?.regionId ?? query.regionId }
}

/** Fetches the cards of the products in all grocery lists of a shopper or guest. */
async function refreshListCards(userId: string, market: Market): Promise<void> {
  const { lists, cards } = await readLists(userId, { now: Date.now(), timeZone: 'UTC' }, market.regionId)
  for (const { listId, items } of lists) {
    const listed = items.map((item) => ({ ...item, card: cards.get(item.itemId) }))
    const owner = { shopper: userId, regionId: market.regionId }
    await refreshCards(owner, listId, listed, cardsOf(market, userId))
  }
}

/** Fetches cards of products; null where the mall refuses, and where `userId` is no longer the owner by then. */
const cardsOf =
  (market: Market, userId: string): FetchCards =>
  async (items) => {
    const outcome = await call(groceryCards, { items, ...market }, { base: apiBase })
    if (!outcome.ok) skipRefused(outcome.failure)
    // The shopper may have logged out or in meanwhile.
    const isOwner = ((await readSession())?.token.userId ?? '') === userId
    return outcome.ok && isOwner ? outcome.value : null
  }

/** Ends the refresh where the answer may arrive later: the browser tries again. A refused answer does not hold up others. */
function skipRefused(failure: Failure): void {
  const isRefused = failure.kind === 'refused' && failure.status < 500 && failure.status !== 429
  if (!isRefused) throw new Error('Some answers are still to be fetched')
}

/**
 * Fetches an answer, or the saved pages of a list, again, at most the first `most` pages. An answer that does not arrive
 * or is refused leaves the saved one.
 */
async function refreshAnswer(key: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  const record = await saved.read(key)
  if (!record) return
  const {
    queryKey: [path, query, owner],
    state,
  } = record
  const pages: unknown[] = []
  const params = (state.data?.pageParams ?? [undefined]).slice(0, most)
  const cache = await caches.open(cacheNames.catalogue)
  for (const current of params) {
    const endpoint = { ...answer, path, access: owner ? 'shopper' : 'open' } as const
    const outcome = await call(endpoint, { ...query, current }, { base: apiBase, ...owner })
    if (!outcome.ok) return skipRefused(outcome.failure)
    pages.push({ value: outcome.value, at: outcome.at })
    // The older answer of the worker would replace the newer one on the page.
    await cache.delete(apiBase + callPath(endpoint, { ...query, current }))
  }
  // The shopper may have logged out meanwhile.
  if (owner && (await readSession())?.token.userId !== owner.userId) return
  const later = state.data?.pages?.slice(pages.length) ?? []
  const data = state.data?.pageParams ? { ...state.data, pages: [...pages, ...later] } : pages[0]
  await saved.write(key, { ...record, state: { ...state, data, dataUpdatedAt: Date.now() } } as SavedAnswer)
}
