import type { Category } from '#contract/category.ts'
import { useMarket } from '#device/market.ts'
import { type Loaded, useAnswer } from '../use-answer.ts'
import { mallQueries } from './mall-queries.ts'

/**
 * The department of a category, with its sub-categories. A document holds this branch of the tree alone. The page
 * fetches the whole tree as well, so that the next category has its name at once, also offline.
 */
export function useBranch(categoryId: number): Loaded<Category[]> {
  const market = useMarket()
  const branch = useAnswer(mallQueries.branch(categoryId, market))
  const tree = useAnswer(mallQueries.tree(market))
  return branch.state !== 'ready' && tree.state === 'ready' ? tree : branch
}
