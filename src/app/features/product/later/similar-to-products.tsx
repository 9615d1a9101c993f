import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { inTurns } from '#contract/in-turns.ts'
import { useMarket } from '#device/market.ts'
import { ProductRail } from '#features/catalogue/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { restQueries } from './rest-queries.ts'

/** The number of products whose similar products are fetched: the first. */
const most = 3
/** The number of products shown. */
const shown = 12

type Properties = {
  title: string
  prodIds: readonly number[]
  /** Shown until the first answer. */
  waiting?: ReactNode
}

/** A row of products similar to the first of these; absent without an answer, which may be a saved answer. */
export function SimilarToProducts({ title, prodIds, waiting = null }: Properties) {
  const market = useMarket()
  const answers = useQueries({ queries: prodIds.slice(0, most).map((prodId) => restQueries.similar(prodId, market)) })
  const lists = answers.map(({ data }) => data?.value.records ?? [])
  const products = inTurns(lists, ({ prodId }) => prodId, new Set(prodIds)).slice(0, shown)
  if (products.length === 0) return answers.some(({ isPending }) => isPending) ? waiting : null
  return (
    <Section title={title}>
      <ProductRail label={title} products={products} />
    </Section>
  )
}
