import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CartTotal } from '#contract/cart/cart.ts'
import type { CartEstimate } from '#contract/cart/cart-estimate.ts'
import type { ItemCosts } from '#contract/delivery.ts'
import type { Checkout } from '#contract/order/checkout.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { regionIds } from '#contract/region/region.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { numbers } from '../support/numbers.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall({
    FEES: '{"LK":{"discount":7.5,"discountFrom":6000},"TR":{"discountFrom":40,"discount":12.5}}',
  })
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

type Shopper = Awaited<ReturnType<typeof world.shopper>>
type Estimate = ItemCosts & { arriveFrom: string; arriveTo: string; code?: string }

const open = async <Body>(path: string) => {
  const response = await world.call.ask('GET', path)
  return { status: response.status, body: (await response.json()) as Body }
}
const estimateOf = (prodId: number, skuId: number, count: number, regionId: number = regionIds.LK) =>
  open<Estimate>(`/delivery/estimate?prodId=${prodId}&skuId=${skuId}&count=${count}&regionId=${regionId}`)
const prodOf = (skuId: number) => world.itemOf(skuId).prodId
const totalPay = async (me: Shopper, basketIds: readonly number[]) =>
  (await me.ask<CartTotal>('POST', '/p/shopCart/totalPay', basketIds)).body

/** The costs of a checkout, and of an estimate, in a common form. */
const costsOfCheckout = (checkout: Checkout) => ({
  shops: checkout.shopCartOrders.map(({ shopId, total, shopReduce, transfee, deliveryEstimate: { from, to } }) => [
    shopId,
    total,
    shopReduce,
    transfee,
    from,
    to,
  ]),
  rest: [checkout.handlingFee, checkout.smallCartFee, checkout.actualTotal],
})
const costsOfEstimate = ({ shops, handlingFee, smallCartFee, estimatedTotal }: CartEstimate) => ({
  shops: shops.map(({ shopId, goods, shopReduce, fee, arriveFrom, arriveTo }) => [
    shopId,
    goods,
    shopReduce,
    fee,
    arriveFrom,
    arriveTo,
  ]),
  rest: [handlingFee, smallCartFee, estimatedTotal],
})

