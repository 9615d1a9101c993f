import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { categoryPath, idInPath } from '#contract/links.ts'
import { useMarket } from '#device/market.ts'
import { useAddress } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { CategoryList } from './category-list.tsx'
import { DepartmentSkeleton } from './department-skeleton.tsx'
import { type FoundCategory, findCategory, selectedPath } from './find-category.ts'

type Properties = {
  /** The parts of the path as they are: `/{slug}/{id}` or `/{slug}/{id}/prods/{selected}`. */
  slug: string
  id: string
  selected?: string
}

/**
 * `/{categoryList}/{categoryId}` with an optional `prods/{category}`. An unknown category is a 404; offline, if the
 * category tree was never fetched, the screen shows "not saved" (docs/product.md#not-found).
 */
export function DepartmentScreen({ slug, id, selected }: Properties) {
  const tree = useAnswer(mallQueries.tree(useMarket()))
  const ids = [id, selected ?? id].map(idInPath)
  const [parentId = null, categoryId = null] = ids
  if (parentId === null || categoryId === null) return <PageNotFound />
  if (tree.state !== 'ready') return <ScreenState state={tree} skeleton={<DepartmentSkeleton />} />
  const found = findCategory(tree.value, categoryId)
  return found ? (
    <KnownCategory
      key={categoryId}
      found={found}
      address={{ slug, parentId: selected === undefined ? null : parentId }}
    />
  ) : (
    <PageNotFound />
  )
}

function KnownCategory({
  found,
  address: { slug, parentId },
}: {
  found: FoundCategory
  address: { slug: string; parentId: number | null }
}) {
  const { category, department } = found
  const isRight =
    parentId === null ? slug === category.slug : parentId === department?.categoryId && slug === department.slug
  const right = parentId !== null && department ? selectedPath(department, category.categoryId) : categoryPath(category)
  useAddress(isRight ? null : encodeURI(right))
  return <CategoryList {...found} />
}
