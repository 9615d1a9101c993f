import { lazy, Suspense } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

const fetchScreens = () => import('./buying-screens.tsx')
const Orders = lazy(() => fetchScreens().then(({ AllOrders }) => ({ default: AllOrders })))
const Cards = lazy(() => fetchScreens().then(({ SavedCards }) => ({ default: SavedCards })))
const waiting = (
  <div className="page" aria-busy="true">
    <Skeleton kind="hero" />
  </div>
)

/** All orders, as a part of the profile's route; the server's markup waits. */
export const AllOrders = () =>
  useIsHydrated() ? (
    <Suspense fallback={waiting}>
      <Orders />
    </Suspense>
  ) : (
    waiting
  )

/** The saved cards, as a part of the profile's route. */
export const SavedCards = () =>
  useIsHydrated() ? (
    <Suspense fallback={waiting}>
      <Cards />
    </Suspense>
  ) : (
    waiting
  )
