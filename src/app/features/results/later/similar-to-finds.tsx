import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/product.ts'
import { SimilarToProducts } from '#features/product/index.ts'

type Properties = { title: string; found: readonly ProductCard[]; waiting: ReactNode }

/** Products similar to the first finds. */
export const SimilarToFinds = ({ title, found, waiting }: Properties): ReactNode => (
  <SimilarToProducts title={title} prodIds={found.map(({ prodId }) => prodId)} waiting={waiting} />
)
