import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductPage } from '#contract/product/product.ts'
import type { Recommendation } from '#contract/product/recommendation.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { payOrder } from '../support/paid-order.ts'

type Mall = Awaited<ReturnType<typeof openOrderMall>>
type Shopper = Awaited<ReturnType<Mall['shopper']>>
type Page = { readonly records: Recommendation[]; readonly total: number; readonly pages: number }

let mall: Mall
let best: ProductPage
beforeAll(async () => {
  mall = await openOrderMall()
  await mall.fill()
  best = await (
    await mall.mall.get(`/indexTag/moreGoodStuff?regionId=${defaultRegionId}&current=1&size=100&lang=en`)
  ).json()
})
afterAll(() => mall?.mall.close())

const recommended = async (shopper: Shopper, query = 'current=1&size=20&lang=en') =>
  (await shopper.ask<Page>('GET', `/p/recommendation/page?${query}`)).body
const view = ({ ask }: Shopper, prodId: number, at = mall.mall.time.now) =>
  ask('POST', '/p/footprint', [{ prodId, at }])
const keep = ({ ask }: Shopper, prodId: number, isCollected: boolean, at = mall.mall.time.now) =>
  ask('POST', '/p/user/collection/addOrCancel', { prodId, isCollected, at })
const departmentOf = ({ categoryId }: { categoryId: number }) => Math.floor(categoryId / 100)
/** The first products of the region's best in as many departments, which have other products. */
const seeds = () => {
  const departments = best.records.map(departmentOf)
  return best.records.filter(
    (one, index) =>
      departments.indexOf(departmentOf(one)) === index && departments.filter((d) => d === departmentOf(one)).length > 2,
  )
}

test('product#recommendations: without events a shopper gets the best of the region, without a reason', async () => {
  const page = await recommended(await mall.shopper())
  expect(page.records.map(({ prodId }) => prodId)).toEqual(best.records.slice(0, 20).map(({ prodId }) => prodId))
  expect(page.records.filter(({ reason }) => reason)).toEqual([])
})

test('product#recommendations: products similar to a viewed product come first and name it; each product comes once over all pages', async () => {
  const shopper = await mall.shopper()
  const [seen] = seeds()
  if (!seen) throw new Error('no product')
  await view(shopper, seen.prodId)
  const first = await recommended(shopper)
  const reason = { code: 'VIEWED', prodId: seen.prodId, prodName: seen.prodName }
  expect(first.records[0]).toMatchObject({ reason })
  for (const one of first.records.filter((card) => card.reason)) {
    expect(departmentOf(one)).toBe(departmentOf(seen))
    expect(one.prodId).not.toBe(seen.prodId)
  }
  const { records, total } = await recommended(shopper, 'current=1&size=100&lang=en')
  expect(total).toBe(best.total)
  const pages = await Promise.all(
    [1, 2, 3, 4].map((current) => recommended(shopper, `current=${current}&size=10&lang=en`)),
  )
  const paged = pages.flatMap((page) => page.records.map(({ prodId }) => prodId))
  expect(paged).toEqual(records.slice(0, 40).map(({ prodId }) => prodId))
  expect(new Set(paged).size).toBe(paged.length)
  expect(records.map(({ prodId }) => prodId).toSorted()).toEqual(best.records.map(({ prodId }) => prodId).toSorted())

  const inTurkish = await recommended(shopper, 'current=1&size=1&lang=tr')
  expect(inTurkish.records[0]?.reason?.prodName).not.toBe(seen.prodName)
  expect((await recommended(await mall.shopper())).records.filter((card) => card.reason)).toEqual([])
})

test('product#recommendations: what was viewed, saved and bought take turns, the latest first; a removed favourite does not count', async () => {
  const shopper = await mall.shopper()
  const bought = best.records.find(({ prodId }) => prodId === mall.itemOf(mall.skus.a).prodId)
  const [viewed, saved] = seeds().filter((one) => bought && departmentOf(one) !== departmentOf(bought))
  if (!bought || !viewed || !saved) throw new Error('too few products')
  const { time } = mall.mall
  const orderNumber = await shopper.order(mall.skus.a)
  await payOrder(mall.mall, orderNumber)
  await view(shopper, bought.prodId, time.now - 5000)
  time.now += 1000
  await keep(shopper, saved.prodId, true)
  time.now += 1000
  await view(shopper, viewed.prodId)

  const reasonsOf = ({ records }: Page) =>
    records.flatMap(({ reason }) => (reason ? [[reason.code, reason.prodId]] : []))
  const inTurn = reasonsOf(await recommended(shopper)).slice(0, 3)
  expect(inTurn).toEqual([
    ['VIEWED', viewed.prodId],
    ['FAVOURITE', saved.prodId],
    ['BOUGHT', bought.prodId],
  ])
  time.now += 1000
  await keep(shopper, saved.prodId, false)
  expect(reasonsOf(await recommended(shopper)).map(([code]) => code)).not.toContain('FAVOURITE')
})

test('product#recommendations: an order that is unpaid or closed is no purchase; a guest is asked to log in', async () => {
  const shopper = await mall.shopper()
  const unpaid = await shopper.order(mall.skus.other)
  expect((await recommended(shopper)).records.filter(({ reason }) => reason)).toEqual([])
  await shopper.cancel(unpaid)
  expect((await recommended(shopper)).records.filter(({ reason }) => reason)).toEqual([])
  expect((await mall.mall.get('/p/recommendation/page?current=1&size=20&lang=en')).status).toBe(401)
})
