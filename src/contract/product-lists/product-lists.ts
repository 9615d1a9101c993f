import * as v from 'valibot'
import * as bare from '#contract/bare-endpoints.ts'
import { endpoint } from '#contract/endpoint.ts'
import { tag } from '#contract/home.ts'
import { productCard, productPage } from '#contract/product/product.ts'
import { id, idInQuery, marketInQuery, pageInQuery } from '#contract/wire.ts'

/** GET /indexTag/taglist */
export const tagNames = endpoint({
  ...bare.tagNames,
  query: v.object({ ...marketInQuery }),
  reply: v.array(tag),
  failures: ['UNKNOWN_REGION'],
})

/** GET /indexTag/tagdetaillist: the products of one tag, page by page. */
export const tagProducts = endpoint({
  ...bare.tagProducts,
  query: v.object({ tagId: idInQuery, ...pageInQuery, ...marketInQuery }),
  reply: productPage,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
})

/**
 * GET /prod/deals (an addition of ours): every running deal, the one that ends first in front; `endTime` is its end.
 */
export const deals = endpoint({
  ...bare.deals,
  query: v.object({ ...pageInQuery, ...marketInQuery }),
  reply: productPage,
  failures: ['UNKNOWN_REGION'],
})

/**
 * GET /category/rows (an addition of ours): the sub-categories of a department, each with its first products. Their
 * names are in the category tree.
 */
export const categoryRows = endpoint({
  ...bare.categoryRows,
  query: v.object({ categoryId: idInQuery, ...marketInQuery }),
  reply: v.array(v.object({ categoryId: id, productDtoList: v.array(productCard) })),
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
})
