import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Address } from '#contract/account/address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { Checkout } from '#contract/order/checkout.ts'
import type { ListedOrder, Order } from '#contract/order/order.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { endedOrderJobs } from '#server/jobs/ended-order-jobs.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { silentLog } from '../log-lines.ts'
import { type Mall, openMall } from '../mall.ts'
import { caller } from '../shopper.ts'
import { linesOf } from './cart-mall.ts'

type Refused = {
  readonly code?: string
  readonly desc?: string
  readonly fields?: Record<string, string>
  readonly available?: number
}
type Answer<Body> = { readonly status: number; readonly body: Body & Refused }
type Where = { readonly key?: string; readonly regionId?: number }
type Page<Record> = {
  readonly records: Record[]
  readonly total: number
  readonly size: number
  readonly current: number
  readonly pages: number
}

/** A delivery town in each region, with its district, province and country. */
const countries = {
  [regionIds.LK]: [1, 101],
  [regionIds.CN]: [2, 201],
  [regionIds.LA]: [3, 301],
  [regionIds.TR]: [4, 401],
} as const
const addressIn = (regionId: number) => {
  const [countryId, provinceId] = countries[regionId as keyof typeof countries] ?? [1, 101]
  const [cityId, areaId] = [provinceId * 1000 + 1, (provinceId * 1000 + 1) * 1000 + 1]
  return {
    receiver: 'Amaya Perera',
    mobile: '+94 77 123 4567',
    countryId,
    provinceId,
    cityId,
    areaId,
    addr: '42/3 Galle Road',
    postCode: '00300',
  }
}

export type StockedSku = {
  readonly stocks?: number
  readonly price?: number
  readonly isSold?: boolean
  readonly isFree?: boolean
  readonly isOverseas?: boolean
  readonly isCash?: boolean
  readonly regionId?: number
  readonly shopId?: number
}

