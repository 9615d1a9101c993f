import * as v from 'valibot'
import { cartEstimate } from '#contract/cart/cart-estimate.ts'
import { endpoint } from '../endpoint.ts'
import { idInQuery } from '../wire.ts'
import { maxGroceryItems } from './list-limits.ts'

/** A product of a list to estimate: its chosen variant, or the product alone. */
type Wanted = { readonly prodId?: number | undefined; readonly skuId?: number | undefined; readonly count: number }

const goods = '[sp][1-9]\\d{0,14}x[1-9]\\d{0,2}'

/** The text of some products for a query, e.g. `s1201x2,p77x1`: two pieces of a variant, one of a product. */
export const wantedText = (items: readonly Wanted[]): string =>
  items.map(({ prodId, skuId, count }) => `${skuId === undefined ? `p${prodId}` : `s${skuId}`}x${count}`).join()

/** The products in a query. */
export const wantedOf = (text: string): Wanted[] =>
  text.split(',').map((one) => {
    const [id = 0, count = 0] = one.slice(1).split('x').map(Number)
    return { ...(one.startsWith('s') ? { skuId: id } : { prodId: id }), count }
  })

/**
 * GET /groceryList/costs (an addition of ours): the expected costs of the products of a list, by the rules of the
 * checkout. `items` is a list of `s{skuId}x{count}` and `p{prodId}x{count}`; a product without a variant counts with
 * its cheapest variant in stock (docs/product.md#grocery-costs), as in `GET /p/groceryList/:listId`.
 */
export const groceryListCosts = endpoint({
  method: 'GET',
  path: '/groceryList/costs',
  access: 'open',
  query: v.object({
    items: v.pipe(v.string(), v.regex(new RegExp(`^${goods}(,${goods}){0,${maxGroceryItems - 1}}$`))),
    regionId: idInQuery,
  }),
  reply: cartEstimate,
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 60,
})
