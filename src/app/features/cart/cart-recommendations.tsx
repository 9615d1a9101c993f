import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef } from 'react'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Rail } from '#ui/list/rail.tsx'
import { useIsNear } from '#ui/list/use-is-near.ts'

// Products that are not essential to the cart: if their code cannot be loaded, they are absent.
const Similar = lazy(() =>
  import('./later/similar-to-cart.tsx').then(
    ({ SimilarToCart }) => ({ default: SimilarToCart }),
    () => ({ default: () => null }),
  ),
)

/**
 * Products similar to those in the cart, below its lines; code and answers are fetched once the place is in sight. The
 * row has its place before, so that nothing below moves.
 */
export function CartRecommendations({ lines }: { lines: readonly FoldedLine[] }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, false)
  const title = t`You may also like`
  const waiting = (
    <Section title={title}>
      <Rail label={title} isGridOnDesktop>
        <CardSkeletons number={6} kind="rail" />
      </Rail>
    </Section>
  )
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <Similar title={title} prodIds={[...new Set(lines.map(({ prodId }) => prodId))]} waiting={waiting} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
