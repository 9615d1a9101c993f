import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { openPreLovedMall } from '../support/malls/pre-loved-mall.ts'

let world: Awaited<ReturnType<typeof openPreLovedMall>>
beforeAll(async () => {
  world = await openPreLovedMall()
})
afterAll(() => world?.mall.close())

test('product#pre-loved-offer: an offer waits, is approved, and has a page and a place in the list of its region', async () => {
  const seller = await world.member()
  const key = randomUUID()
  const sent = await seller.offer({ key, title: '  Wooden   desk ', description: 'Two drawers.\r\n<b>Solid</b>' })
  expect(sent).toMatchObject({ status: 200, body: { state: 'waiting' } })
  const itemId = sent.body.itemId ?? 0
  expect((await world.list()).records).toEqual([])
  const [mine] = (await seller.offers()).records
  expect(mine).toMatchObject({ itemId, key, state: 'waiting', title: 'Wooden desk', price: 12_500, canEdit: true })
  expect(mine?.prodId).toBeUndefined()
  const shown = await world.operate({ kind: 'preloved list', list: 'waiting', most: 50 })
  expect(shown.text).toContain('Wooden desk')
  expect((await world.operate({ kind: 'preloved show', itemId })).text).toContain('One scratch.')
  expect((await world.approve(itemId)).isDone).toBe(true)

  const page = await world.list()
  const { shopId } = await seller.offers()
  expect(page).toMatchObject({
    total: 1,
    records: [
      {
        prodName: 'Wooden desk',
        price: 12_500,
        totalStocks: 1,
        condition: 'GOOD',
        seller: { shopId, soldNumber: 0, listedNumber: 1, isDemo: 0 },
      },
    ],
    conditions: [{ condition: 'GOOD', number: 1 }],
  })
  const prodId = page.records[0]?.prodId ?? 0
  expect((await seller.offers()).records[0]).toMatchObject({ state: 'listed', prodId })
  const { body } = await world.item(prodId)
  expect(body).toMatchObject({
    state: 'listed',
    isAvailable: true,
    isCashOnDelivery: false,
    defects: 'One scratch.',
    description: 'Two drawers.\n<b>Solid</b>',
    content: '<p>Two drawers.</p><p>&lt;b&gt;Solid&lt;/b&gt;</p>',
    skuList: [{ skuId: prodId, stocks: 1, price: 12_500 }],
    imgs: [seller.photo.replace('.webp', '/{width}.{format}')],
  })
  // Nothing of the account but the public name leaves the server.
  expect(JSON.stringify(body)).not.toContain(seller.mail)
  expect((await world.list('', regionIds.TR)).records).toEqual([])
  expect((await seller.notices())[0]).toMatchObject({ title: 'Your item is listed', itemId })
})

test('product#pre-loved: no list, search or recommendation of the catalogue shows a pre-loved item', async () => {
  const seller = await world.member()
  const { prodId, itemId } = await seller.listed({ title: 'Zanzibar chest' })
  const { mall } = world
  const everywhere = await Promise.all([
    mall.read<{ records: unknown[] }>(`/search?prodName=Zanzibar%20chest&regionId=${defaultRegionId}`),
    mall.read(`/search?categoryId=${world.categoryId}&regionId=${defaultRegionId}&pageSize=100`),
    mall.read(`/indexTag/moreGoodStuff?regionId=${defaultRegionId}&size=100`),
    mall.read(`/prod/finds?regionId=${defaultRegionId}`),
    mall.read(`/category/rows?categoryId=${world.categoryId}&regionId=${defaultRegionId}`),
    mall.read(`/shopDetail/byShopName?name=Zanzibar`),
  ])
  for (const answer of everywhere) expect(JSON.stringify(answer)).not.toContain(String(prodId))
  expect(await (await mall.app.request('/sitemap.xml')).text()).not.toContain(String(prodId))
  // Favourites, orders and links reach the item as a product.
  expect(await mall.read(`/prod/prodInfo?prodId=${prodId}&regionId=${defaultRegionId}`)).toMatchObject({
    prodId,
    brief: 'Pre-loved · Good',
    parameters: [
      { name: 'Condition', value: 'Good' },
      { name: 'Defects', value: 'One scratch.' },
    ],
  })
  expect((await world.operate({ kind: 'stock', skuId: prodId, region: 'LK', count: 5 })).isDone).toBe(false)
  expect((await world.operate({ kind: 'product withdraw', prodId })).isDone).toBe(false)
  expect((await world.item(prodId)).body.state).toBe('listed')
  expect(itemId).toBeGreaterThan(0)
})

