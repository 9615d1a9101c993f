import { useQueries } from '@tanstack/react-query'
import { similarQuery } from '#cache/catalogue/similar-query.ts'
import { maxFinds } from '#contract/finds.ts'
import type { ProductCard } from '#contract/product.ts'
import { inTurns } from '#contract/recommendation.ts'
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
  const lists = answers.map(({ data }) => data?.value.records ?? [])
  const cards = new Map(
    lists.flatMap((list, at) => list.map((card) => [card.prodId, { card, prodName: seeds[at]?.prodName ?? '' }])),
  )
  const ids = inTurns(
    lists.map((list) => list.map(({ prodId }) => prodId)),
    new Set(viewed.map(({ card }) => card.prodId)),
  )
  return ids.slice(0, maxFinds).flatMap((prodId) => {
    const found = cards.get(prodId)
    return found ? [{ card: found.card, reason: { code: 'SIMILAR' as const, prodName: found.prodName } }] : []
  })
}
