import type { ReactNode } from 'react'
import { SimilarToProducts } from '#features/product/index.ts'

type Properties = { title: string; prodIds: readonly number[]; waiting: ReactNode }

/** Products similar to the first of some products. */
export const SimilarTo = ({ title, prodIds, waiting }: Properties): ReactNode => (
  <SimilarToProducts title={title} prodIds={prodIds} waiting={waiting} />
)
