import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '#server/account/delete-expired.ts'
import { query } from '#server/database/database.ts'
import { openReviewMall } from '../support/malls/review-mall.ts'

let world: Awaited<ReturnType<typeof openReviewMall>>
beforeAll(async () => {
  world = await openReviewMall()
  // Only the reviews of the tests.
  await query(world.mall.db, sql`delete from review where prod_id = ${world.prodId}`)
})
afterAll(() => world?.mall.close())

/** The average and the number on the product's card and page, and in the lists of its regions. */
async function figures() {
  const rows = await query<{ score: number; comm_number: number; offers: number[] }>(
    world.mall.db,
    sql`select score, comm_number, array(select distinct o.score::float from offer o where o.prod_id = p.prod_id) as offers
      from product p where prod_id = ${world.prodId}`,
  )
  return rows.map((row) => ({ score: Number(row.score), number: row.comm_number, offers: row.offers.map(Number) }))[0]
}
/** Writes a review as a new shopper; answers its id. */
async function written(score: number, content: string, skuId: number = world.skus.a, pics = 0): Promise<number> {
  const me = await world.buyer()
  const uploads: string[] = []
  for (let nth = 0; nth < pics; nth += 1) uploads.push(await me.upload())
  const { body } = await me.review(await me.received(skuId), { score, content, pics: uploads })
  return body.prodCommId ?? 0
}
const idsOf = async (query: string) => (await world.page(query)).records.map(({ prodCommId }) => prodCommId)

test('product#reviews: average, histogram, mentions and filters follow each review', async () => {
  expect(await world.summary()).toMatchObject({ number: 0, mentions: [], variants: [] })
  const one = await written(5, 'Great quality, and the delivery was fast.')
  expect(await figures()).toEqual({ score: 5, number: 1, offers: [5] })
  expect((await world.summary()).mentions).toEqual([])
  const two = await written(2, 'Bad quality for this price. It smells.', world.skus.b, 1)
  const three = await written(4, '质量不错，快递很快。')
  expect(await figures()).toEqual({ score: 3.7, number: 3, offers: [3.7] })
  expect(await world.summary()).toMatchObject({
    score: 3.7,
    number: 3,
    stars: [0, 1, 0, 1, 1],
    picNumber: 1,
    languages: [
      { lang: 'en', number: 2 },
      { lang: 'zh', number: 1 },
    ],
    // One review mentions the price, which is not yet what buyers mention most.
    mentions: [
      { topic: 'quality', number: 3 },
      { topic: 'delivery', number: 2 },
    ],
    variants: [
      { skuId: world.skus.a, number: 2 },
      { skuId: world.skus.b, number: 1 },
    ],
  })
  expect(await idsOf(`&skuId=${world.skus.b}`)).toEqual([two])
  expect(await idsOf('&withPics=1')).toEqual([two])
  expect(await idsOf('&mention=delivery&sort=high')).toEqual([one, three])
  expect(await idsOf('&mention=quality&stars=2&lang=zh')).toEqual([two])
  // Votes count for shoppers' reviews, too.
  const reader = await world.buyer()
  await reader.ask('POST', '/p/prodComm/helpful', { prodCommId: two, isHelpful: true })
  expect((await world.page('&sort=helpful')).records[0]).toMatchObject({ prodCommId: two, helpful: 1 })
})

test('product#reviews: a changed review changes the summary', async () => {
  const me = await world.buyer()
  const orderItemId = await me.received()
  await me.review(orderItemId, { score: 5, content: 'Lovely colour and a soft material.' })
  const before = await world.summary()
  await me.review(orderItemId, { score: 1, content: 'The battery died.', isEdit: true })
  const after = await world.summary()
  expect([after.stars[0] - before.stars[0], after.stars[4] - before.stars[4]]).toEqual([1, -1])
  expect((await figures())?.score).toBe(after.score)
  expect(after.score).toBeLessThan(before.score)
  const { records } = await world.page('&mention=battery')
  expect(records).toMatchObject([{ content: 'The battery died.' }])
  expect(await idsOf('&mention=comfort')).toEqual([])
})

test('product#reviews: the figures of a product are counted again when a sign-in erases the author of a review', async () => {
  const before = await figures()
  const me = await world.buyer()
  await me.review(await me.received(), { score: 1 })
  expect(await figures()).toMatchObject({ number: (before?.number ?? 0) + 1 })
  world.mall.time.now += 61_000
  const code = await world.call.codeFor(me.mail)
  expect((await me.ask('DELETE', '/p/user', { code })).status).toBe(204)
  world.mall.time.now += 15 * 86_400_000
  await world.buyer()
  expect(await figures()).toEqual(before)
})

