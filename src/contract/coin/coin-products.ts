import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { productCard } from '#contract/product/product.ts'
import { marketInQuery } from '#contract/wire.ts'

/** The maximum number of products of the answer below. */
export const maxCoinProducts = 36

/**
 * GET /coin/products (an addition of ours): the products with a coin price that can be bought in the region, the most
 * popular first.
 */
export const coinProducts = endpoint({
  method: 'GET',
  path: '/coin/products',
  access: 'open',
  query: v.object({ ...marketInQuery }),
  reply: v.array(productCard),
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 300,
})
