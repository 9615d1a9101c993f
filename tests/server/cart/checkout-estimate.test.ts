import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countryOfRegion } from '#contract/account/address.ts'
import type { Checkout } from '#contract/order/checkout.ts'
import { checkout as checkoutShape } from '#contract/order/checkout.ts'
import { regionIds } from '#contract/region/region.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

type Me = Awaited<ReturnType<typeof world.shopper>>
const remove = (me: Me, addrId: number) => me.ask('DELETE', `/p/address/deleteAddr/${addrId}`)
/** A checkout of one item without a named address. */
const confirm = (me: Me) => me.ask<Checkout>('POST', '/p/order/confirm', { orderItem: world.itemOf(world.skus.a) })

test('product#checkout: without an address the checkout is an estimate with all costs; an order needs an address', async () => {
  const me = await world.shopper()
  const withAddress = (await confirm(me)).body
  expect(withAddress).toMatchObject({ isEstimate: 0, userAddr: { addrId: me.addrId } })
  await remove(me, me.addrId)
  const { status, body } = await confirm(me)
  expect(status).toBe(200)
  expect(v.is(checkoutShape, body)).toBe(true)
  const { checkoutId, userAddr: _, ...rest } = withAddress
  expect(body).toMatchObject({ ...rest, userAddr: null, isEstimate: 1 })
  expect(await me.submit(body.checkoutId)).toMatchObject({
    status: 400,
    body: { code: 'ADDRESS_REQUIRED', fields: { addrId: 'REQUIRED' } },
  })
  const addrId = await me.newAddress()
  const { body: next } = await confirm(me)
  expect(next).toMatchObject({ isEstimate: 0, userAddr: { addrId } })
  expect((await me.submit(next.checkoutId)).status).toBe(200)
})

test('product#checkout: an address in the country of the region is taken before a default address elsewhere', async () => {
  const me = await world.shopper()
  const [abroad, older, newer] = [await me.newAddress(regionIds.TR), await me.newAddress(), await me.newAddress()]
  await me.ask('PUT', `/p/address/defaultAddr/${abroad}`)
  expect((await confirm(me)).body.userAddr?.addrId).toBe(newer)
  for (const addrId of [newer, older, me.addrId]) await remove(me, addrId)
  expect((await confirm(me)).body).toMatchObject({ userAddr: null, isEstimate: 1 })
})

test('product#payments: a checkout names the items that exclude cash on delivery, and so does its unpaid order', async () => {
  const { a, other } = world.skus
  const me = await world.shopper()
  await world.shelve(a, { isCash: false })
  const { body } = await me.confirm({ basketIds: await me.fillCart({ [a]: 1, [other]: 1 }) })
  expect(body.isCashOnDelivery).toBe(false)
  expect(
    body.shopCartOrders
      .flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
      .filter(({ isCashOnDelivery }) => !isCashOnDelivery)
      .map(({ skuId }) => skuId),
  ).toEqual([a])
  const flags = async () => {
    const orders = await Promise.all(orderNumbers.map(async (number) => (await me.detail(number)).body))
    return Object.fromEntries(
      orders.flatMap(({ orderItemDtos }) => orderItemDtos.map((item) => [item.skuId, item.isCashOnDelivery])),
    )
  }
  const { orderNumbers } = (await me.submit(body.checkoutId)).body
  expect(await flags()).toEqual({ [a]: false, [other]: true })
  // The order keeps the terms of its checkout.
  await world.shelve(a, { isCash: true })
  expect(await flags()).toEqual({ [a]: false, [other]: true })
  for (const number of orderNumbers) await me.ask('PUT', `/p/myOrder/cancel/${number}`, { reason: 'CHANGED_MIND' })
  expect(await flags()).toEqual({ [a]: undefined, [other]: undefined })
})

test('product#checkout: every region knows the country of its addresses', async () => {
  const me = await world.shopper()
  const regions = (await me.ask<{ regionId: number; regionName: string }[]>('GET', '/salesRegions/all')).body
  const countries = (await me.ask<{ areaId: number; areaName: string }[]>('GET', '/p/area/listByPid?pid=0')).body
  expect(regions).toHaveLength(4)
  for (const { regionId, regionName } of regions)
    expect(countries.find(({ areaId }) => areaId === countryOfRegion(regionId))?.areaName).toBe(regionName)
})
