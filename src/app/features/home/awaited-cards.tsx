import { useLingui } from '@lingui/react/macro'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'

/** The places of "you may like" before it came; busy only while it is on its way. */
export function AwaitedCards({ isBusy = true }: { isBusy?: boolean }) {
  const { t } = useLingui()
  return (
    <ProductGrid label={t`You may like`} isBusy={isBusy}>
      <CardSkeletons number={8} />
    </ProductGrid>
  )
}
