import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { tag } from './home.ts'
import { productCard, productPage } from './product.ts'
import * as questions from './questions.ts'
import { id, idInQuery, pageInQuery, placeInQuery } from './wire.ts'

/** GET /indexTag/taglist */
export const tagNames = endpoint({
  ...questions.tagNames,
  query: v.object({ ...placeInQuery }),
  reply: v.array(tag),
  failures: ['UNKNOWN_REGION'],
})

/** GET /indexTag/tagdetaillist: the products of one tag, page by page. */
export const tagProducts = endpoint({
  ...questions.tagProducts,
  query: v.object({ tagId: idInQuery, ...pageInQuery, ...placeInQuery }),
  reply: productPage,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
})

/**
 * GET /prod/deals (an addition of ours): every running deal, the one that ends first in front; `endTime` is its end.
 */
export const deals = endpoint({
  ...questions.deals,
  query: v.object({ ...pageInQuery, ...placeInQuery }),
  reply: productPage,
  failures: ['UNKNOWN_REGION'],
})

/**
 * GET /category/rows (an addition of ours): the sub-categories of a department, each with its first products. Their
 * names are in the category tree.
 */
export const categoryRows = endpoint({
  ...questions.categoryRows,
  query: v.object({ categoryId: idInQuery, ...placeInQuery }),
  reply: v.array(v.object({ categoryId: id, productDtoList: v.array(productCard) })),
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
})
