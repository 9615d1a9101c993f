import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkout as checkoutShape } from '#contract/order/checkout.ts'
import { order as orderShape } from '#contract/order/order.ts'
import { regionIds } from '#contract/region/region.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { numbers } from '../support/numbers.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

const minutes = (count: number) => count * 60_000

describe('product#checkout: checkout', () => {
  test('product#checkout: a checkout is confirmed by shop, and becomes one order per shop with the same total', async () => {
    const { a, other } = world.skus
    const me = await world.shopper()
    const { body } = await me.confirm({ basketIds: await me.fillCart({ [a]: 2, [other]: 1 }), hasInsurance: true })
    expect(v.is(checkoutShape, body)).toBe(true)
    expect(body).toMatchObject({
      total: 3750,
      handlingFee: 100,
      smallCartFee: 0,
      deliveryInsurance: 90,
      deliveryFee: 700,
      actualTotal: 4640,
      totalCount: 3,
      priceSymbol: 'Rs.',
      vouchers: [],
      changed: [],
      expiresAt: '2026-11-20 06:45:00',
      isCashOnDelivery: true,
      userAddr: { addrId: me.addrId, receiver: 'Amaya Perera', country: 'Sri Lanka' },
    })
    expect(
      body.shopCartOrders.map(({ shopId, total, transfee, actualTotal }) => [shopId, total, transfee, actualTotal]),
    ).toEqual([
      [world.shops[1], 1250, 350, 1600],
      [world.shops[0], 2500, 350, 2850],
    ])
    const {
      body: { orderNumbers },
    } = await me.submit(body.checkoutId, {
      orderShopParam: [{ shopId: world.shops[0], remarks: ' Leave at the gate ' }],
    })
    const orders = await Promise.all(orderNumbers.map(async (number) => (await me.detail(number)).body))
    expect(orders.every((order) => v.is(orderShape, order))).toBe(true)
    expect(orders.reduce((sum, { actualTotal }) => sum + actualTotal, 0)).toBe(4640)
    expect(
      orders.map(({ shopId, remarks, status, isPaid, handlingFee, deliveryInsurance }) => [
        shopId,
        remarks,
        status,
        isPaid,
        handlingFee,
        deliveryInsurance,
      ]),
    ).toEqual([
      [world.shops[1], '', 1, false, 33, 30],
      [world.shops[0], 'Leave at the gate', 1, false, 67, 60],
    ])
    expect(await me.cartLines()).toEqual([])
    expect(await world.stockOf(a)).toEqual({ sku: 48, product: 98, sum: 98 })
  })

  test('product#checkout: "buy now" leaves the cart unchanged', async () => {
    const { a, b } = world.skus
    const me = await world.shopper()
    await me.fillCart({ [a]: 2 })
    const { body } = await me.buyNow(b, 3)
    expect(body.shopCartOrders[0]?.shopCartItemDiscounts[0]?.shopCartItems).toMatchObject([
      { skuId: b, prodCount: 3, price: 1250 },
    ])
    await me.submit(body.checkoutId)
    expect((await me.cartLines()).map(({ skuId, prodCount }) => [skuId, prodCount])).toEqual([[a, 2]])
  })

  test("product#roles: an address is required: the shopper's own, in the country of the region", async () => {
    const { a } = world.skus
    const [me, stranger] = [await world.shopper(), await world.shopper()]
    const orderItem = world.itemOf(a)
    expect(await me.confirm({ orderItem, addrId: stranger.addrId })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
    expect(await me.confirm({ orderItem, addrId: 999_999 })).toMatchObject({ status: 404 })
    expect(await me.confirm({ orderItem, addrId: await me.newAddress(regionIds.TR) })).toMatchObject({
      status: 400,
      body: { code: 'NOT_IN_AREA', fields: { addrId: 'NOT_IN_AREA' } },
    })
    for (const regionId of Object.values(regionIds)) {
      const addrId = await me.newAddress(regionId)
      expect((await me.confirm({ orderItem, addrId }, { regionId })).status, String(regionId)).toBe(200)
    }
  })

  test("product#roles: another shopper's lines and checkouts are not found", async () => {
    const { a } = world.skus
    const [me, stranger] = [await world.shopper(), await world.shopper()]
    const basketIds = await me.fillCart({ [a]: 1 })
    expect(await stranger.confirm({ basketIds })).toMatchObject({ status: 404 })
    expect(await me.confirm({ basketIds: [...basketIds, 999_999] })).toMatchObject({ status: 404 })
    expect(await me.confirm({})).toMatchObject({ status: 404 })
    expect(
      await me.confirm({ basketIds, addrId: await me.newAddress(regionIds.TR) }, { regionId: regionIds.TR }),
    ).toMatchObject({ status: 404 })
    const { checkoutId } = (await me.confirm({ basketIds })).body
    expect(await stranger.submit(checkoutId)).toMatchObject({ status: 404 })
    expect(await me.submit(999_999)).toMatchObject({ status: 404 })
    expect((await world.call.ask('POST', '/p/order/confirm', { body: { addrId: me.addrId, basketIds } })).status).toBe(
      401,
    )
    expect((await me.submit(checkoutId)).status).toBe(200)
  })

  test('wire#confirm: differences from the cart are named, and a short stock is taken as far as possible', async () => {
    const { a, b, other, third } = world.skus
    const me = await world.shopper()
    const basketIds = await me.fillCart({ [a]: 5, [b]: 1, [other]: 1, [third]: 1 })
    await world.shelve(a, { stocks: 3, price: 130_000 })
    await world.shelve(b, { stocks: 0 })
    await world.shelve(other, { isSold: false })
    for (const regionId of Object.values(regionIds)) await world.shelve(third, { isSold: false, regionId })
    const { body } = await me.confirm({ basketIds })
    expect([...body.changed].sort((x, y) => x.why.localeCompare(y.why) || x.skuId - y.skuId)).toEqual([
      { skuId: other, was: 1, now: 0, why: 'NOT_IN_AREA' },
      ...[
        { skuId: a, was: 5, now: 3, why: 'OUT_OF_STOCK' },
        { skuId: b, was: 1, now: 0, why: 'OUT_OF_STOCK' },
      ].sort((x, y) => x.skuId - y.skuId),
      { skuId: a, was: 1250, now: 1300, why: 'PRICE_CHANGED' },
      { skuId: third, was: 1, now: 0, why: 'WITHDRAWN' },
    ])
    expect(body).toMatchObject({ total: 3900, totalCount: 3 })
    await me.submit(body.checkoutId)
    // The unavailable quantity stays in the cart.
    expect(Object.fromEntries((await me.cartLines()).map(({ skuId, prodCount }) => [skuId, prodCount]))).toEqual({
      [a]: 2,
      [b]: 1,
      [other]: 1,
      [third]: 1,
    })
  })

  test('product#messages: without any purchasable line the call is refused with the reason', async () => {
    const { a, third } = world.skus
    const me = await world.shopper()
    await world.shelve(a, { stocks: 0 })
    expect(await me.buyNow(a)).toMatchObject({ status: 400, body: { code: 'OUT_OF_STOCK', desc: 'Out stock.' } })
    await world.shelve(a, { isSold: false })
    expect(await me.buyNow(a)).toMatchObject({
      status: 400,
      body: { code: 'NOT_IN_AREA', desc: 'This product does not available in your area.' },
    })
    for (const regionId of Object.values(regionIds)) await world.shelve(third, { isSold: false, regionId })
    expect(await me.buyNow(third)).toMatchObject({ status: 400, body: { code: 'WITHDRAWN' } })
    expect(await me.buyNow(999_999_999)).toMatchObject({ status: 400, body: { code: 'WITHDRAWN' } })
  })

  test('product#checkout: delivery times: chosen, with a Sunday fee per parcel, none for overseas, refused when past', async () => {
    const { a, other } = world.skus
    const me = await world.shopper()
    const basketIds = await me.fillCart({ [a]: 1, [other]: 1 })
    const { body } = await me.confirm({ basketIds })
    const sunday = body.deliverySlots.find(({ price }) => price > 0)
    expect(sunday).toEqual({ slot: '2026-11-22 09:00-12:00', price: 500, isChosen: false })
    const chosen = (await me.confirm({ basketIds, deliverySlot: sunday?.slot })).body
    expect(chosen.deliverySlots.filter(({ isChosen }) => isChosen)).toEqual([{ ...sunday, isChosen: true }])
    expect(chosen.actualTotal).toBe(body.actualTotal + 500)
    expect(chosen.shopCartOrders.map(({ deliveryEstimate }) => deliveryEstimate)).toEqual(
      [1, 2].map(() => ({ from: '2026-11-22', to: '2026-11-22' })),
    )
    const [number = ''] = (await me.submit(chosen.checkoutId)).body.orderNumbers
    expect((await me.detail(number)).body).toMatchObject({ deliverySlot: sunday?.slot, transfee: 600 })
    expect(await me.buyNow(a, 1, { deliverySlot: '2026-11-20 09:00-12:00' })).toMatchObject({
      status: 400,
      body: { code: 'SLOT_GONE' },
    })
    await world.shelve(a, { isOverseas: true })
    expect((await me.buyNow(a)).body).toMatchObject({ deliverySlots: [], deliveryFee: 950 })
  })

  test('product#limits: fees: small cart, free delivery, cash where every product allows it', async () => {
    const { a, b, other } = world.skus
    const me = await world.shopper()
    await world.shelve(a, { price: 30_000, isFree: true, isCash: false })
    expect((await me.buyNow(a, 3)).body).toMatchObject({
      total: 900,
      smallCartFee: 150,
      smallCartBelow: 1000,
      deliveryFee: 0,
      handlingFee: 100,
      actualTotal: 1150,
      isCashOnDelivery: false,
    })
    expect((await me.buyNow(other, 6)).body).toMatchObject({
      total: 7500,
      deliveryFee: 0,
      smallCartFee: 0,
      isCashOnDelivery: true,
    })
    await world.shelve(a, { isCash: false })
    const { body } = await me.confirm({ basketIds: await me.fillCart({ [b]: 1, [other]: 1 }) })
    expect(body.isCashOnDelivery).toBe(false)
    const { orderNumbers } = (await me.submit(body.checkoutId)).body
    const cash = await Promise.all(orderNumbers.map(async (number) => (await me.detail(number)).body))
    expect(cash.map(({ shopId, isCashOnDelivery }) => [shopId, isCashOnDelivery])).toEqual([
      [world.shops[1], true],
      [world.shops[0], false],
    ])
  })

  test('wire#confirm: random carts in every region: printed amounts add up, and are whole in LKR and LAK', async () => {
    const next = numbers(11)
    for (const regionId of Object.values(regionIds)) {
      const me = await world.shopper(regionId)
      const isWhole = regionId === regionIds.LK || regionId === regionIds.LA
      for (let nth = 0; nth < 4; nth += 1) {
        for (const skuId of Object.values(world.skus))
          await world.shelve(skuId, {
            regionId,
            price: (50 + next(9000)) * (isWhole ? 100 : 7),
            isFree: next(3) === 0,
            isOverseas: next(4) === 0,
            stocks: 99,
          })
        const basketIds = await me.fillCart(
          Object.fromEntries(Object.values(world.skus).map((skuId) => [skuId, 1 + next(9)])),
        )
        const { body } = await me.confirm({ basketIds, hasInsurance: next(2) === 0 })
        const cents = (amount: number) => Math.round(amount * 100)
        const shops = body.shopCartOrders
        for (const shop of shops) {
          const lines = shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems)
          expect(lines.reduce((sum, line) => sum + cents(line.price) * line.prodCount, 0)).toBe(cents(shop.total))
          expect(cents(shop.total) - cents(shop.shopReduce) + cents(shop.transfee)).toBe(cents(shop.actualTotal))
        }
        expect(shops.reduce((sum, { transfee }) => sum + cents(transfee), 0)).toBe(cents(body.deliveryFee))
        const printed =
          cents(body.total) -
          cents(body.voucherReduce) -
          cents(body.coinReduce) +
          cents(body.deliveryFee) +
          cents(body.handlingFee) +
          cents(body.smallCartFee) +
          cents(body.deliveryInsurance)
        expect(printed).toBe(cents(body.actualTotal))
        const amounts = [
          body.total,
          body.deliveryFee,
          body.handlingFee,
          body.smallCartFee,
          body.deliveryInsurance,
          body.actualTotal,
          ...shops.flatMap(({ total, transfee }) => [total, transfee]),
        ]
        if (isWhole) expect(amounts.every(Number.isInteger), JSON.stringify(amounts)).toBe(true)
        const { orderNumbers } = (await me.submit(body.checkoutId, { actualTotal: body.actualTotal })).body
        const orders = await Promise.all(orderNumbers.map(async (number) => (await me.detail(number)).body))
        expect(orders.reduce((sum, { actualTotal }) => sum + cents(actualTotal), 0)).toBe(cents(body.actualTotal))
        if (isWhole)
          expect(
            orders
              .flatMap((one) => [one.actualTotal, one.handlingFee, one.smallCartFee, one.deliveryInsurance])
              .every(Number.isInteger),
          ).toBe(true)
      }
    }
  })

  test('quality#trust: a fractional price of the database is rounded once, before multiplication', async () => {
    const me = await world.shopper()
    await world.shelve(world.skus.a, { price: 125_049 })
    expect((await me.buyNow(world.skus.a, 3)).body).toMatchObject({ total: 3750, actualTotal: 4200 })
  })
})

