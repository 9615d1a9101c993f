import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'

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
const here = `regionId=${defaultRegionId}`

describe('wire#errors: the fields of a refusal', () => {
  test.each([
    ['GET', '/prod/prodInfo', undefined, { prodId: 'REQUIRED', regionId: 'REQUIRED' }],
    ['GET', `/prod/prodInfo?${here}&prodId=`, undefined, { prodId: 'REQUIRED' }],
    ['GET', `/prod/prodInfo?${here}&prodId=abc`, undefined, { prodId: 'INVALID' }],
    ['GET', `/prod/prodInfo?${here}&prodId=1&lang=xx`, undefined, { lang: 'INVALID' }],
    ['POST', '/p/shopCart/changeItem', {}, { count: 'REQUIRED', prodId: 'REQUIRED', skuId: 'REQUIRED' }],
    ['POST', '/p/shopCart/changeItem', { count: '1', prodId: 1, skuId: null }, { count: 'INVALID', skuId: 'REQUIRED' }],
    ['POST', '/p/shopCart/changeItem', { basketId: 'x', count: 1, prodId: 1, skuId: 1 }, { basketId: 'INVALID' }],
    ['POST', '/p/shopCart/changeItem', undefined, { body: 'REQUIRED' }],
    ['POST', '/p/shopCart/totalPay', {}, { body: 'INVALID' }],
    ['POST', '/p/shopCart/totalPay', [1, 'x'], { '1': 'INVALID' }],
    [
      'POST',
      '/p/order/confirm',
      { orderItem: { skuId: 1, prodCount: 0 } },
      {
        'orderItem.prodId': 'REQUIRED',
        'orderItem.prodCount': 'INVALID',
      },
    ],
    ['PUT', '/p/user/setUserInfo', { sex: 'Q' }, { sex: 'INVALID' }],
    ['PUT', '/p/user/setUserInfo', { nickName: 5 }, { nickName: 'INVALID' }],
    ['POST', '/mail/send', {}, { mail: 'REQUIRED' }],
    ['POST', '/mail/send', { mail: 'x' }, { mail: 'MAIL_INVALID' }],
    ['POST', '/sms/send', { mobile: '' }, { mobile: 'REQUIRED' }],
  ])('wire#errors: %s %s %j names what is missing or invalid', async (method, path, body, fields) => {
    const refused = await send(method, path, body)
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toEqual(fields)
  })

  test('wire#errors: a refusal keeps the sentence of its only field', async () => {
    expect((await send('POST', '/mail/send', {})).body.desc).toBe('Please enter email.')
    expect((await send('POST', '/sms/send', { mobile: '' })).body.desc).toBe('Please enter mobile number.')
  })
})

describe('wire#errors: what was not found', () => {
  test.each([
    ['order', 'GET', '/p/myOrder/orderDetail?orderNumber=NL-2611-00000000', undefined],
    ['order', 'PUT', '/p/myOrder/receipt/NL-2611-00000000', undefined],
    ['order', 'PUT', '/p/myOrder/receipt/x', undefined],
    ['order', 'GET', '/p/myOrder/logistics/NL-2611-00000000', undefined],
    ['order', 'POST', '/p/order/pay', { payType: 23, orderNumbers: ['NL-2611-00000000'] }],
    ['order', 'GET', '/p/order/attempt?orderNumber=NL-2611-00000000', undefined],
    ['checkout', 'POST', '/p/order/submit', { checkoutId: 999_999 }],
    ['address', 'PUT', '/p/address/defaultAddr/999999', undefined],
    ['address', 'DELETE', '/p/address/deleteAddr/none', undefined],
    ['product', 'POST', '/p/user/collection/addOrCancel', { prodId: 999_999_999, isCollected: true }],
    ['shop', 'POST', '/p/shop/collection/addOrCancel', { shopId: 999_999_999, isCollected: true }],
    ['refund', 'GET', '/p/refund/RF-2611-00000000', undefined],
    ['card', 'DELETE', '/p/card/999999', undefined],
    ['session', 'DELETE', '/p/user/sessions/999999', undefined],
  ])('wire#errors: the sentence names the %s: %s %s', async (object, method, path, body) => {
    const refused = await send(method, path, body)
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND'])
    expect(refused.body.desc).toBe(`There is no such ${object}.`)
  })
})

const priced = v.object({ priceSymbol: v.string() })
const listed = v.object({
  records: v.array(v.object({ priceSymbol: v.optional(v.string()), card: v.optional(priced) })),
})