test('product#pre-loved-checks: an offer that fails a check names the fields, and nothing is stored', async () => {
  const seller = await world.member()
  const unfit = await seller.offer({
    title: 'Desk, call +94 77 123 4567',
    description: 'A replica of a famous desk.',
    defects: 'See www.example.com/desk',
    price: 5,
  })
  expect([unfit.status, unfit.body.code, unfit.body.fields]).toEqual([
    400,
    'OFFER_UNFIT',
    {
      title: 'CONTACT_IN_TEXT',
      description: 'WORD_FORBIDDEN',
      defects: 'CONTACT_IN_TEXT',
      price: 'PRICE_TOO_LOW',
    },
  ])
  for (const [more, fields] of [
    [{ price: 99_999_999 }, { price: 'PRICE_TOO_HIGH' }],
    [{ price: 1000.5 }, { price: 'PRICE_NOT_WHOLE' }],
    [{ categoryId: 999_999_999_999 }, { categoryId: 'INVALID' }],
  ] as const)
    expect((await seller.offer(more)).body).toMatchObject({ code: 'OFFER_UNFIT', fields })
  for (const [more, fields] of [
    [{ title: ' ' }, { title: 'REQUIRED' }],
    [{ description: '' }, { description: 'REQUIRED' }],
    [{ pics: [] }, { pics: 'REQUIRED' }],
    [{ condition: 'BROKEN' }, { condition: 'INVALID' }],
    [{ pics: Array.from({ length: 9 }, () => seller.photo) }, { pics: 'INVALID' }],
    [{ title: 'x'.repeat(81) }, { title: 'INVALID' }],
  ] as const)
    expect((await seller.offer(more)).body, JSON.stringify(more)).toMatchObject({ code: 'BAD_REQUEST', fields })
  const other = await world.member()
  expect((await seller.offer({ pics: [other.photo] })).body).toMatchObject({ code: 'PICTURE_INVALID' })
  expect((await seller.offers()).records).toEqual([])
})

test('product#pre-loved-offer: an offer arrives once; another version of a listed item waits again', async () => {
  const seller = await world.member()
  const { key, itemId, prodId } = await seller.listed()
  const same = { key, title: 'Wooden desk' }
  expect((await seller.offer(same)).body).toEqual({ itemId, state: 'listed' })
  const edit = { key, price: 11_000 }
  expect((await seller.offer(edit)).body).toEqual({ itemId, state: 'waiting' })
  expect((await seller.offer(edit)).body).toEqual({ itemId, state: 'waiting' })
  expect((await world.item(prodId)).status).toBe(404)
  await world.operate({ kind: 'preloved decline', itemId, because: 'The photographs are too dark.' })
  expect((await seller.offers()).records).toMatchObject([
    { state: 'declined', reason: 'The photographs are too dark.' },
  ])
  expect((await seller.notices())[0]?.message).toContain('The photographs are too dark.')
  expect((await seller.offer(edit)).body).toEqual({ itemId, state: 'declined' })
  expect((await seller.offer({ ...edit, title: 'Desk' })).body).toEqual({ itemId, state: 'waiting' })
  await world.approve(itemId)
  expect((await world.item(prodId)).body).toMatchObject({ price: 11_000, prodName: 'Desk' })
  expect((await seller.offers()).total).toBe(1)
})