describe('product#checkout: submit', () => {
  test('wire#confirm: the prices of the checkout hold while it is valid, even if they change', async () => {
    const { a } = world.skus
    const me = await world.shopper()
    const { body } = await me.buyNow(a, 2)
    await world.shelve(a, { price: 199_900 })
    world.mall.time.now += minutes(14)
    const [number = ''] = (await me.submit(body.checkoutId)).body.orderNumbers
    expect((await me.detail(number)).body).toMatchObject({ total: 2500, actualTotal: body.actualTotal })
  })

  test('product#checkout: a checkout expires after 15 minutes, unless it was submitted before', async () => {
    const me = await world.shopper()
    const [late, early] = [(await me.buyNow(world.skus.a)).body, (await me.buyNow(world.skus.a)).body]
    const first = await me.submit(early.checkoutId)
    world.mall.time.now += minutes(15)
    expect(await me.submit(late.checkoutId)).toMatchObject({
      status: 400,
      body: { code: 'CHECKOUT_EXPIRED', desc: 'Check out expired.' },
    })
    expect(await me.submit(early.checkoutId)).toEqual(first)
    expect(await world.stockOf(world.skus.a)).toMatchObject({ sku: 49 })
  })

  test('wire#confirm: a price above the shown one is refused; a price below is not', async () => {
    const me = await world.shopper()
    const { body } = await me.buyNow(world.skus.a)
    expect(await me.submit(body.checkoutId, { actualTotal: body.actualTotal - 0.01 })).toMatchObject({
      status: 400,
      body: { code: 'PRICE_CHANGED' },
    })
    expect((await me.submit(body.checkoutId, { actualTotal: body.actualTotal + 5 })).status).toBe(200)
  })

  test('product#messages: products out of stock are named, and no stock of the others is taken', async () => {
    const { a, b, other } = world.skus
    const me = await world.shopper()
    const { body } = await me.confirm({ basketIds: await me.fillCart({ [a]: 5, [b]: 2, [other]: 1 }) })
    await world.shelve(a, { stocks: 4 })
    expect(await me.submit(body.checkoutId)).toMatchObject({
      status: 400,
      body: { code: 'OUT_OF_STOCK', desc: 'Out stock.', available: 4, fields: { [a]: 'OUT_OF_STOCK' } },
    })
    await world.shelve(b, { stocks: 0 })
    await world.shelve(other, { isSold: false })
    const refused = await me.submit(body.checkoutId)
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { [a]: 'OUT_OF_STOCK', [b]: 'OUT_OF_STOCK', [other]: 'NOT_IN_AREA' } },
    })
    expect(refused.body.available).toBeUndefined()
    expect([(await world.stockOf(a)).sku, (await world.stockOf(b)).sku, (await world.stockOf(other)).sku]).toEqual([
      4, 0, 50,
    ])
    expect((await me.list()).body.total).toBe(0)
    expect(await me.cartLines()).toHaveLength(3)
    await world.fill()
    expect((await me.submit(body.checkoutId)).status).toBe(200)
  })

  test('product#validation: a checkout below the minimum amount is refused', async () => {
    const me = await world.shopper()
    await world.shelve(world.skus.a, { price: 1000, isFree: true })
    const { body } = await me.buyNow(world.skus.a, 1)
    // The fees of a small cart alone exceed the mall's own minimum.
    expect(body).toMatchObject({ total: 10, actualTotal: 260, minimumAmount: 200 })
    const strict = await openOrderMall({
      FEES: '{"LK":{"minimum":500,"smallCart":0,"handling":0,"delivery":0}}',
      CHECKOUT_MINUTES: '5',
    })
    try {
      await strict.fill()
      const other = await strict.shopper()
      await strict.shelve(strict.skus.a, { price: 49_900 })
      const checkout = (await other.buyNow(strict.skus.a)).body
      expect(checkout).toMatchObject({
        total: 499,
        actualTotal: 499,
        minimumAmount: 500,
        expiresAt: '2026-11-20 06:35:00',
      })
      expect(await other.submit(checkout.checkoutId)).toMatchObject({ status: 400, body: { code: 'MINIMUM_AMOUNT' } })
      expect((await other.submit((await other.buyNow(strict.skus.a, 2)).body.checkoutId)).status).toBe(200)
    } finally {
      await strict.mall.close()
    }
  })

  test('quality#trust: a checkout creates its orders once: with the same key, another key and many requests at once', async () => {
    const { a, other } = world.skus
    const me = await world.shopper()
    const { body } = await me.confirm({ basketIds: await me.fillCart({ [a]: 1, [other]: 1 }) })
    const key = randomUUID()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((nth) => me.submit(body.checkoutId, {}, { key: nth % 2 ? key : randomUUID() })),
    )
    const numbersOf = answers.filter(({ status }) => status === 200).map(({ body: { orderNumbers } }) => orderNumbers)
    expect(new Set(numbersOf.map(String)).size).toBe(1)
    expect(
      answers
        .filter(({ status }) => status !== 200)
        .every(({ status, body: { code } }) => status === 409 && code === 'IN_PROGRESS'),
    ).toBe(true)
    expect(
      (await me.submit(body.checkoutId, { orderShopParam: [{ shopId: 1, remarks: 'again' }] })).body.orderNumbers,
    ).toEqual(numbersOf[0])
    expect(await me.submit(body.checkoutId, { actualTotal: 1 }, { key })).toMatchObject({ status: 422 })
    expect((await me.list()).body.total).toBe(2)
    expect(await world.stockOf(a)).toMatchObject({ sku: 49 })
  })

  test('quality#trust: a confirm that is sent twice creates one checkout', async () => {
    const me = await world.shopper()
    const key = randomUUID()
    const sent = { orderItem: world.itemOf(world.skus.a) }
    const [first, again] = [await me.confirm(sent, { key }), await me.confirm(sent, { key })]
    expect(again).toEqual(first)
    expect((await me.confirm(sent)).body.checkoutId).not.toBe(first.body.checkoutId)
  })

  test('wire#confirm: bad input is refused', async () => {
    const me = await world.shopper()
    const orderItem = world.itemOf(world.skus.a)
    const bad: readonly Record<string, unknown>[] = [
      { addrId: 0, orderItem },
      { orderItem: { ...orderItem, prodCount: 0 } },
      { orderItem: { ...orderItem, prodCount: 1.5 } },
      { orderItem: { ...orderItem, prodCount: 1000 } },
      { orderItem: { skuId: 1 } },
      { basketIds: ['1'] },
      { orderItem, deliverySlot: 'soon' },
      { orderItem, hasInsurance: 'yes' },
    ]
    for (const body of bad) expect((await me.confirm(body)).status, JSON.stringify(body)).toBe(400)
    const { checkoutId } = (await me.buyNow(world.skus.a)).body
    const shopId = world.shops[0]
    for (const more of [
      { orderShopParam: [{ shopId, remarks: 'x'.repeat(201) }] },
      { orderShopParam: [{ remarks: 'a' }] },
      { actualTotal: -1 },
    ]) {
      expect((await me.submit(checkoutId, more)).status, JSON.stringify(more).slice(0, 60)).toBe(400)
    }
    expect((await me.submit(checkoutId, { orderShopParam: [{ shopId, remarks: 'x'.repeat(200) }] })).status).toBe(200)
  })
})
