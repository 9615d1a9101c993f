import { queryOptions, useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { type SuggestedProduct, suggestedItems, suggestions } from '#contract/search/search.ts'
import type { ShopCard } from '#contract/shop.ts'
import { type Market, useMarket } from '#device/market.ts'
import { useConnection } from '#sync/connection.ts'

/** Maximum number of suggestions (docs/product.md#suggestions). */
const maxSuggestions = 10

export type Suggestions = {
  readonly words: readonly string[]
  readonly products: readonly SuggestedProduct[]
  readonly shop: ShopCard | null
  /** Whether the suggestions come from data stored on this device, because the server cannot be reached. */
  readonly isSaved: boolean
}

const nothing: Omit<Suggestions, 'isSaved'> = { words: [], products: [], shop: null }

/** The previous list stays until the next one has loaded. Each answer is cached under its own words. */
const keepPrevious = <Value>(before: Value | undefined) => before

const savedQuery = (keyword: string, market: Market) =>
  queryOptions({
    queryKey: ['saved suggestions', keyword, market] as const,
    queryFn: async () => (await import('#cache/saved-search.ts')).suggestSaved(keyword, market),
    // Computed on the device from stored data, so not stored again.
    persister: undefined,
    networkMode: 'always',
    gcTime: 0,
  })

/** Suggested words, products and a shop of that name; offline, words and products from stored data. */
export function useSuggestions(keyword: string): Suggestions {
  const market = useMarket()
  const connection = useConnection()
  const isOffline = connection === 'offline' || connection === 'unreachable'
  const isTyped = keyword !== ''
  const items = useQuery({
    ...catalogueQuery(suggestedItems, { keyword, ...market }),
    enabled: isTyped && !isOffline,
    retry: false,
    placeholderData: keepPrevious,
  })
  const asked = useQuery({
    ...catalogueQuery(suggestions, { keyword, size: maxSuggestions, ...market }),
    enabled: isTyped && !isOffline,
    retry: false,
    placeholderData: keepPrevious,
  })
  const saved = useQuery({
    ...savedQuery(keyword, market),
    enabled: isTyped && isOffline,
    placeholderData: keepPrevious,
  })
  if (!isTyped) return { ...nothing, isSaved: isOffline }
  if (isOffline) return { ...nothing, ...saved.data, isSaved: true }
  const { products, shop } = items.data?.value ?? nothing
  return { words: asked.data?.value ?? nothing.words, products, shop: shop ?? null, isSaved: false }
}