/** A mall whose stock a test sets, with a shopper's calls of checkout and orders. */
export async function openOrderMall(environment: Record<string, string> = {}) {
  const mall: Mall = await openMall(36, { CODES_PER_ADDRESS: '100000', ...environment })
  const call = caller(mall)
  let people = 0
  const products = await query<{ prod_id: number; sku_ids: number[] }>(
    mall.db,
    sql`select prod_id, array_agg(sku_id order by seq) as sku_ids from sku group by prod_id order by count(*) desc, prod_id limit 4`,
  )
  const [one, two, three] = products
  const skus = {
    a: one?.sku_ids[0] ?? 0,
    b: one?.sku_ids[1] ?? 0,
    other: two?.sku_ids[0] ?? 0,
    third: three?.sku_ids[0] ?? 0,
  }
  const prodOf = new Map(products.flatMap(({ prod_id, sku_ids }) => sku_ids.map((skuId) => [skuId, prod_id])))
  const shops = (await query<{ shop_id: number }>(mall.db, sql`select shop_id from shop order by shop_id limit 3`)).map(
    ({ shop_id }) => shop_id,
  )
  const shopOf = new Map([
    [skus.a, shops[0]],
    [skus.b, shops[0]],
    [skus.other, shops[1]],
    [skus.third, shops[2]],
  ])

  /** The item of a purchase without the cart. */
  const itemOf = (skuId: number, prodCount = 1) => ({ prodId: prodOf.get(skuId) ?? 1, skuId, prodCount })

  /**
   * Sets a variant's stock and price (in minor units) in a shop; without free delivery, from within the region, with
   * cash on delivery.
   */
  const setStock = async (
    skuId: number,
    {
      stocks = 50,
      price = 125_000,
      isSold = true,
      isFree = false,
      isOverseas = false,
      isCash = true,
      regionId = defaultRegionId,
      shopId = shopOf.get(skuId) ?? 0,
    }: StockedSku = {},
  ) => {
    await query(
      mall.db,
      sql`update sku_offer set stocks = ${stocks}, price = ${price}, ori_price = ${price} where sku_id = ${skuId} and region_id = ${regionId}`,
    )
    await query(
      mall.db,
      sql`
      update offer set is_available = ${isSold}, is_free_delivery = ${isFree}, is_overseas = ${isOverseas}, is_cash_on_delivery = ${isCash}, shop_id = ${shopId}, delivery_from = 1, delivery_to = 3,
        stocks = (select sum(so.stocks) from sku_offer so join sku using (sku_id) where so.region_id = ${regionId} and sku.prod_id = offer.prod_id)
      where region_id = ${regionId} and prod_id = (select prod_id from sku where sku_id = ${skuId})`,
    )
  }
  const fill = async () => {
    for (const regionId of Object.values(regionIds))
      for (const skuId of Object.values(skus)) await setStock(skuId, { regionId })
  }
  /** The stock of the variant, and of its product. */
  const stockOf = async (skuId: number, regionId: number = defaultRegionId) => {
    const [row] = await query<{ sku: number; product: number; sum: number }>(
      mall.db,
      sql`
      select so.stocks as sku, o.stocks as product, (select sum(all_of.stocks) from sku_offer all_of join sku s using (sku_id) where all_of.region_id = ${regionId} and s.prod_id = sku.prod_id)::int as sum
      from sku_offer so join sku using (sku_id) join offer o on o.region_id = so.region_id and o.prod_id = sku.prod_id where so.sku_id = ${skuId} and so.region_id = ${regionId}`,
    )
    return row ?? { sku: -1, product: -1, sum: -1 }
  }

  /** Closes and completes the orders due at a time, as the mall's jobs do; answers their number. */
  const moveEnded = (at: number) => runJobs(endedOrderJobs, { db: mall.db, log: silentLog, clock: () => at })

  /** Signs a new shopper in, with an address in a region; answers the shopper's calls. */
  const shopper = async (home: number = defaultRegionId, signIn: Record<string, unknown> = {}) => {
    people += 1
    const mail = `orders-${people}-${Math.floor(Math.random() * 1e9)}@example.com`
    const { access_token: token } = await call.signIn(mail, signIn)
    const ask = async <Body>(
      method: string,
      path: string,
      body?: unknown,
      { key = randomUUID(), regionId = home }: Where = {},
    ): Promise<Answer<Body>> => {
      const response = await call.ask(method, path, {
        token,
        body,
        headers: { Region: String(regionId), ...(method === 'GET' ? {} : { 'Idempotency-Key': key }) },
      })
      const text = await response.text()
      return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as Body & Refused }
    }
    const newAddress = async (regionId: number = home) =>
      (await ask<Address>('POST', '/p/address/addAddr', addressIn(regionId))).body.addrId
    const addrId = await newAddress()
    const cartLines = async () => linesOf((await ask<Cart>('POST', '/p/shopCart/info', {})).body)
    /** Adds to the cart; answers the ids of all its lines. */
    const fillCart = async (counts: Readonly<Record<number, number>>) => {
      const changes = Object.entries(counts).map(([skuId, count]) => ({
        key: randomUUID(),
        op: 'change',
        skuId: Number(skuId),
        count,
        madeAt: mall.time.now,
      }))
      await ask('POST', '/p/shopCart/changes', changes)
      return (await cartLines()).map(({ basketId }) => basketId)
    }
    const confirm = (body: Record<string, unknown>, where: Where = {}) =>
      ask<Checkout>('POST', '/p/order/confirm', { addrId, ...body }, where)
    const buyNow = async (skuId: number, prodCount = 1, more: Record<string, unknown> = {}) => {
      const [sku] = await query<{ prod_id: number }>(mall.db, sql`select prod_id from sku where sku_id = ${skuId}`)
      return confirm({ orderItem: { prodId: sku?.prod_id ?? 1, skuId, prodCount }, ...more })
    }
    const submit = (checkoutId: number, more: Record<string, unknown> = {}, where: Where = {}) =>
      ask<{ orderNumbers: string[] }>('POST', '/p/order/submit', { checkoutId, ...more }, where)
    return {
      mail,
      token,
      addrId,
      ask,
      newAddress,
      cartLines,
      fillCart,
      confirm,
      buyNow,
      submit,
      /** Buys one product at once; answers the order's number. */
      order: async (skuId: number, prodCount = 1, more: Record<string, unknown> = {}) => {
        const { body } = await submit((await buyNow(skuId, prodCount, more)).body.checkoutId)
        return body.orderNumbers[0] ?? ''
      },
      detail: (orderNumber: string, lang = 'en') =>
        ask<Order>('GET', `/p/myOrder/orderDetail?orderNumber=${orderNumber}&lang=${lang}`),
      list: (query = '') => ask<Page<ListedOrder>>('GET', `/p/myOrder/myOrder${query}`),
      cancel: (orderNumber: string, key?: string) =>
        ask<object>(
          'PUT',
          `/p/myOrder/cancel/${orderNumber}`,
          { reason: 'CHANGED_MIND', detail: 'No need.' },
          key === undefined ? {} : { key },
        ),
    }
  }
  return { mall, call, skus, itemOf, shops, shelve: setStock, fill, stockOf, moveEnded, shopper }
}
