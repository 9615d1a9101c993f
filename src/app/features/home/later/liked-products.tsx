import { useQueries, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import { similarQuery } from '#cache/catalogue/similar-query.ts'
import { inTurns } from '#contract/in-turns.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { type Recommendation, recommendationPage } from '#contract/product/recommendation.ts'
import { listSize } from '#contract/product-lists/list-requests.ts'
import { useMarket } from '#device/market.ts'
import { type EndlessState, useEndlessList } from '#features/endless/index.ts'
import { useShopper } from '#session/shopper.ts'
import { shopperEndless } from '#session/shopper-queries.ts'
import { type ListPath, useGuestSeeds, useVisit } from './guest-seeds.ts'

const idOf = (card: ProductCard) => card.prodId

type Properties = {
  /** The screen of the list. */
  path: ListPath
  /** `isPersonal`: some products come from the events of this shopper or guest. */
  children: (products: EndlessState<ProductCard>, isPersonal: boolean) => ReactNode
}

/**
 * The endless list "you may like" (docs/product.md#recommendations): for a shopper the server's recommendations, for a
 * guest products similar to those of the footprint on this device, then the list of the region.
 */
export function LikedProducts({ path, children }: Properties) {
  const shopper = useShopper()
  const visit = useVisit(path)
  if (!shopper) return <GuestsList visit={visit}>{children}</GuestsList>
  return (
    <ShoppersList userId={shopper.userId} visit={visit} place={path === '/Cart' ? path : '/'}>
      {children}
    </ShoppersList>
  )
}

type ListProperties = Pick<Properties, 'children'> & { visit: string }
/** The screen that keeps a list of its own: `/goods` continues that of home. */
type Place = Exclude<ListPath, '/goods'>

/** The visit for which each screen has read the server's recommendations last. */
const readForVisit = new Map<Place, string>()

function ShoppersList({ userId, visit, place, children }: ListProperties & { userId: string; place: Place }) {
  const client = useQueryClient()
  const { regionId, lang } = useMarket()
  const options = useMemo(() => {
    const own = shopperEndless(recommendationPage, { size: listSize, lang }, { userId, regionId })
    return {
      ...own,
      // A new list of the cart does not replace the list of home.
      queryKey: [...own.queryKey, place] as const,
      // Only another visit reads the list again, so that Back shows the same list.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    }
  }, [userId, regionId, lang, place])
  useEffect(() => {
    if (readForVisit.get(place) === visit) return
    readForVisit.set(place, visit)
    void client.invalidateQueries({
      queryKey: [recommendationPage.path],
      predicate: ({ queryKey }) => queryKey.at(-1) === place,
    })
  }, [client, visit, place])
  const liked = useEndlessList<Recommendation>(options, idOf)
  if (liked.state === 'ready')
    return children(
      liked,
      liked.list.records.some(({ reason }) => reason),
    )
  // Offline, the list of the region may be saved.
  return liked.state === 'loading' || liked.state === 'slow' ? (
    children(loading, false)
  ) : (
    <RegionsList own={[]}>{children}</RegionsList>
  )
}

const loading = { state: 'loading' } as const

function GuestsList({ visit, children }: ListProperties) {
  const market = useMarket()
  const seeds = useGuestSeeds(visit)
  const { lists, isLoading } = useQueries({
    queries: (seeds ?? []).map((prodId) => similarQuery(prodId, market)),
    combine: (results) => ({
      lists: results.map(({ data }) => data?.value.records ?? []),
      isLoading: results.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching'),
    }),
  })
  const own = useMemo(() => inTurns(lists, idOf, new Set(seeds)), [lists, seeds])
  return seeds === null || isLoading ? children(loading, false) : <RegionsList own={own}>{children}</RegionsList>
}

/** The list of the region, after the shopper's own products. */
function RegionsList({ own, children }: Pick<Properties, 'children'> & { own: readonly ProductCard[] }) {
  const market = useMarket()
  const options = useMemo(() => listQueries.youMayLike(market), [market])
  const liked = useEndlessList<ProductCard>(options, idOf)
  if (liked.state !== 'ready') return children(liked, false)
  const ownIds = new Set(own.map(idOf))
  const records = [...own, ...liked.list.records.filter(({ prodId }) => !ownIds.has(prodId))]
  return children({ ...liked, list: { ...liked.list, records } }, own.length > 0)
}
