import { queryOptions, useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { suggestions } from '#contract/search.ts'
import { type ShopCard, shopsByName } from '#contract/shop.ts'
import { type Place, usePlace } from '#device/place.ts'
import { useConnection } from '#sync/connection.ts'

/** Suggestions of spec §9. */
const most = 10

export type Suggestions = {
  readonly words: readonly string[]
  readonly shop: ShopCard | null
  /** No answers come: they are of what is saved on this phone. */
  readonly isSaved: boolean
}

/** The list that is shown stays until the next one is there. An answer is kept under its own words: none takes another's place. */
const keepBefore = <Value>(before: Value | undefined) => before

const savedQuery = (keyword: string, place: Place) =>
  queryOptions({
    queryKey: ['saved suggestions', keyword, place] as const,
    queryFn: async () => (await import('#cache/saved-search.ts')).suggestSaved(keyword, place),
    // Made on the phone, out of what is saved there already.
    persister: undefined,
    networkMode: 'always',
    gcTime: 0,
  })

/** Ways to go on typing and a shop of that name; while no answers come, from what is saved. */
export function useSuggestions(keyword: string): Suggestions {
  const place = usePlace()
  const connection = useConnection()
  const isOffline = connection === 'offline' || connection === 'unreachable'
  const isTyped = keyword !== ''
  const shop = useQuery({
    ...catalogueQuery(shopsByName, { name: keyword, lang: place.lang }),
    enabled: isTyped && !isOffline,
    retry: false,
    placeholderData: keepBefore,
  })
  const asked = useQuery({
    ...catalogueQuery(suggestions, { keyword, size: most, ...place }),
    enabled: isTyped && !isOffline,
    retry: false,
    placeholderData: keepBefore,
  })
  const saved = useQuery({ ...savedQuery(keyword, place), enabled: isTyped && isOffline, placeholderData: keepBefore })
  if (!isTyped) return { words: [], shop: null, isSaved: isOffline }
  if (isOffline) return { words: saved.data ?? [], shop: null, isSaved: true }
  return { words: asked.data?.value ?? [], shop: shop.data?.value[0] ?? null, isSaved: false }
}
