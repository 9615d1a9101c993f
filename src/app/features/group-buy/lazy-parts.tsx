import { type ComponentProps, Suspense } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'

const LazyStrip = lazyPart(() =>
  withWords(import('./later/group-strip.tsx'), 'later').then(({ GroupStrip }) => ({ default: GroupStrip })),
)
const LazyRunning = lazyPart(() =>
  withWords(import('./later/running-groups.tsx'), 'later').then(({ RunningGroups }) => ({ default: RunningGroups })),
)
const LazyTeam = lazyPart(() => import('./order-team.tsx').then(({ OrderTeam }) => ({ default: OrderTeam })))

/** The group buy of a product; its code is loaded for products that have one. */
export const GroupStrip = (properties: ComponentProps<typeof LazyStrip>) =>
  useIsHydrated() && (
    <Suspense>
      <LazyStrip {...properties} />
    </Suspense>
  )

/** Some group buys in progress. */
export const RunningGroups = () => (
  <Suspense>
    <LazyRunning />
  </Suspense>
)

/** The team of an order. */
export const OrderTeam = (properties: ComponentProps<typeof LazyTeam>) => (
  <Suspense>
    <LazyTeam {...properties} />
  </Suspense>
)
