import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOrderMall } from '../support/order-mall.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
let me: Awaited<ReturnType<typeof world.shopper>>
beforeAll(async () => {
  world = await openOrderMall()
})
beforeEach(async () => {
  await world.fill()
  me = await world.shopper()
})
afterAll(() => world?.mall.close())

type Refused = { readonly code: string; readonly desc: string; readonly fields?: Record<string, string> }
const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await world.call.ask(method, path, { token: me.token, body, headers })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as Refused }
}
describe('wire#ids: a variant and its product', () => {
  const other = () => world.itemOf(world.skus.other)

  test('wire#ids: changeItem refuses a variant of another product, and the cart stays', async () => {
    const { skuId } = world.itemOf(world.skus.a)
    for (const count of [1, -1])
      expect(await send('POST', '/p/shopCart/changeItem', { count, prodId: other().prodId, skuId })).toMatchObject({
        status: 400,
        body: { code: 'MISMATCH', fields: { prodId: 'MISMATCH' } },
      })
    expect(await me.cartLines()).toEqual([])
  })

  test('wire#ids: confirm refuses a variant of another product', async () => {
    const orderItem = { ...world.itemOf(world.skus.a), prodId: other().prodId }
    expect(await me.confirm({ orderItem })).toMatchObject({
      status: 400,
      body: { code: 'MISMATCH', fields: { 'orderItem.prodId': 'MISMATCH' } },
    })
  })

  test('wire#submit: a remark to a shop that is not in the checkout is refused; an empty remark is none', async () => {
    const { checkoutId } = (await me.buyNow(world.skus.a)).body
    const [own, foreign] = world.shops
    const orderShopParam = [
      { shopId: own, remarks: 'Ring twice' },
      { shopId: foreign, remarks: 'Leave at the gate' },
    ]
    expect(await me.submit(checkoutId, { orderShopParam })).toMatchObject({
      status: 400,
      body: { code: 'MISMATCH', fields: { 'orderShopParam.1.shopId': 'MISMATCH' } },
    })
    expect((await me.list()).body.total).toBe(0)
    const allowed = [orderShopParam[0], { shopId: foreign, remarks: ' ' }]
    expect((await me.submit(checkoutId, { orderShopParam: allowed })).status).toBe(200)
  })
})

describe('wire#confirm: the delivery address', () => {
  test('wire#confirm: without an address, the order goes to the default address', async () => {
    const second = await me.newAddress()
    const orderItem = world.itemOf(world.skus.a)
    const confirm = async () =>
      (await me.ask<{ userAddr: { addrId: number } }>('POST', '/p/order/confirm', { orderItem })).body.userAddr.addrId
    expect(await confirm()).toBe(me.addrId)
    await me.ask('PUT', `/p/address/defaultAddr/${second}`)
    expect(await confirm()).toBe(second)
  })

  test('wire#confirm: without an address and a default address, the field is required', async () => {
    await me.ask('DELETE', `/p/address/deleteAddr/${me.addrId}`)
    expect(await me.ask('POST', '/p/order/confirm', { orderItem: world.itemOf(world.skus.a) })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', fields: { addrId: 'REQUIRED' } },
    })
  })
})
