import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef } from 'react'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Rail } from '#ui/list/rail.tsx'
import { useIsNear } from '#ui/list/use-is-near.ts'

// The row is not essential to a screen: if its code cannot be loaded, the row is absent.
const SimilarTo = lazy(() =>
  import('./later/similar-to.tsx').then(
    ({ SimilarTo }) => ({ default: SimilarTo }),
    () => ({ default: () => null }),
  ),
)

/**
 * A row of products similar to the first of `prodIds`, below the content of a screen: the cart, a list with few finds
 * (docs/product.md#few-finds). Code and answers are fetched once the row is in sight. The row has its place before, so
 * that nothing below moves.
 */
export function SimilarRow({ prodIds }: { prodIds: readonly number[] }) {
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
          <SimilarTo title={title} prodIds={prodIds} waiting={waiting} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
