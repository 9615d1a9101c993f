import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  type Cart,
  type CartChange,
  type CartLine,
  type CartTotal,
  type ChangeOutcome,
  cartVersionHeader,
} from '#contract/cart/cart.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { type Mall, openMall } from '../mall.ts'
import { caller } from '../shopper.ts'

type Answer<Body> = { readonly status: number; readonly version: number; readonly body: Body }
type Change = CartChange extends infer One ? (One extends CartChange ? Omit<One, 'key' | 'madeAt'> : never) : never

/** A mall whose stock a test sets, with a shopper's cart calls. */
export async function openCartMall() {
  const mall: Mall = await openMall(36, { CODES_PER_ADDRESS: '10000' })
  const call = caller(mall)
  let people = 0
  const products = await query<{ prod_id: number; sku_ids: number[] }>(
    mall.db,
    sql`select prod_id, array_agg(sku_id order by seq) as sku_ids from sku group by prod_id having count(*) >= 3 order by prod_id`,
  )
  const prodOf = new Map(products.flatMap(({ prod_id, sku_ids }) => sku_ids.map((skuId) => [skuId, prod_id])))
  const [one, two] = products
  const skus = {
    a: one?.sku_ids[0] ?? 0,
    b: one?.sku_ids[1] ?? 0,
    c: one?.sku_ids[2] ?? 0,
    other: two?.sku_ids[0] ?? 0,
  }

  /** Sets a variant's stock and price (in minor units); its product is sold in the region or not. */
  const setStock = async (
    skuId: number,
    {
      stocks = 50,
      price = 125_000,
      isSold = true,
      regionId = defaultRegionId as number,
    }: { stocks?: number; price?: number; isSold?: boolean; regionId?: number } = {},
  ) => {
    await query(
      mall.db,
      sql`update sku_offer set stocks = ${stocks}, price = ${price}, ori_price = ${price} where sku_id = ${skuId} and region_id = ${regionId}`,
    )
    await query(
      mall.db,
      sql`update offer set is_available = ${isSold} where region_id = ${regionId} and prod_id = (select prod_id from sku where sku_id = ${skuId})`,
    )
  }
  /** Plenty of stock everywhere. */
  const fill = async () => {
    for (const regionId of Object.values(regionIds))
      for (const skuId of Object.values(skus)) await setStock(skuId, { regionId })
  }

  /** Signs a new shopper in; answers the cart calls in a region. */
  const shopper = async () => {
    people += 1
    const { access_token: token } = await call.signIn(`cart-${people}@example.com`)
    const callApi = async <Body>(
      method: string,
      path: string,
      body?: unknown,
      { key = randomUUID() as string, regionId = defaultRegionId as number } = {},
    ): Promise<Answer<Body>> => {
      const response = await call.ask(method, `/p/shopCart${path}`, {
        token,
        body,
        headers: { Region: String(regionId), ...(method === 'GET' ? {} : { 'Idempotency-Key': key }) },
      })
      const header = response.headers.get(cartVersionHeader)
      if (response.ok) assert.match(header ?? '', /^\d+$/, `the version of the cart in the answer of ${path}`)
      return { status: response.status, version: Number(header), body: (await response.json()) as Body }
    }
    const changes = (
      list: readonly Change[],
      keys: readonly string[] = [],
      where: { key?: string; regionId?: number } = {},
    ) =>
      callApi<{ outcomes: ChangeOutcome[]; cart: Cart }>(
        'POST',
        '/changes',
        list.map((one, at) => ({ key: keys[at] ?? randomUUID(), madeAt: mall.time.now - 1000, ...one })),
        where,
      )
    return {
      token,
      ask: callApi,
      changes,
      info: (regionId?: number) => callApi<Cart>('POST', '/info', {}, regionId === undefined ? {} : { regionId }),
      item: (skuId: number, count: number, key?: string) =>
        callApi<Cart & { code?: string; available?: number; desc?: string }>(
          'POST',
          '/changeItem',
          { basketId: 0, count, prodId: prodOf.get(skuId) ?? 1, shopId: 1, skuId },
          key === undefined ? {} : { key },
        ),
      total: (ids: readonly number[], regionId?: number) =>
        callApi<CartTotal>('POST', '/totalPay', ids, regionId === undefined ? {} : { regionId }),
      /** The outcome of one change, without its key. */
      change: async (change: Change) => {
        const { key: _, ...verdict } = (await changes([change])).body.outcomes[0] as ChangeOutcome
        return verdict
      },
    }
  }
  return { mall, call, skus, prodOf, shelve: setStock, fill, shopper }
}

/** All lines of a cart. */
export const linesOf = (cart: Cart): CartLine[] =>
  cart.flatMap(({ shopCartItemDiscounts }) => shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))

/** Quantities by SKU. */
export const countsOf = (cart: Cart): Record<number, number> =>
  Object.fromEntries(linesOf(cart).map(({ skuId, prodCount }) => [skuId, prodCount]))