test('product#pre-loved-offer: the mall approves only the version that the operator has seen', async () => {
  const seller = await world.member()
  const key = randomUUID()
  const itemId = (await seller.offer({ key })).body.itemId ?? 0
  const version = await world.versionShown(itemId)
  await seller.offer({ key, title: 'Another desk' })
  const answer = await world.operate({ kind: 'preloved approve', itemId, version })
  expect(answer.isDone).toBe(false)
  expect(answer.text).toContain('Show the item again.')
  expect((await seller.offers()).records).toMatchObject([{ state: 'waiting' }])
  expect((await world.approve(itemId)).isDone).toBe(true)
})

test('product#pre-loved-offer: a withdrawn item is gone, and can be offered again; nobody else can withdraw it', async () => {
  const [seller, other] = [await world.member(), await world.member()]
  const { key, itemId, prodId } = await seller.listed()
  expect((await other.withdraw(key)).status).toBe(404)
  expect((await seller.withdraw(key)).body).toEqual({ itemId, state: 'withdrawn' })
  expect((await seller.withdraw(key)).body).toEqual({ itemId, state: 'withdrawn' })
  expect((await world.item(prodId)).status).toBe(404)
  expect((await other.buyNow(prodId)).body.code).toBe('WITHDRAWN')
  expect((await seller.offer({ key })).body).toEqual({ itemId, state: 'waiting' })
})

test('product#pre-loved-offer: a shopper has at most 50 open offers, also where a withdrawn one is offered again', async () => {
  const seller = await world.member()
  const offer = async (key = randomUUID()) => {
    await query(world.mall.db, sql`delete from rate`)
    return { key, ...(await seller.offer({ key })) }
  }
  const first = await offer()
  for (let nth = 1; nth < 50; nth += 1) expect((await offer()).status).toBe(200)
  expect((await offer()).body.code).toBe('OFFERS_FULL')
  await seller.withdraw(first.key)
  expect((await offer()).status).toBe(200)
  expect((await offer(first.key)).body.code).toBe('OFFERS_FULL')
  // An open offer can still be changed.
  const [open] = (await seller.offers()).records.filter(({ state }) => state === 'waiting')
  expect((await seller.offer({ key: open?.key, title: 'Oak desk' })).status).toBe(200)
  await seller.withdraw(open?.key ?? '')
  expect((await offer(first.key)).status).toBe(200)
})

test('product#limits: a shopper sends at most OFFERS_PER_DAY offers a day', async () => {
  const seller = await world.member()
  for (let nth = 0; nth < 20; nth += 1) expect((await seller.offer()).status).toBe(200)
  expect((await seller.offer()).body.code).toBe('TOO_MANY')
})

test('product#pre-loved: the list filters by category, condition, price and seller, and counts what is left', async () => {
  const [one, two] = [await world.member(), await world.member()]
  await one.listed({ condition: 'FAIR', price: 700_001 })
  await one.listed({ condition: 'UNUSED', price: 700_002 })
  await two.listed({ condition: 'FAIR', price: 700_003 })
  const range = '&minPrice=700001&maxPrice=700003'
  const prices = async (more: string) => (await world.list(`${range}${more}`)).records.map(({ price }) => price)
  expect(await prices('&sort=low')).toEqual([700_001, 700_002, 700_003])
  expect(await prices('&sort=high&condition=FAIR')).toEqual([700_003, 700_001])
  expect(await prices(`&sort=high&sellerId=${(await one.offers()).shopId}`)).toEqual([700_002, 700_001])
  expect(await prices(`&categoryId=${world.categoryId}`)).toHaveLength(3)
  expect(await prices('&categoryId=1')).toEqual([])
  expect(await prices('&sort=low&size=1&current=2')).toEqual([700_002])
  const filtered = await world.list(`${range}&condition=FAIR`)
  expect(filtered.conditions).toEqual([
    { condition: 'UNUSED', number: 1 },
    { condition: 'FAIR', number: 2 },
  ])
  expect(filtered.categories.map(({ number }) => number)).toEqual([2])
  expect((await world.mall.get(`/preLoved/page?regionId=${defaultRegionId}&sort=oldest`)).status).toBe(400)
})