describe('product#estimates: the costs before the checkout', () => {
  test("product#estimates: a cart's estimate equals its checkout, for many carts in every region, for shopper and guest", async () => {
    const below = numbers(59)
    const skuIds = Object.values(world.skus)
    let carts = 0
    for (const regionId of Object.values(regionIds)) {
      const me = await world.shopper(regionId)
      for (let round = 0; round < 8; round += 1) {
        for (const skuId of skuIds) await world.shelve(skuId, { regionId })
        const chosen = skuIds.filter(() => below(3) > 0)
        const counts = Object.fromEntries((chosen.length > 0 ? chosen : skuIds).map((skuId) => [skuId, 1 + below(4)]))
        const basketIds = await me.fillCart(counts)
        for (const skuId of skuIds)
          await world.shelve(skuId, {
            regionId,
            price: [49_900, 189_000, 2_550_000, 1_995, 333][below(5)] ?? 0,
            stocks: below(5) === 0 ? 2 : 50,
            isFree: below(4) === 0,
            isOverseas: below(4) === 0,
          })
        const checkout = await me.confirm({ basketIds })
        expect(checkout.status).toBe(200)
        const total = await totalPay(me, basketIds)
        expect(costsOfEstimate(total), `${regionId} ${round}`).toEqual(costsOfCheckout(checkout.body))
        for (const { fee, goods, freeFrom, missing } of total.shops) {
          expect(Math.round((missing ?? 0) * 100)).toBe(Math.max(0, Math.round(((freeFrom ?? goods) - goods) * 100)))
          if (freeFrom !== undefined) expect(fee > 0).toBe(missing !== undefined)
        }
        const lines = (await me.cartLines()).map(({ skuId, prodCount }) => `${skuId}x${prodCount}`).join()
        const guest = await open<CartEstimate>(`/delivery/cart?lines=${lines}&regionId=${regionId}`)
        expect(costsOfEstimate(guest.body)).toEqual(costsOfEstimate(total))
        await me.ask('DELETE', '/p/shopCart/deleteAll')
        carts += 1
      }
    }
    expect(carts).toBe(32)
  })

  test('product#estimates: the estimate of a product equals its checkout; the product carries that of one piece', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    for (const [price, isFree, isOverseas] of [
      [189_000, false, true],
      [64_000, false, false],
      [800_000, false, false],
      [64_000, true, true],
    ] as const) {
      await world.shelve(a, { price, isFree, isOverseas })
      for (const count of [1, 4]) {
        const { body } = await estimateOf(prodOf(a), a, count)
        const { body: checkout } = await me.buyNow(a, count)
        expect([body.fee, body.handlingFee, body.smallCartFee, body.estimatedTotal]).toEqual([
          checkout.deliveryFee,
          checkout.handlingFee,
          checkout.smallCartFee,
          checkout.actualTotal,
        ])
        expect({ from: body.arriveFrom, to: body.arriveTo }).toEqual(checkout.shopCartOrders[0]?.deliveryEstimate)
        expect(body.freeFrom).toBe(isFree || isOverseas ? undefined : 7500)
      }
      const { body: product } = await open<ProductDetail>(
        `/prod/prodInfo?prodId=${prodOf(a)}&regionId=${regionIds.LK}&lang=en`,
      )
      const { costs, from, to } = product.deliveryEstimate
      const { body: one } = await estimateOf(prodOf(a), costs?.skuId ?? 0, 1)
      expect({ ...costs, arriveFrom: from, arriveTo: to }).toEqual(one)
    }
    await world.shelve(a, { price: 189_000, isOverseas: true })
    expect((await estimateOf(prodOf(a), a, 1)).body).toMatchObject({ fee: 950, handlingFee: 100, estimatedTotal: 2940 })
  })

  test('product#estimates: an estimate names what cannot be bought, and refuses a wrong product and a wrong count', async () => {
    const { a, other } = world.skus
    expect((await estimateOf(prodOf(other), a, 1)).body.code).toBe('MISMATCH')
    for (const count of [0, 1000]) expect((await estimateOf(prodOf(a), a, count)).status).toBe(400)
    expect((await estimateOf(prodOf(a), a, 1, 5)).body.code).toBe('UNKNOWN_REGION')
    await world.shelve(a, { stocks: 3 })
    expect((await estimateOf(prodOf(a), a, 9)).body).toMatchObject({ count: 3, fee: 350, estimatedTotal: 4200 })
    await world.shelve(a, { stocks: 0 })
    expect((await estimateOf(prodOf(a), a, 1)).body.code).toBe('OUT_OF_STOCK')
    await world.shelve(a, { isSold: false })
    expect((await estimateOf(prodOf(a), a, 1)).body.code).toBe('NOT_IN_AREA')
    expect((await estimateOf(prodOf(a), 999_999, 1)).body.code).toBe('WITHDRAWN')
    const away = await open<ProductDetail>(`/prod/prodInfo?prodId=${prodOf(a)}&regionId=${regionIds.LK}&lang=en`)
    expect(away.body.deliveryEstimate.costs).toBeUndefined()
    const none = await open<CartEstimate>(`/delivery/cart?lines=${a}x1,999999x1&regionId=${regionIds.LK}`)
    expect(none.body).toEqual({ shops: [], handlingFee: 0, smallCartFee: 0, smallCartBelow: 1000, estimatedTotal: 0 })
    for (const lines of ['', 'x', `${a}x0`, `${a}`, `${a}x1,,`])
      expect((await open(`/delivery/cart?lines=${lines}&regionId=${regionIds.LK}`)).status, lines).toBe(400)
  })

  test('product#regions: the carts of all regions are counted', async () => {
    const { a, other } = world.skus
    const [me, stranger] = [await world.shopper(), await world.shopper()]
    const regions = async (one: Shopper) => (await one.ask('GET', '/p/shopCart/regions')).body
    expect(await regions(me)).toEqual([])
    await me.fillCart({ [a]: 2, [other]: 1 })
    const changes = [{ key: crypto.randomUUID(), op: 'change', skuId: a, count: 4, madeAt: world.mall.time.now }]
    await me.ask('POST', '/p/shopCart/changes', changes, { regionId: regionIds.TR })
    expect(await regions(me)).toEqual([
      { regionId: regionIds.LK, count: 3 },
      { regionId: regionIds.TR, count: 4 },
    ])
    expect(await regions(stranger)).toEqual([])
  })
})
