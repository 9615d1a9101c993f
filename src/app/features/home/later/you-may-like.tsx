import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import { similarQuery } from '#cache/catalogue/similar-query.ts'
import { listSize } from '#contract/list-requests.ts'
import type { ProductCard } from '#contract/product.ts'
import { inTurns, type Recommendation, recommendationPage } from '#contract/recommendation.ts'
import { useMarket } from '#device/market.ts'
import { PlaceholderCards } from '#features/catalogue/index.ts'
import { EndlessGrid, type EndlessList, useEndlessList } from '#features/endless/index.ts'
import { useShopper } from '#session/shopper.ts'
import { shopperEndless } from '#session/shopper-queries.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useEntryKey, useGuestSeeds } from './guest-seeds.ts'
import styles from './you-may-like.module.css'

const idOf = (card: ProductCard) => card.prodId

/**
 * The endless list "you may like" (docs/product.md#recommendations): for a shopper the shop's recommendations, for a
 * guest products similar to those of the footprint on this device, then the list of the region. The list is below the
 * fold and loads after the first view.
 */
export default function YouMayLike() {
  const shopper = useShopper()
  return shopper ? <ShoppersList userId={shopper.userId} /> : <GuestsList />
}

/** The history entry for which the shop's recommendations were read last. */
let readForEntry = ''

function ShoppersList({ userId }: { userId: string }) {
  const client = useQueryClient()
  const { regionId, lang } = useMarket()
  const entry = useEntryKey()
  const options = useMemo(
    () => ({
      ...shopperEndless(recommendationPage, { size: listSize, lang }, { userId, regionId }),
      // Only another visit of home reads the list again, so that Back shows the same list.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    }),
    [userId, regionId, lang],
  )
  useEffect(() => {
    if (readForEntry === entry) return
    readForEntry = entry
    void client.invalidateQueries({ queryKey: [recommendationPage.path] })
  }, [client, entry])
  const liked = useEndlessList<Recommendation>(options, idOf)
  if (liked.state === 'ready')
    return <LikedGrid list={liked.list} isPersonal={liked.list.records.some(({ reason }) => reason)} />
  // Offline, the list of the region may be saved.
  return liked.state === 'loading' || liked.state === 'slow' ? <PlaceholderCards /> : <RegionsList own={[]} />
}

function GuestsList() {
  const market = useMarket()
  const seeds = useGuestSeeds()
  const { lists, isLoading } = useQueries({
    queries: (seeds ?? []).map((prodId) => similarQuery(prodId, market)),
    combine: (results) => ({
      lists: results.map(({ data }) => data?.value.records ?? []),
      isLoading: results.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching'),
    }),
  })
  const own = useMemo(() => {
    const cards = new Map(lists.flat().map((card) => [card.prodId, card]))
    const ids = inTurns(
      lists.map((list) => list.map(idOf)),
      new Set(seeds),
    )
    return ids.flatMap((prodId) => cards.get(prodId) ?? [])
  }, [lists, seeds])
  return seeds === null || isLoading ? <PlaceholderCards /> : <RegionsList own={own} />
}

/** The list of the region, after the shopper's own products. */
function RegionsList({ own }: { own: readonly ProductCard[] }) {
  const market = useMarket()
  const options = useMemo(() => listQueries.youMayLike(market), [market])
  const liked = useEndlessList<ProductCard>(options, idOf)
  if (liked.state !== 'ready') return <ScreenState level={2} state={liked} skeleton={<PlaceholderCards />} />
  const ownIds = new Set(own.map(idOf))
  const records = [...own, ...liked.list.records.filter(({ prodId }) => !ownIds.has(prodId))]
  return <LikedGrid list={{ ...liked.list, records }} isPersonal={own.length > 0} />
}

function LikedGrid({ list, isPersonal }: { list: EndlessList<ProductCard>; isPersonal: boolean }) {
  const { t } = useLingui()
  return (
    <>
      {isPersonal && (
        <p className={styles.note}>
          <Trans>Based on what you viewed, saved and bought</Trans>
        </p>
      )}
      <EndlessGrid label={t`You may like`} list={list} />
    </>
  )
}
