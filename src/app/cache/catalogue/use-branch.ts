import type { Category } from '#contract/category.ts'
import { useMarket } from '#device/market.ts'
import { type Loaded, useAnswer } from '../use-answer.ts'
import { mallQueries } from './mall-queries.ts'

/**
 * The department of a category, with its sub-categories. Until it is there, the whole tree takes its place, which the
 * device mostly holds, also offline.
 */
export function useBranch(categoryId: number): Loaded<Category[]> {
  const market = useMarket()
  const branch = useAnswer(mallQueries.branch(categoryId, market))
  const tree = useAnswer({ ...mallQueries.tree(market), enabled: branch.state !== 'ready' })
  return branch.state !== 'ready' && tree.state === 'ready' ? tree : branch
}
