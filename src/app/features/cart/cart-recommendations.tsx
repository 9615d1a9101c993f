import { lazy, Suspense, useRef } from 'react'
import { withWords } from '#i18n/with-words.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { useIsNear } from '#ui/list/use-is-near.ts'

// Products that are not essential to the cart: if their code cannot be loaded, they are absent.
const Similar = lazy(() =>
  withWords(import('./later/similar-to-cart.tsx'), 'later').then(
    ({ SimilarToCart }) => ({ default: SimilarToCart }),
    () => ({ default: () => null }),
  ),
)

/** Products similar to those in the cart, below its lines; code and answers are fetched once the place is in sight. */
export function CartRecommendations({ lines }: { lines: readonly FoldedLine[] }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, false)
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <Similar prodIds={[...new Set(lines.map(({ prodId }) => prodId))]} />
        </Suspense>
      )}
    </div>
  )
}
