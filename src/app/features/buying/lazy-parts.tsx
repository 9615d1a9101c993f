import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

const fetchScreens = () => import('./buying-screens.tsx')
const Orders = lazy(() => fetchScreens().then(({ AllOrders }) => ({ default: AllOrders })))
const Cards = lazy(() => fetchScreens().then(({ SavedCards }) => ({ default: SavedCards })))
const CoinsOf = lazy(() => fetchScreens().then(({ Coins }) => ({ default: Coins })))
const Reviews = lazy(() => fetchScreens().then(({ OwnReviews }) => ({ default: OwnReviews })))
const Help = lazyPart(() => withWords(fetchScreens()).then(({ OrderHelp }) => ({ default: OrderHelp })))
const skeleton = (
  <div className="page" aria-busy="true">
    <Skeleton kind="hero" />
  </div>
)

/** A screen of this chunk that is embedded in the profile's route. The server renders only the placeholder. */
const embedded = (Screen: ComponentType) => () =>
  useIsHydrated() ? (
    <Suspense fallback={skeleton}>
      <Screen />
    </Suspense>
  ) : (
    skeleton
  )

/** All orders. */
export const AllOrders = embedded(Orders)
/** The saved cards. */
export const SavedCards = embedded(Cards)
/** The shopper's coins, and how coins work. */
export const Coins = embedded(CoinsOf)
/** The shopper's own reviews. */
export const OwnReviews = embedded(Reviews)

/** The order that help is about, embedded in help. The server knows no orders, so it renders only the placeholder. */
export const OrderHelp = (order: ComponentProps<typeof Help>) =>
  useIsHydrated() ? (
    <Suspense fallback={<Skeleton kind="block" />}>
      <Help {...order} />
    </Suspense>
  ) : (
    <Skeleton kind="block" />
  )