describe('wire#conventions: the region of a call below /p/', () => {
  test.each(['/p/user/collection/prods', '/p/footprint/page'])(
    'wire#conventions: %s takes the region of its header, else of the account; in the query it is accepted',
    async (path) => {
      const [sold] = await query<{ prod_id: number }>(
        world.mall.db,
        sql`select prod_id from sku where sku_id = ${world.skus.a}`,
      )
      const prodId = sold?.prod_id ?? 0
      await send('POST', '/p/user/collection/addOrCancel', { prodId, isCollected: true })
      await send('POST', '/p/footprint', [{ prodId, at: world.mall.time.now }])
      const symbolOf = async (search: string, headers: Record<string, string> = {}) => {
        const { status, body } = await send('GET', `${path}${search}`, undefined, headers)
        expect(status).toBe(200)
        const [first] = v.parse(listed, body).records
        return first?.priceSymbol ?? first?.card?.priceSymbol
      }
      expect(await symbolOf('')).toBe('Rs.')
      expect(await symbolOf('', { Region: '' })).toBe('Rs.')
      expect(await symbolOf('', { Region: String(regionIds.TR) })).toBe('₺')
      expect(await symbolOf(`?regionId=${regionIds.CN}`, { Region: String(regionIds.TR) })).toBe('¥')
      expect((await send('GET', `${path}?regionId=5`)).body.code).toBe('UNKNOWN_REGION')
    },
  )
})

describe('wire#conventions: empty values count as absent', () => {
  test('wire#conventions: a search that sends the whole row of parameters works', async () => {
    const row =
      'key=&categoryTypeAttrIds=&scrollId=&pageSize=&pageNumber=&sort=&sortName=&oldSort=&placeOfOrigin=&categoryId=&brandId=&shopId=&minPrice=&maxPrice=&minScore=&hasStock=&isFreeDelivery=&lang='
    const [whole, bare] = [await send('GET', `/search?${here}&${row}`), await send('GET', `/search?${here}`)]
    expect(whole.status).toBe(200)
    expect(whole.body).toEqual(bare.body)
  })

  test('wire#conventions: null and empty texts in a body', async () => {
    const orderItem = world.itemOf(world.skus.a)
    const cart = await send('POST', '/p/shopCart/changeItem', { ...orderItem, basketId: null, shopId: null, count: 1 })
    expect(cart.status).toBe(200)
    const confirmed = await send('POST', '/p/order/confirm', {
      addrId: null,
      basketIds: null,
      orderItem,
      voucherIds: null,
      userChangeVoucher: '',
      deliverySlot: '',
      hasInsurance: null,
    })
    expect(confirmed.status).toBe(200)
    const { checkoutId } = v.parse(v.object({ checkoutId: v.number() }), confirmed.body)
    const [shop] = world.shops
    const submitted = await send('POST', '/p/order/submit', {
      checkoutId,
      orderShopParam: [{ shopId: shop, remarks: null }],
      actualTotal: null,
    })
    expect(submitted.status).toBe(200)
  })

  test('wire#conventions: an empty field of the profile stays, null clears the field', async () => {
    const profile = async () =>
      (await me.ask<{ sex: string | null; birthDate: string | null }>('GET', '/p/user/userInfo')).body
    expect((await send('PUT', '/p/user/setUserInfo', { sex: 'F', birthDate: '1990-02-28' })).status).toBe(200)
    expect((await send('PUT', '/p/user/setUserInfo', { sex: '', birthDate: '' })).status).toBe(200)
    expect(await profile()).toMatchObject({ sex: 'F', birthDate: '1990-02-28' })
    expect((await send('PUT', '/p/user/setUserInfo', { sex: null, nickName: null })).status).toBe(200)
    expect(await profile()).toMatchObject({ sex: null, birthDate: '1990-02-28' })
    expect((await send('PUT', '/p/user/setUserInfo', { nickName: '' })).body.code).toBe('NICK_NAME_REQUIRED')
  })
})

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

  test('wire#confirm: without any address the answer is an estimate without an address', async () => {
    await me.ask('DELETE', `/p/address/deleteAddr/${me.addrId}`)
    expect(await me.ask('POST', '/p/order/confirm', { orderItem: world.itemOf(world.skus.a) })).toMatchObject({
      status: 200,
      body: { userAddr: null, isEstimate: 1 },
    })
  })
})

test('wire#favourites: the numbers of favourite products and shops are bare numbers', async () => {
  const { prodId } = world.itemOf(world.skus.a)
  for (const shopId of world.shops.slice(0, 2))
    await send('POST', '/p/shop/collection/addOrCancel', { shopId, isCollected: true })
  await send('POST', '/p/user/collection/addOrCancel', { prodId, isCollected: true })
  expect((await me.ask('GET', '/p/user/collection/count')).body).toBe(1)
  expect((await me.ask('GET', '/p/shop/collection/count')).body).toBe(2)
})
