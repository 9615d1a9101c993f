import type { Hono } from 'hono'
import { brandList, categoryTree } from '../../contract/category.ts'
import type { Dependencies } from '../dependencies.ts'
import { refusal, serve } from '../http/serve.ts'
import { viewerOf } from '../product/viewer.ts'
import { treeOf } from './category-rules.ts'
import { isCategory, readBrands, readCategories } from './category-store.ts'

/** /category/tree and /brand/list. */
export function categoryRoutes(api: Hono, { db, clock }: Dependencies): void {
  serve(api, categoryTree, async (query, call) => treeOf(await readCategories(db, viewerOf(query, call, clock))))

  serve(api, brandList, async (query, call) => {
    if (query.categoryId && !(await isCategory(db, query.categoryId))) {
      return refusal('NOT_FOUND', `There is no category ${query.categoryId}.`)
    }
    const rows = await readBrands(db, viewerOf(query, call, clock), query.categoryId)
    return rows.map((row) => ({ brandId: row.brand_id, brandName: row.name, prodCount: row.prod_count }))
  })
}
