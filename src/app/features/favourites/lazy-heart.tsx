import { lazy, Suspense } from 'react'
import { useIsHydrated, whenLoaded } from '#device/hydration.ts'
import { withWords } from '#i18n/with-words.ts'
import type { HeartProperties } from './favourite-heart.tsx'

// Where its code cannot be had, the page is whole without it.
const Heart = lazy(() =>
  whenLoaded()
    .then(() => withWords(import('./favourite-heart.tsx'), 'later'))
    .catch(() => ({ default: () => null })),
)

/** The heart of a product or a shop: its code comes when the page is up. */
export const LazyHeart = (of: HeartProperties) =>
  useIsHydrated() && (
    <Suspense>
      <Heart {...of} />
    </Suspense>
  )
