import { useLingui } from '@lingui/react/macro'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { useGrowing } from '#ui/layout/use-growing.ts'
import { ProductGrid } from '#ui/product/product-grid.tsx'

/** The placeholder of "you may like", marked as busy and pulsing only while the cards load. */
export function PlaceholderCards({ isBusy = true }: { isBusy?: boolean }) {
  const { t } = useLingui()
  useGrowing(isBusy)
  return (
    <ProductGrid label={t`You may like`} isBusy={isBusy}>
      <CardSkeletons number={8} isStill={!isBusy} />
    </ProductGrid>
  )
}
