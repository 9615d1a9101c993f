import type { Hono } from 'hono'
import { brandList, categoryTree } from '#contract/category.ts'
import { categoryRows } from '#contract/product-lists/product-lists.ts'
import type { Dependencies } from '../dependencies.ts'
import { refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { productCards } from '../product/product-cards.ts'
import { viewerOf } from '../product/viewer.ts'
import { branchOf, rowLength, treeOf } from './category-rules.ts'
import { isCategory, isDepartment, readBrands, readCategories, readFirstOfEach } from './category-store.ts'

/** /category/tree, /category/rows and /brand/list. */
export function categoryRoutes(api: Hono, { db, clock }: Dependencies): void {
  serve(api, categoryTree, async (query, call) => {
    const { depth, categoryId } = query
    const tree = treeOf(await readCategories(db, viewerOf(query, call, clock)))
    const chosen = categoryId === undefined ? tree : branchOf(tree, categoryId)
    return depth === '1' ? chosen.map((department) => ({ ...department, children: [] })) : chosen
  })

  serve(api, categoryRows, async (query, call) => {
    if (!(await isDepartment(db, query.categoryId)))
      return refusal('NOT_FOUND', `There is no department ${query.categoryId}.`)
    const viewer = viewerOf(query, call, clock)
    const rows = await readFirstOfEach(db, viewer, query.categoryId, rowLength)
    const cards = await productCards(
      db,
      viewer,
      rows.flatMap((row) => row.prod_ids),
    )
    return rows.map((row) => ({
      categoryId: row.category_id,
      productDtoList: cards.filter((card) => card.categoryId === row.category_id),
    }))
  })

  serve(api, brandList, async (query, call) => {
    if (query.categoryId && !(await isCategory(db, query.categoryId))) {
      return refusal('NOT_FOUND', `There is no category ${query.categoryId}.`)
    }
    const rows = await readBrands(db, viewerOf(query, call, clock), query.categoryId)
    return rows.map((row) => ({ brandId: row.brand_id, brandName: row.name, prodCount: row.prod_count }))
  })
}
