import { useLingui } from '@lingui/react/macro'
import { ProductGrid } from '../../ui/product-grid.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'

/** The places of "you may like" before it came. */
export function AwaitedCards() {
  const { t } = useLingui()
  return <ProductGrid label={t`You may like`} isBusy><CardSkeletons number={8} /></ProductGrid>
}
