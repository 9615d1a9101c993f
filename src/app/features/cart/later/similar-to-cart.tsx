import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SimilarToProducts } from '#features/product/index.ts'

/** Products similar to the newest products in the cart. */
export function SimilarToCart({ prodIds }: { prodIds: readonly number[] }): ReactNode {
  const { t } = useLingui()
  return <SimilarToProducts title={t`You may also like`} prodIds={prodIds} />
}
