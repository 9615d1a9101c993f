import { type ComponentProps, Suspense } from 'react'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'

const LazyRunning = lazyPart(() =>
  withWords(import('./later/running-groups.tsx'), 'later').then(({ RunningGroups }) => ({ default: RunningGroups })),
)
const LazyTeam = lazyPart(() => import('./order-team.tsx').then(({ OrderTeam }) => ({ default: OrderTeam })))

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
