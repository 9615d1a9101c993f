import { useQueries } from '@tanstack/react-query'
import { similarQuery } from '#cache/catalogue/similar-query.ts'
import { inTurns } from '#contract/in-turns.ts'
import { maxFinds } from '#contract/product/finds.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { useMarket } from '#device/market.ts'
import type { ReasonedCard } from './find-kinds.ts'

/** The number of viewed products whose similar products are fetched. */
const most = 3

/** Products similar to those viewed last, each of another category, without the viewed products. */
export function useSimilarToViews(viewed: readonly { readonly card: ProductCard }[]): readonly ReasonedCard[] {
  const market = useMarket()
  const seeds = [...new Map([...viewed].reverse().map(({ card }) => [card.categoryId, card])).values()]
    .reverse()
    .slice(0, most)
  const answers = useQueries({ queries: seeds.map(({ prodId }) => similarQuery(prodId, market)) })
  const lists = answers.map(({ data }, at) => {
    const reason = { code: 'SIMILAR', prodName: seeds[at]?.prodName ?? '' } as const
    return (data?.value.records ?? []).map((card): ReasonedCard => ({ card, reason }))
  })
  const known = new Set(viewed.map(({ card }) => card.prodId))
  return inTurns(lists, ({ card }) => card.prodId, known).slice(0, maxFinds)
}
