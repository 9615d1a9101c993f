import { type ComponentProps, lazy, Suspense } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

const fetchScreens = () => import('./buying-screens.tsx')
const Orders = lazy(() => fetchScreens().then(({ AllOrders }) => ({ default: AllOrders })))
const Cards = lazy(() => fetchScreens().then(({ SavedCards }) => ({ default: SavedCards })))
const Help = lazyPart(() => withWords(fetchScreens()).then(({ OrderHelp }) => ({ default: OrderHelp })))
const skeleton = (
  <div className="page" aria-busy="true">
    <Skeleton kind="hero" />
  </div>
)

/** All orders, embedded in the profile's route. The server renders only the placeholder. */
export const AllOrders = () =>
  useIsHydrated() ? (
    <Suspense fallback={skeleton}>
      <Orders />
    </Suspense>
  ) : (
    skeleton
  )

/** The saved cards, embedded in the profile's route. */
export const SavedCards = () =>
  useIsHydrated() ? (
    <Suspense fallback={skeleton}>
      <Cards />
    </Suspense>
  ) : (
    skeleton
  )

/** The order that help is about, embedded in help. */
export const OrderHelp = (order: ComponentProps<typeof Help>) => (
  <Suspense fallback={<Skeleton kind="block" />}>
    <Help {...order} />
  </Suspense>
)
