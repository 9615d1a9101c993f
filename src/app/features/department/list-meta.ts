import { filteredListQuery } from '#cache/catalogue/list-queries.ts'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import type { Brand, Category } from '#contract/category.ts'
import type { ListBase } from '#contract/product-lists/list-params.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { type HeadTags, headTags } from '#shell/head/head-tags.ts'
import {
  addressOfHead,
  answerIn,
  categoryAddress,
  firstPageIn,
  type HeadRoute,
  plainFacts,
  shortened,
} from '#shell/head/page-facts.ts'
import { pageDescriptions } from '#words/page-descriptions.ts'
import { formatPrice } from '#words/price.ts'
import { findCategory } from './find-category.ts'
import { listTitle } from './list-title.ts'

/** The head of the products of a category, of a brand, of both, or of all products. */
export async function listHead(route: HeadRoute, base: ListBase): Promise<HeadTags> {
  const { market, request, i18n } = route.match.context
  const { categoryId, brandId: [brandId] = [] } = base
  const branch =
    categoryId === undefined ? [] : (answerIn<Category[]>(route, mallQueries.branch(categoryId, market)) ?? [])
  const brands = answerIn<Brand[]>(route, mallQueries.brands(undefined, market)) ?? []
  const search = new URL(request?.href ?? '/', 'http://mall').search
  const list = firstPageIn<SearchResult>(route, await filteredListQuery(base, search, market))
  const found = categoryId === undefined ? null : findCategory(branch, categoryId)
  const category = found?.category
  const brandName = brands.find((brand) => brand.brandId === brandId)?.brandName
  const title = listTitle(i18n, { brandName, categoryName: category?.categoryName })
  const plain = plainFacts(route, title)
  if (!list) return headTags(route, plain)

  const words = pageDescriptions[market.lang]
  const name = category?.categoryName ?? brandName
  const own = category ? categoryAddress(category) : brandId ? `${plain.path}?brandId=${brandId}` : plain.path
  const isPlain = addressOfHead(route).choices.every(
    (choice) => (choice === 'categoryId' && !brandId) || (choice === 'brandId' && !category),
  )
  const [cheapest] = list.records
  const steps = [found?.department, category].flatMap((step) =>
    step ? [{ name: step.categoryName, path: categoryAddress(step) }] : [],
  )
  return headTags(route, {
    ...plain,
    path: own,
    isIndexed: isPlain && name !== undefined && list.total > 0,
    description:
      name && cheapest
        ? shortened(
            words.list(
              name,
              new Intl.NumberFormat(market.lang).format(list.total),
              formatPrice(list.facets.price.min, cheapest.priceSymbol, market.lang),
            ),
          )
        : plain.description,
    picture: category
      ? { template: category.pic, tint: category.categoryId }
      : cheapest
        ? { template: cheapest.pic, tint: cheapest.prodId }
        : null,
    trail: steps.length > 0 ? [{ name: words.home, path: '/' }, ...steps] : [],
  })
}
