import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { Review, ReviewSort } from '#contract/review/review.ts'
import { query } from '#server/database/database.ts'
import { type Mall, openMall } from '../support/mall.ts'
import { caller, refusalOf } from '../support/shopper.ts'

type Reviews = { records: Review[]; total: number }
type Filter = {
  lang?: Language
  writtenIn?: Language
  sort?: ReviewSort
  skuId?: number
  stars?: number
  size?: number
}

let mall: Mall
let call: ReturnType<typeof caller>
/** A product whose reviews are in several languages. */
let prodId: number
let all: Review[]
beforeAll(async () => {
  mall = await openMall()
  call = caller(mall)
  const [row] = await query<{ prod_id: number }>(
    mall.db,
    sql`select prod_id from review group by prod_id having count(distinct lang) >= 3 and count(distinct score) >= 3
        order by count(*) desc, prod_id limit 1`,
  )
  prodId = row?.prod_id ?? 0
  all = (await reviewsOf({})).records
})
afterAll(() => mall?.close())

async function reviewsOf(filter: Filter, current = 1): Promise<Reviews> {
  const given = Object.entries({ size: 100, lang: 'en', ...filter }).map(([name, value]) => [name, String(value)])
  const params = new URLSearchParams([['prodId', String(prodId)], ['current', String(current)], ...given])
  const response = await mall.get(`/prodComm/page?${params}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Reviews
}
const idsOf = ({ records }: Reviews) => records.map(({ prodCommId }) => prodCommId)
let people = 0
const shopper = async () => {
  people += 1
  mall.time.now += 61_000
  return (await call.signIn(`votes-${people}@example.com`)).access_token
}
const vote = (token: string, prodCommId: number, isHelpful: boolean, at?: number) =>
  call.write('POST', '/p/prodComm/helpful', token, { prodCommId, isHelpful, ...(at && { at }) })
const helpfulOf = async (prodCommId: number) =>
  (await reviewsOf({})).records.find((review) => review.prodCommId === prodCommId)?.helpful

test("product#reviews: reviews in the reader's language come first, then the others, in every order", async () => {
  const orders: Record<ReviewSort, (a: Review, b: Review) => number> = {
    recent: (a, b) => b.recTime.localeCompare(a.recTime),
    helpful: (a, b) => b.helpful - a.helpful || b.recTime.localeCompare(a.recTime),
    high: (a, b) => b.score - a.score || b.recTime.localeCompare(a.recTime),
    low: (a, b) => a.score - b.score || b.recTime.localeCompare(a.recTime),
  }
  for (const lang of ['en', 'tr'] as const)
    for (const sort of Object.keys(orders) as ReviewSort[]) {
      const { records } = await reviewsOf({ lang, sort })
      const isOwn = (review: Review) => review.lang === lang
      const first = records.filter(isOwn).length
      expect(records.slice(0, first).every(isOwn), `${lang} ${sort}`).toBe(true)
      for (const part of [records.slice(0, first), records.slice(first)])
        expect(part, `${lang} ${sort}`).toEqual([...part].sort(orders[sort]))
    }
})

test('product#reviews: pages of an order never overlap, and one language or variant is filtered', async () => {
  const pages = [await reviewsOf({ sort: 'high', size: 5 }), await reviewsOf({ sort: 'high', size: 5 }, 2)]
  expect(pages.flatMap(idsOf)).toEqual(idsOf(await reviewsOf({ sort: 'high' })).slice(0, 10))
  const summary = (await (await mall.get(`/prodComm/summary?prodId=${prodId}`)).json()) as {
    number: number
    languages: { lang: Language; number: number }[]
  }
  expect(summary.languages.reduce((sum, { number }) => sum + number, 0)).toBe(summary.number)
  for (const { lang, number } of summary.languages) {
    const found = await reviewsOf({ writtenIn: lang })
    expect(found.total).toBe(number)
    expect(found.records.every((review) => review.lang === lang)).toBe(true)
  }
  expect((await reviewsOf({ skuId: 999_999_999 })).total).toBe(0)
  expect((await mall.get(`/prodComm/page?prodId=${prodId}&sort=best`)).status).toBe(400)
  expect((await mall.get(`/prodComm/page?prodId=${prodId}&writtenIn=xx`)).status).toBe(400)
})

test('product#reviews: a shopper has one vote on a review, which counts for everybody and can be taken back', async () => {
  const [one, two] = [await shopper(), await shopper()]
  const oldest = all[all.length - 1]?.prodCommId ?? 0
  expect(await (await vote(one, oldest, true)).json()).toEqual({ isHelpful: true, helpful: 1 })
  expect(await (await vote(one, oldest, true)).json()).toEqual({ isHelpful: true, helpful: 1 })
  expect(await (await vote(two, oldest, true)).json()).toEqual({ isHelpful: true, helpful: 2 })
  expect(await helpfulOf(oldest)).toBe(2)
  const lang = all[all.length - 1]?.lang ?? 'en'
  expect(idsOf(await reviewsOf({ sort: 'helpful', lang }))[0]).toBe(oldest)
  const read = (token: string) => call.read<object[]>(`/p/prodComm/helpful?prodId=${prodId}`, token)
  expect(await read(one)).toEqual([{ prodCommId: oldest, helpful: 2 }])
  expect(await (await vote(one, oldest, false)).json()).toEqual({ isHelpful: false, helpful: 1 })
  expect(await read(one)).toEqual([])
  expect(await read(two)).toEqual([{ prodCommId: oldest, helpful: 1 }])
})

test('product#reviews: of two votes the later tap wins, in whichever order the requests arrive', async () => {
  const me = await shopper()
  const { prodCommId } = all[0] as Review
  const now = mall.time.now
  await vote(me, prodCommId, false, now - 1_000)
  expect(await (await vote(me, prodCommId, true, now - 2_000)).json()).toMatchObject({ isHelpful: false })
  // A phone whose clock is ahead cannot keep later votes out.
  await vote(me, prodCommId, true, now + 86_400_000)
  mall.time.now += 1_000
  expect(await (await vote(me, prodCommId, false, mall.time.now)).json()).toMatchObject({ isHelpful: false })
})

test('product#roles: a guest has no vote, and a review that does not exist is not found', async () => {
  const { prodCommId } = all[0] as Review
  const guest = await call.ask('POST', '/p/prodComm/helpful', { body: { prodCommId, isHelpful: true } })
  expect(guest.status).toBe(401)
  expect((await call.ask('GET', `/p/prodComm/helpful?prodId=${prodId}`)).status).toBe(401)
  const me = await shopper()
  expect((await refusalOf(await vote(me, 999_999_999, true))).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
  expect((await vote(me, -1, true)).status).toBe(400)
})

test("product#privacy: a shopper's votes are in the copy of the data and end with the account", async () => {
  const me = await shopper()
  const { prodCommId } = all[1] as Review
  await vote(me, prodCommId, true)
  const before = await helpfulOf(prodCommId)
  const copy = await call.read<{ reviewVotes: object[] }>('/p/user/export', me)
  expect(copy.reviewVotes).toEqual([{ prodCommId, isHelpful: true, at: expect.any(String) }])
  await query(mall.db, sql`delete from account where mail = ${`votes-${people}@example.com`}`)
  expect(await helpfulOf(prodCommId)).toBe((before ?? 0) - 1)
})
