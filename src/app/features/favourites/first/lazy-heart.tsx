import { lazy, Suspense } from 'react'
import { useIsHydrated, whenLoaded } from '#device/hydration.ts'
import { withWords } from '#i18n/with-words.ts'
import type { HeartProperties } from '../later/favourite-heart.tsx'

// If the code cannot be loaded, the page works without hearts.
const Heart = lazy(() =>
  whenLoaded()
    .then(() => withWords(import('../later/favourite-heart.tsx'), 'later'))
    .catch(() => ({ default: () => null })),
)

/** The heart of a product or a shop. Its code is loaded once the page has loaded. */
export const LazyHeart = (of: HeartProperties) =>
  useIsHydrated() && (
    <Suspense>
      <Heart {...of} />
    </Suspense>
  )
