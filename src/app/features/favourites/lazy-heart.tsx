import { lazy, Suspense } from 'react'
import { whenLoaded } from '#cache/when-loaded.ts'
import { useIsDrawn } from '#device/use-is-drawn.ts'
import { withWords } from '#i18n/with-words.ts'
import type { HeartProperties } from './later/favourite-heart.tsx'

// Where its code cannot be had, the page is whole without it.
const Heart = lazy(() =>
  whenLoaded()
    .then(() => withWords(import('./later/favourite-heart.tsx'), 'later'))
    .catch(() => ({ default: () => null })),
)

/** The heart of a product or a shop: its code comes when the page is up. */
export const LazyHeart = (of: HeartProperties) =>
  useIsDrawn() && (
    <Suspense>
      <Heart {...of} />
    </Suspense>
  )
