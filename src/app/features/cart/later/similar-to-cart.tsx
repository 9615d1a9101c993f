import type { ReactNode } from 'react'
import { SimilarToProducts } from '#features/product/index.ts'

type Properties = { title: string; prodIds: readonly number[]; waiting: ReactNode }

/** Products similar to the newest products in the cart. */
export const SimilarToCart = ({ title, prodIds, waiting }: Properties): ReactNode => (
  <SimilarToProducts title={title} prodIds={prodIds} waiting={waiting} />
)
