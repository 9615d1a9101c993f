import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CoinTerms } from '#contract/coin/coin.ts'
import type { coinProducts } from '#contract/coin/coin-products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { orderNotices } from '#contract/notice/notice.ts'
import { cashOnDelivery } from '#contract/order/order.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { regionIds } from '#contract/region/region.ts'
import type { ownReviews } from '#contract/review/own-review.ts'
import { query } from '#server/database/database.ts'
import { openCoinMall } from '../support/malls/coin-mall.ts'

let world: Awaited<ReturnType<typeof openCoinMall>>
beforeAll(async () => {
  world = await openCoinMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

type Shopper = Awaited<ReturnType<typeof world.shopper>>

/** A received order of two pieces of a (Rs. 1,250 each) and one of b, made with coins. */
async function received(me: Shopper, coins = 0) {
  const { a, b } = world.skus
  const basketIds = await me.fillCart({ [a]: 2, [b]: 1 })
  const { body } = await me.submit((await me.confirm({ basketIds, coins })).body.checkoutId)
  const orderNumber = body.orderNumbers[0] ?? ''
  await world.pay(orderNumber)
  await world.ship(orderNumber)
  await world.receive(orderNumber)
  const { orderItemDtos } = (await me.detail(orderNumber)).body
  const idOf = (skuId: number) => orderItemDtos.find((item) => item.skuId === skuId)?.orderItemId ?? 0
  return { orderNumber, itemA: idOf(a), itemB: idOf(b) }
}
const changes = async (me: Shopper) => (await world.records(me)).map(({ reason, amount }) => [reason, amount])

describe('product#coins: earning', () => {
  test('product#coins: a received order earns one per cent of the money paid for its goods, once', async () => {
    const me = await world.shopper()
    const orderNumber = await me.order(world.skus.a, 3)
    expect((await me.detail(orderNumber)).body.coins).toEqual({ spent: 0, returned: 0, earned: 37, isEarned: false })
    await world.pay(orderNumber)
    await world.ship(orderNumber)
    expect(await world.coinsOf(me)).toMatchObject({ balance: 0, owed: 0, value: 0 })
    await me.ask('PUT', `/p/myOrder/receipt/${orderNumber}`)
    await me.ask('PUT', `/p/myOrder/receipt/${orderNumber}`)
    expect(await world.coinsOf(me)).toMatchObject({ balance: 37, owed: 0, value: 37 })
    expect((await me.detail(orderNumber)).body.coins).toEqual({ spent: 0, returned: 0, earned: 37, isEarned: true })
    expect(await world.records(me)).toMatchObject([
      { reason: 'ORDER_EARNED', orderNumber, amount: 37, balance: 37, owed: 0, time: '2026-11-20 06:30:00' },
    ])
    const notices = await me.ask<ReplyOf<typeof orderNotices>>('GET', '/p/order/notice/page')
    expect(notices.body.records[0]?.message).toContain('Coins earned: 37.')
  })

  test('product#coins: an order that completes by itself earns coins, too, and a closed order none', async () => {
    const me = await world.shopper()
    const [done, closed] = [await me.order(world.skus.a, 4), await me.order(world.skus.a, 4)]
    await world.pay(done)
    await world.ship(done)
    await world.moveEnded(world.mall.time.now + 16 * 86_400_000)
    expect(await changes(me)).toEqual([['ORDER_EARNED', 50]])
    expect((await me.detail(closed)).body.coins).toEqual({ spent: 0, returned: 0, earned: 0, isEarned: false })
  })

  test.each(['confirmed', 'completed by itself'])(
    'product#coins: an order with cash on delivery that is %s earns coins once the cash is paid',
    async (end) => {
      const me = await world.shopper()
      const orderNumber = await me.order(world.skus.a, 3)
      await world.pay(orderNumber, cashOnDelivery)
      await world.dispatch(orderNumber)
      if (end === 'confirmed') await me.ask('PUT', `/p/myOrder/receipt/${orderNumber}`)
      else await world.moveEnded(world.mall.time.now + 16 * 86_400_000)
      expect((await me.detail(orderNumber)).body).toMatchObject({ status: 5, isPaid: false, coins: { earned: 0 } })
      expect(await changes(me)).toEqual([])
      await world.recordDelivery(orderNumber)
      expect(await changes(me)).toEqual([['ORDER_EARNED', 37]])
      expect((await me.detail(orderNumber)).body.coins).toMatchObject({ earned: 37, isEarned: true })
    },
  )

  test('product#coins: each reviewed item earns coins once, which its review shows', async () => {
    const me = await world.shopper()
    const { itemA } = await received(me)
    const { prodId } = world.itemOf(world.skus.a)
    const review = { prodId, orderItemId: itemA, score: 5, content: 'Very good.', pics: [], isAnonymous: false }
    for (const more of [{}, {}, { content: 'Good, after all.', isEdit: true }])
      await me.ask('POST', '/p/prodComm', { ...review, ...more })
    expect(await changes(me)).toEqual([
      ['REVIEW_EARNED', 10],
      ['ORDER_EARNED', 37],
    ])
    const { body } = await me.ask<ReplyOf<typeof ownReviews>>('GET', '/p/prodComm/mine')
    expect(body.records).toMatchObject([{ content: 'Good, after all.', coins: 10 }])
  })

  test('product#coins: balances belong to a region, and everyone can read its terms', async () => {
    const me = await world.shopper()
    await world.give(me, 40, regionIds.CN)
    expect(await world.coinsOf(me)).toMatchObject({ balance: 0, owed: 0, value: 0 })
    expect(await world.coinsOf(me, regionIds.CN)).toMatchObject({ balance: 40, owed: 0, value: 2 })
    const terms = await world.call.ask('GET', `/coin/terms?regionId=${regionIds.LA}`)
    expect((await terms.json()) as CoinTerms).toEqual({
      worth: 100,
      priceSymbol: '₭',
      earn: 1,
      review: 10,
      share: 10,
    })
  })
})

describe('product#coins: spending', () => {
  test('product#coins: a checkout uses up to a tenth of the goods, and the order carries the reduction', async () => {
    const me = await world.shopper()
    await world.give(me, 500)
    const plain = (await me.buyNow(world.skus.a, 2)).body
    expect(plain.coins).toEqual({ balance: 500, usable: 250, value: 250, used: 0, earns: 25 })
    const { body } = await me.buyNow(world.skus.a, 2, { coins: 500 })
    expect(body).toMatchObject({ coinReduce: 250, actualTotal: plain.actualTotal - 250 })
    expect(body.coins).toMatchObject({ usable: 250, used: 250, earns: 22 })
    // A confirmed checkout has spent nothing yet.
    expect(await world.coinsOf(me)).toMatchObject({ balance: 500 })
    const { orderNumbers } = (await me.submit(body.checkoutId)).body
    await me.submit(body.checkoutId)
    expect(await world.coinsOf(me)).toMatchObject({ balance: 250 })
    const [orderNumber = ''] = orderNumbers
    const order = (await me.detail(orderNumber)).body
    expect(order).toMatchObject({ coinReduce: 250, actualTotal: body.actualTotal, coins: { spent: 250, earned: 22 } })
    expect((await world.records(me))[0]).toMatchObject({
      reason: 'ORDER_SPENT',
      orderNumber,
      amount: -250,
      balance: 250,
    })
  })

  test('product#coins: coins are divided among the orders of a checkout, and every order adds up', async () => {
    const me = await world.shopper()
    await world.give(me, 333)
    const basketIds = await me.fillCart({ [world.skus.a]: 1, [world.skus.other]: 2 })
    const { body } = await me.confirm({ basketIds, coins: 333 })
    expect(body.coinReduce).toBe(333)
    const { orderNumbers } = (await me.submit(body.checkoutId)).body
    const orders = await Promise.all(orderNumbers.map(async (one) => (await me.detail(one)).body))
    expect(orders.map(({ coinReduce }) => coinReduce)).toEqual([222, 111])
    for (const one of orders)
      expect(one.actualTotal).toBe(
        one.total -
          one.shopReduce -
          one.voucherReduce -
          one.coinReduce +
          one.transfee +
          one.handlingFee +
          one.smallCartFee,
      )
  })

  test('product#coins: a product with a coin price can be paid in full with coins', async () => {
    const me = await world.shopper()
    await world.give(me, 2000)
    await world.setCoinPrice(world.skus.a, true)
    const { prodId } = world.itemOf(world.skus.a)
    const answer = await world.call.ask('GET', `/prod/prodInfo?prodId=${prodId}&regionId=${regionIds.LK}`)
    const product = (await answer.json()) as ProductDetail
    expect(product.skuList.find(({ skuId }) => skuId === world.skus.a)?.coinPrice).toBe(1250)
    const { body } = await me.buyNow(world.skus.a, 1, { coins: 2000 })
    expect(body).toMatchObject({ coinReduce: 1250, coins: { usable: 1250 } })
    const orderNumber = (await me.submit(body.checkoutId)).body.orderNumbers[0] ?? ''
    await world.pay(orderNumber)
    await world.ship(orderNumber)
    await world.receive(orderNumber)
    const [item] = (await me.detail(orderNumber)).body.orderItemDtos
    // No money was paid for the item, so that the refund returns coins only, and is complete at once.
    const refund = await world.refund(me, orderNumber, [item?.orderItemId ?? 0])
    expect(refund).toMatchObject({ amount: 0, state: 4 })
    expect(await world.coinsOf(me)).toMatchObject({ balance: 2000 })
    await world.setCoinPrice(world.skus.a, false)
  })

  test('product#coins-screen: the products with a coin price that can be bought are listed by region, popular ones first', async () => {
    const { a, other, third } = world.skus
    const listed = async (regionId: number) => {
      const answer = await world.call.ask('GET', `/coin/products?regionId=${regionId}&lang=en`)
      return (await answer.json()) as ReplyOf<typeof coinProducts>
    }
    const idsIn = async (regionId: number) => (await listed(regionId)).map(({ prodId }) => prodId)
    const seeded = await listed(regionIds.LK)
    expect(seeded.length).toBeGreaterThan(0)
    for (const { coinPrice, price } of seeded) expect(coinPrice).toBe(price)

    await query(world.mall.db, sql`update product set has_coin_price = false`)
    expect(await listed(regionIds.LK)).toEqual([])
    for (const skuId of [third, a, other]) await world.setCoinPrice(skuId, true)
    const [idOfA, idOfOther, idOfThird] = [a, other, third].map((skuId) => world.itemOf(skuId).prodId)
    const byRank = await query<{ id: number }>(
      world.mall.db,
      sql`select prod_id as id from offer where region_id = ${regionIds.LK} and prod_id in (${idOfA}, ${idOfOther}, ${idOfThird}) order by rank`,
    )
    expect(await idsIn(regionIds.LK)).toEqual(byRank.map(({ id }) => id))
    // Sold out in Sri Lanka, and not for sale there.
    await query(
      world.mall.db,
      sql`update offer set stocks = 0 where region_id = ${regionIds.LK} and prod_id = ${idOfOther}`,
    )
    await world.shelve(third, { isSold: false })
    expect(await idsIn(regionIds.LK)).toEqual([idOfA])
    expect((await idsIn(regionIds.TR)).sort()).toEqual([idOfA, idOfOther, idOfThird].sort())
    await query(world.mall.db, sql`update product set has_coin_price = false`)
  })

  test('product#coins: an order whose coins were spent in another checkout is refused and takes no stock', async () => {
    const me = await world.shopper()
    await world.give(me, 200)
    const [one, two] = [
      await me.buyNow(world.skus.a, 2, { coins: 200 }),
      await me.buyNow(world.skus.a, 2, { coins: 200 }),
    ]
    await me.submit(one.body.checkoutId)
    const { sku } = await world.stockOf(world.skus.a)
    expect(await me.submit(two.body.checkoutId)).toMatchObject({
      status: 400,
      body: { code: 'PRICE_CHANGED', fields: { coins: 'PRICE_CHANGED' } },
    })
    expect((await world.stockOf(world.skus.a)).sku).toBe(sku)
    expect(await world.coinsOf(me)).toMatchObject({ balance: 0 })
  })

  test.each([[-1], [1.5], [1e12]])('product#coins: %s coins are no number of coins', async (coins) => {
    const me = await world.shopper()
    expect(await me.buyNow(world.skus.a, 1, { coins })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })
})

describe('product#coins: what closing and refunds do', () => {
  test('product#coins: a cancelled order and an unpaid one return their coins, once', async () => {
    const me = await world.shopper()
    await world.give(me, 200)
    const cancelled = await me.order(world.skus.a, 1, { coins: 100 })
    const unpaid = await me.order(world.skus.a, 1, { coins: 100 })
    expect(await world.coinsOf(me)).toMatchObject({ balance: 0 })
    await me.cancel(cancelled)
    await me.cancel(cancelled)
    expect(await world.coinsOf(me)).toMatchObject({ balance: 100 })
    await world.moveEnded(world.mall.time.now + 31 * 60_000)
    expect(await world.coinsOf(me)).toMatchObject({ balance: 200 })
    expect((await changes(me)).slice(0, 2)).toEqual([
      ['ORDER_RETURNED', 100],
      ['ORDER_RETURNED', 100],
    ])
    expect((await me.detail(unpaid)).body.coins).toEqual({ spent: 100, returned: 100, earned: 0, isEarned: false })
  })

  test.each([
    ['a, then b', ['itemA', 'itemB']],
    ['b, then a', ['itemB', 'itemA']],
  ] as const)(
    'product#coins: refunds of %s return the spent coins and take back the earned ones',
    async (_name, order) => {
      const me = await world.shopper()
      await world.give(me, 301)
      const bought = await received(me, 301)
      // Rs. 3,750 less 301 coins.
      expect(await world.coinsOf(me)).toMatchObject({ balance: 34 })
      await world.refund(me, bought.orderNumber, [bought[order[0]]])
      const part = (await me.detail(bought.orderNumber)).body.coins
      const share = order[0] === 'itemA' ? { returned: 201, earned: 11 } : { returned: 100, earned: 23 }
      expect(part).toEqual({ spent: 301, ...share, isEarned: true })
      expect(await world.coinsOf(me)).toMatchObject({ balance: share.returned + share.earned })
      await world.refund(me, bought.orderNumber, [bought[order[1]]])
      expect(await world.coinsOf(me)).toMatchObject({ balance: 301, owed: 0, value: 301 })
      expect((await me.detail(bought.orderNumber)).body.coins).toMatchObject({ returned: 301, earned: 0 })
    },
  )

  test('product#coins: a refund before the dispatch and the cancellation of the rest return each coin once', async () => {
    const me = await world.shopper()
    await world.give(me, 301)
    const basketIds = await me.fillCart({ [world.skus.a]: 2, [world.skus.b]: 1 })
    const { body } = await me.submit((await me.confirm({ basketIds, coins: 301 })).body.checkoutId)
    const [orderNumber = ''] = body.orderNumbers
    await world.pay(orderNumber)
    const [first] = (await me.detail(orderNumber)).body.orderItemDtos
    await world.refund(me, orderNumber, [first?.orderItemId ?? 0])
    await me.cancel(orderNumber)
    expect(await world.coinsOf(me)).toMatchObject({ balance: 301, owed: 0 })
  })

  test('product#coins: earned coins that are spent already are owed, and paid off by the next coins', async () => {
    const me = await world.shopper()
    const first = await received(me)
    await me.order(world.skus.a, 1, { coins: 30 })
    expect(await world.coinsOf(me)).toMatchObject({ balance: 7, owed: 0 })
    await world.refund(me, first.orderNumber, [first.itemA, first.itemB])
    expect(await world.coinsOf(me)).toMatchObject({ balance: 0, owed: 30, value: 0 })
    expect((await world.records(me))[0]).toMatchObject({
      reason: 'REFUND_TAKEN_BACK',
      amount: -37,
      balance: 0,
      owed: 30,
    })
    expect((await me.buyNow(world.skus.a, 1, { coins: 10 })).body.coins).toMatchObject({ balance: 0, usable: 0 })
    await world.give(me, 45)
    expect(await world.coinsOf(me)).toMatchObject({ balance: 15, owed: 0 })
  })

  test('product#coins: the records are pages, and part of the export of personal data', async () => {
    const me = await world.shopper()
    for (const amount of [1, 2, 3]) await world.give(me, amount)
    expect((await world.records(me, 'current=2&size=2')).map(({ amount }) => amount)).toEqual([1])
    const { body } = await me.ask<{ coins: { amount: number }[] }>('GET', '/p/user/export')
    expect(body.coins.map(({ amount }) => amount)).toEqual([3, 2, 1])
  })
})
