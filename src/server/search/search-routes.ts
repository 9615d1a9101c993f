import type { Hono } from 'hono'
import { maxShops, search } from '#contract/search/search.ts'
import { foldText } from '#contract/search/search-words.ts'
import { correctedText } from '#contract/search/searched-text.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call } from '../http/call.ts'
import { callerOf } from '../http/caller-of.ts'
import { memoize } from '../http/memoize.ts'
import { refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { productCards } from '../product/product-cards.ts'
import { viewerOf } from '../product/viewer.ts'
import { keyedHash } from '../sign-in/secrets.ts'
import { facetCache } from './facet-cache.ts'
import { countFacets } from './facet-counts.ts'
import { facetsOf, facetsWithoutOwnFilter } from './facet-rules.ts'
import { findMeant } from './find-meant.ts'
import { interpret } from './interpret.ts'
import { namedShops } from './named-shops.ts'
import { phraseRoutes } from './phrase-routes.ts'
import { addSearch, readNear, readSearchSecret } from './phrase-store.ts'
import { readCursor, searchKeyOf, writeCursor } from './search-cursor.ts'
import { isSameOrder, orderOf } from './search-order.ts'
import { filtersOf, groupsOf, isTyped, type SearchQuery } from './search-rules.ts'
import { readFound, readValueAttributes } from './search-store.ts'
import { countEntries } from './spelling-store.ts'
import { suggestedItemsRoutes } from './suggested-items-routes.ts'

/** Prefetched and downloaded pages do not count as searches. */
const isPrefetch = ({ header }: Call): boolean => header('Sec-Purpose')?.startsWith('prefetch') === true
/** The number of near phrases offered where nothing was found. */
const maxNear = 6

/** /search, /search/hotSearch, /search/suggest/keyword and /search/suggest/items. */
export function searchRoutes(api: Hono, { db, clock, log }: Dependencies): void {
  phraseRoutes(api, { db, clock })
  const shopsNamed = namedShops({ db, clock })
  const cachedCount = memoize<number>(clock, 600_000, 1)
  const products = () => cachedCount('products', () => countEntries(db))
  suggestedItemsRoutes(api, { db, products, shopsNamed })
  const counts = facetCache(clock, async (filters, max) => countFacets(db, filters, await products(), max))

  const attributesOf = async (query: SearchQuery) => {
    const valueIds = [...new Set(query.categoryTypeAttrIds ?? [])]
    return valueIds.length > 0 ? groupsOf(valueIds, await readValueAttributes(db, valueIds)) : []
  }

  const secretOf = memoize<string>(clock, 3_600_000, 1)
  const count = async ({ lang }: SearchQuery, key: string, { header, address }: Call) => {
    const today = wireTimeOf(clock(), 'UTC').slice(0, 10)
    const phrase = foldText(key).slice(0, 60).trim()
    // Subscribers have up to 2^16 IPv6 networks of 64 bits.
    const who = await callerOf({ authorization: header('Authorization'), address }, { db, clock }, 48)
    const secret = await secretOf('secret', () => readSearchSecret(db))
    await addSearch(db, { lang, phrase, caller: keyedHash(secret, `${lang} ${phrase} ${who}`), day: today })
  }

  /** Counting never delays or fails an answer. Corrected words are not offered to other shoppers. */
  const countSearch = (query: SearchQuery, key: string, call: Call) => {
    count(query, key, call).catch((error: unknown) => {
      log.warn(
        { event: 'search-not-counted', error: error instanceof Error ? error.message : String(error) },
        'The search could not be counted',
      )
    })
  }

  serve(api, search, async (query, call) => {
    const viewer = viewerOf(query, call, clock)
    const key = query.key?.trim()
    const typed = key ? await interpret(db, key, query.lang) : undefined
    const attributes = await attributesOf(query)
    const order = orderOf(query, (typed?.words.length ?? 0) > 0)
    const searchKey = searchKeyOf(filtersOf(query, typed, attributes))

    const cursor =
      query.scrollId && isSameOrder(query.oldSort, order) ? readCursor(query.scrollId, searchKey, order) : undefined
    if (cursor === 'broken')
      return refusal('BAD_REQUEST', 'The scrollId is not valid. Repeat the request without it.', {
        scrollId: 'CURSOR',
      })
    const goesOn = cursor !== undefined && cursor !== 'stale'
    const page = goesOn ? cursor.page : query.scrollId ? 1 : query.pageNumber
    const from = goesOn ? { after: cursor.after, skip: 0 } : { skip: (page - 1) * query.pageSize }

    const { facets, found, meant } = await findMeant(db, typed, query, async (words) => {
      const filters = filtersOf(query, words, attributes)
      const known = words && { ...words, products: await products() }
      const [facets, found] = await Promise.all([
        facetsWithoutOwnFilter(filters, async (one) => facetsOf(await counts(one, words?.uses), query.lang)),
        readFound(db, filters, order, from, query.pageSize + 1, known),
      ])
      return { facets, found }
    })
    const shown = found.slice(0, query.pageSize)
    const last = shown.at(-1)
    const isAsTyped = !meant?.isCorrected && meant?.leftOut.length === 0
    if (isTyped(query) && key && shown.length > 0 && isAsTyped && !isPrefetch(call)) countSearch(query, key, call)

    const { total, ...groups } = facets
    const records = await productCards(
      db,
      viewer,
      shown.map(({ prod_id }) => prod_id),
    )
    const isFirstWithKey = page === 1 && typed !== undefined && typed.words.length > 0
    const isNothing = isFirstWithKey && total === 0
    const isChanged = meant !== undefined && !isAsTyped && records.length > 0
    return {
      scrollId: last && found.length > shown.length ? writeCursor(searchKey, order, page + 1, last.position) : null,
      current: page,
      size: query.pageSize,
      pages: Math.ceil(total / query.pageSize),
      total,
      records,
      shops: isFirstWithKey ? await shopsNamed(typed.words, query, maxShops) : [],
      facets: groups,
      ...(isChanged
        ? {
            mended: correctedText(
              meant.text,
              meant.words,
              records.map(({ prodName }) => prodName),
            ),
          }
        : {}),
      ...(isChanged && meant.leftOut.length > 0 ? { leftOut: [...meant.leftOut] } : {}),
      ...(isNothing
        ? {
            nearest: (await readNear(db, query.lang, query.regionId, typed.words.flat(), maxNear)).map(
              ({ phrase }) => phrase,
            ),
          }
        : {}),
    }
  })
}
