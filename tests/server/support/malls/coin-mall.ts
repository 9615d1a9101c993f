import { sql } from 'kysely'
import type { coinBalance, coinRecords } from '#contract/coin/coin.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { PayType } from '#contract/order/order.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { bookCoins } from '#server/coin/coin-store.ts'
import { query, type Tables } from '#server/database/database.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import { deliver, moveOrder, ship } from '#server/order/move-order.ts'
import { approveRefund } from '#server/refund/move-refund.ts'
import { payOrder } from '../paid-order.ts'
import { openOrderMall } from './order-mall.ts'

type World = Awaited<ReturnType<typeof openOrderMall>>
type Shopper = Awaited<ReturnType<World['shopper']>>

let gifts = 0

/** The mall of orders with the acts of the shop and a shopper's coins. */
export async function openCoinMall(environment: Record<string, string> = {}) {
  const world = await openOrderMall(environment)
  const now = () => new Date(world.mall.time.now)
  const act = async <Result>(work: (tables: Tables) => Promise<Result | Refusal>): Promise<Result> => {
    const result = await world.mall.db.transaction().execute(work)
    if (isRefusal(result)) throw new Error(result.refused.desc)
    return result
  }
  const accountOf = async (me: Shopper) => {
    const [row] = await query<{ id: number }>(
      world.mall.db,
      sql`select account_id as id from account where mail = ${me.mail}`,
    )
    return row?.id ?? 0
  }
  /** Dispatches an order, whose delivery is not recorded yet. */
  const dispatch = (orderNumber: string) =>
    act((tables) => ship(tables, orderNumber, { courier: 'Post', trackingNumber: 'P1' }, now()))
  /** The courier records the delivery of an order. */
  const recordDelivery = (orderNumber: string) => act((tables) => deliver(tables, orderNumber, now()))
  return {
    ...world,
    now,
    accountOf,
    dispatch,
    recordDelivery,
    /** Gives a shopper coins, as reviews do. */
    give: async (me: Shopper, amount: number, regionId = defaultRegionId) => {
      const accountId = await accountOf(me)
      gifts += 1
      const change = { reason: 'REVIEW_EARNED', reference: `gift ${gifts}`, orderNumber: null, amount } as const
      await act((tables) => bookCoins(tables, { accountId, regionId }, change, now()))
    },
    coinsOf: async (me: Shopper, regionId = defaultRegionId) =>
      (await me.ask<ReplyOf<typeof coinBalance>>('GET', '/p/coin/balance', undefined, { regionId })).body,
    records: async (me: Shopper, page = 'size=100') =>
      (await me.ask<ReplyOf<typeof coinRecords>>('GET', `/p/coin/records?${page}`)).body.records,
    pay: (orderNumber: string, payType?: PayType) => payOrder(world.mall, orderNumber, payType),
    ship: async (orderNumber: string) => {
      await dispatch(orderNumber)
      await recordDelivery(orderNumber)
    },
    receive: (orderNumber: string) => act((tables) => moveOrder(tables, { orderNumber }, { kind: 'receive' }, now())),
    /** Requests a refund of items and approves the request. */
    refund: async (me: Shopper, orderNumber: string, orderItemIds: readonly number[]) => {
      const { body, status } = await me.ask<{ refundNumber: string }>('POST', '/p/refund/apply', {
        orderNumber,
        orderItemIds,
        reason: 'CHANGED_MIND',
      })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return act((tables) => approveRefund(tables, { refundNumber: body.refundNumber }, now()))
    },
    setCoinPrice: (skuId: number, has: boolean) =>
      query(
        world.mall.db,
        sql`update product set has_coin_price = ${has} where prod_id = (select prod_id from sku where sku_id = ${skuId})`,
      ),
  }
}
