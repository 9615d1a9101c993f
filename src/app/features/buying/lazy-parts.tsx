import { lazy, Suspense } from 'react'
import { useIsDrawn } from '#device/use-is-drawn.ts'
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
  useIsDrawn() ? (
    <Suspense fallback={waiting}>
      <Orders />
    </Suspense>
  ) : (
    waiting
  )

/** The saved cards, as a part of the profile's route. */
export const SavedCards = () =>
  useIsDrawn() ? (
    <Suspense fallback={waiting}>
      <Cards />
    </Suspense>
  ) : (
    waiting
  )
