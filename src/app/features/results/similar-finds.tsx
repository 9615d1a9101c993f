import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef } from 'react'
import type { ProductCard } from '#contract/product.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Rail } from '#ui/list/rail.tsx'
import { useIsNear } from '#ui/list/use-is-near.ts'

// Products that are not essential to the list: if their code cannot be loaded, they are absent.
const SimilarToFinds = lazy(() =>
  import('./later/similar-to-finds.tsx').then(
    ({ SimilarToFinds }) => ({ default: SimilarToFinds }),
    () => ({ default: () => null }),
  ),
)

/**
 * Below a list with few finds, products similar to these (docs/product.md#few-finds). The row has its place before its
 * code and answers come, so that nothing below moves.
 */
export function SimilarFinds({ found }: { found: readonly ProductCard[] }) {
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
          <SimilarToFinds title={title} found={found} waiting={waiting} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
