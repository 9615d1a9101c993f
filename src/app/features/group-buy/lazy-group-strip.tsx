import { type ComponentProps, Suspense } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'

const LazyStrip = lazyPart(() =>
  withWords(import('./later/group-strip.tsx'), 'later').then(({ GroupStrip }) => ({ default: GroupStrip })),
)

/**
 * The group buy of a product; its code is loaded for products that have one. In a file of its own, because the product's
 * first view needs none of the other parts.
 */
export const GroupStrip = (properties: ComponentProps<typeof LazyStrip>) =>
  useIsHydrated() && (
    <Suspense>
      <LazyStrip {...properties} />
    </Suspense>
  )
