import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import type { Category } from '#contract/category.ts'
import { idInSlug } from '#contract/links.ts'
import { type HeadTags, headTags } from '#shell/head/head-tags.ts'
import { addressOfHead, answerIn, type HeadRoute, plainFacts } from '#shell/head/page-facts.ts'
import { departmentTitle } from './discover-titles.ts'

/** The head of a department's sub-categories. */
export function departmentHead(route: HeadRoute & { readonly params: { readonly category: string } }): HeadTags {
  const id = idInSlug(route.params.category)
  const branch =
    id === null ? undefined : answerIn<Category[]>(route, mallQueries.branch(id, route.match.context.market))
  const department = branch?.find(({ categoryId }) => categoryId === id)
  return headTags(route, {
    ...plainFacts(route, department && departmentTitle(department)),
    isIndexed: addressOfHead(route).choices.length === 0,
  })
}
