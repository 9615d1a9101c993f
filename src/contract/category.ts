import * as v from 'valibot'
import * as bare from './bare-endpoints.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './product/product.ts'
import { count, id, idInQuery, marketInQuery } from './wire.ts'

const categoryEntries = {
  categoryId: id,
  /** 0 for a department. */
  parentId: count,
  categoryName: v.string(),
  /** One or two words for small tiles; equal to the full name where the category has no short one. */
  shortName: v.string(),
  slug: v.string(),
  pic: picture,
}

/** A category; a department holds sub-categories in `children`. */
export const category = v.object({
  ...categoryEntries,
  children: v.array(v.object({ ...categoryEntries, children: v.tuple([]) })),
})
export type Category = v.InferOutput<typeof category>
export type SubCategory = Category['children'][number]

/**
 * GET /category/tree: departments with their sub-categories; departments alone with `depth=1`; with `categoryId` only the
 * department that is this category or holds it, and none for an unknown category.
 */
export const categoryTree = endpoint({
  ...bare.categoryTree,
  query: v.object({
    ...marketInQuery,
    depth: v.optional(v.picklist(['1', '2']), '2'),
    categoryId: v.optional(idInQuery),
  }),
  reply: v.array(category),
  failures: ['UNKNOWN_REGION'],
})

export const brand = v.object({ brandId: id, brandName: v.string(), prodCount: count })
export type Brand = v.InferOutput<typeof brand>

/** GET /brand/list: brands with products in a category (or in the whole mall), the brand with most products first. */
export const brandList = endpoint({
  ...bare.brandList,
  query: v.object({ categoryId: v.optional(idInQuery), ...marketInQuery }),
  reply: v.array(brand),
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
})
