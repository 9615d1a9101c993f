import { lazy, Suspense } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ListScreen } from './list/list-screen.tsx'

const OfferScreen = lazy(() => import('./offer/offer-screen.tsx').then((code) => ({ default: code.OfferScreen })))
const OwnOffersScreen = lazy(() =>
  import('./offers/own-offers-screen.tsx').then((code) => ({ default: code.OwnOffersScreen })),
)

/**
 * `/pre-loved` and the shopper's own pages below as one route, because every route adds bytes to the first view. The
 * own pages have code of their own, and the server renders only their placeholder.
 */
export function PreLovedPart({ part }: { part: string | undefined }) {
  const isHydrated = useIsHydrated()
  if (part === undefined) return <ListScreen />
  if (part !== 'offer' && part !== 'offers') return <PageNotFound />
  const skeleton = (
    <div className="page" aria-busy="true">
      <Skeleton kind="hero" />
    </div>
  )
  if (!isHydrated) return skeleton
  return <Suspense fallback={skeleton}>{part === 'offer' ? <OfferScreen /> : <OwnOffersScreen />}</Suspense>
}