test('product#reviews: three reports hide a review until the operator has checked it, and each reader counts once', async () => {
  const author = await world.buyer()
  const prodCommId = (await author.review(await author.received(), { score: 1, content: 'Buy at my-shop.example!' }))
    .body.prodCommId as number
  const readers = [await world.buyer(), await world.buyer(), await world.buyer()]
  const before = await world.summary()
  expect((await readers[0]?.report(999))?.body?.code).toBe('NOT_FOUND')
  for (const reader of [readers[0], readers[0], readers[1]])
    expect((await reader?.report(prodCommId))?.status).toBe(204)
  expect(await idsOf('')).toContain(prodCommId)
  expect((await world.operate({ kind: 'reviews', list: 'reported', most: 50 })).text).toMatch(
    new RegExp(`${prodCommId}\\s+shown\\s+1\\s+SPAM`),
  )
  await readers[2]?.report(prodCommId, 'FALSE')
  expect(await idsOf('')).not.toContain(prodCommId)
  expect((await world.summary()).number).toBe(before.number - 1)
  expect((await figures())?.number).toBe(before.number - 1)
  expect(await author.mine()).toMatchObject([{ prodCommId, isHidden: true }])
  expect((await world.operate({ kind: 'reviews', list: 'hidden', most: 50 })).text).toContain('FALSE SPAM')
  // The shop shows the review; the settled reports no longer count.
  expect(await world.operate({ kind: 'review show', prodCommId })).toMatchObject({ isDone: true })
  expect(await idsOf('')).toContain(prodCommId)
  expect((await world.operate({ kind: 'reviews', list: 'reported', most: 50 })).text).toBe('There are no such reviews.')
  world.mall.time.now += 1000
  await (await world.buyer()).report(prodCommId)
  expect(await idsOf('')).toContain(prodCommId)
  expect(await world.operate({ kind: 'review hide', prodCommId })).toMatchObject({ isDone: true })
  expect(await idsOf('')).not.toContain(prodCommId)
  expect(await world.operate({ kind: 'review hide', prodCommId: 42 })).toEqual({
    isDone: false,
    text: 'There is no review 42.',
  })
})

test("product#operator: the shop's reply stands below the review, of a shopper or of the demo data", async () => {
  const prodCommId = await written(3, 'It is fine.')
  const [demo] = await query<{ prod_comm_id: number; prod_id: number }>(
    world.mall.db,
    sql`select prod_comm_id, prod_id from review order by prod_comm_id limit 1`,
  )
  expect((await world.operate({ kind: 'reviews', list: 'unanswered', most: 50 })).text).toContain(String(prodCommId))
  for (const [id, prodId] of [
    [prodCommId, world.prodId],
    [demo?.prod_comm_id ?? 0, demo?.prod_id ?? 0],
  ] as const) {
    expect(await world.operate({ kind: 'review reply', prodCommId: id, text: 'Thank you!' })).toMatchObject({
      isDone: true,
    })
    const { records } = await world.page('', prodId)
    expect(records.find((one) => one.prodCommId === id)?.reply).toMatchObject({ content: 'Thank you!' })
  }
  expect((await world.operate({ kind: 'reviews', list: 'unanswered', most: 50 })).text).not.toContain(
    String(prodCommId),
  )
  expect((await world.operate({ kind: 'reviews', list: 'all', most: 1 })).text.split('\n')).toHaveLength(2)
})

test('product#operator: a backup and a refresh of the demo data keep the reviews of shoppers, with their figures', {
  timeout: 240_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reviews-'))
  const before = await figures()
  const ids = await idsOf('')
  const file = join(folder, 'mall.gz')
  expect(await world.operate({ kind: 'backup', file })).toMatchObject({ isDone: true })
  await written(1, 'Written behind the backup.')
  expect(await figures()).not.toEqual(before)
  expect(await world.operate({ kind: 'restore', file, replace: true })).toMatchObject({ isDone: true })
  expect(await figures()).toEqual(before)
  expect(await idsOf('')).toEqual(ids)
  expect(await world.operate({ kind: 'demo refresh' })).toMatchObject({ isDone: true })
  const own = (await idsOf('')).filter((id) => ids.includes(id))
  expect(own.sort()).toEqual([...ids].sort())
  expect(await figures()).toMatchObject({
    number: (await world.summary()).number,
    score: (await world.summary()).score,
  })
  await rm(folder, { recursive: true })
})

test('product#reviews: reviews of an older version get their topics', async () => {
  const { db } = world.mall
  const readTopics = () =>
    query<{ prod_comm_id: number; topics: string[] | null }>(
      db,
      sql`select prod_comm_id, topics from review order by prod_comm_id`,
    )
  const before = await readTopics()
  expect(before.some(({ topics }) => (topics ?? []).length > 0)).toBe(true)
  await query(db, sql`update review set topics = null`)
  await deleteExpired({ db, uploads: world.mall.uploads, clock: () => world.mall.time.now })
  expect(await readTopics()).toEqual(before)
})
