import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { tag } from './home.ts'
import { productCard, productPage } from './product.ts'
import { id, idInQuery, pageInQuery, placeInQuery } from './wire.ts'

/** GET /indexTag/taglist */
export const tagNames = endpoint({
  method: 'GET',
  path: '/indexTag/taglist',
  access: 'open',
  query: v.object({ ...placeInQuery }),
  reply: v.array(tag),
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 300,
})

/** GET /indexTag/tagdetaillist: the products of one tag, page by page. */
export const tagProducts = endpoint({
  method: 'GET',
  path: '/indexTag/tagdetaillist',
  access: 'open',
  query: v.object({ tagId: idInQuery, ...pageInQuery, ...placeInQuery }),
  reply: productPage,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
  cacheSeconds: 60,
})

/**
 * GET /prod/deals (an addition of ours): every running deal, the one that ends first in front; `endTime` is its end.
 */
export const deals = endpoint({
  method: 'GET',
  path: '/prod/deals',
  access: 'open',
  query: v.object({ ...pageInQuery, ...placeInQuery }),
  reply: productPage,
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 60,
})

/**
 * GET /category/rows (an addition of ours): the sub-categories of a department, each with its first products. Their
 * names are in the category tree.
 */
export const categoryRows = endpoint({
  method: 'GET',
  path: '/category/rows',
  access: 'open',
  query: v.object({ categoryId: idInQuery, ...placeInQuery }),
  reply: v.array(v.object({ categoryId: id, productDtoList: v.array(productCard) })),
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
  cacheSeconds: 60,
})
