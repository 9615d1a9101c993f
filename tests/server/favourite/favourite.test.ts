import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { type Mall, openMall, someProducts } from '../support/mall.ts'
import { caller } from '../support/shopper.ts'

let mall: Mall
let call: ReturnType<typeof caller>
let ownToken = ''
let other = ''
beforeAll(async () => {
  mall = await openMall(36, { CODES_PER_ADDRESS: '10000' })
  call = caller(mall)
  ownToken = (await call.signIn('own@example.com')).access_token
  other = (await call.signIn('other@example.com')).access_token
})
afterAll(() => mall?.close())

const later = (milliseconds: number) => {
  mall.time.now += milliseconds
}
const day = 86_400_000

describe('product#favourites: favourites and footprint', () => {
  test('product#favourites: the later choice wins, whichever arrives first', async () => {
    const { sold } = await someProducts(mall.db, defaultRegionId)
    const choose = async (isCollected: boolean, at: number) =>
      (await (
        await call.write('POST', '/p/user/collection/addOrCancel', ownToken, { prodId: sold, isCollected, at })
      ).json()) as unknown
    const { now } = mall.time
    expect(await choose(true, now - 2000)).toEqual({ isCollected: true })
    expect(await choose(false, now - 5000)).toEqual({ isCollected: true })
    expect(await call.read('/p/user/collection/ids', ownToken)).toEqual([sold])
    expect(await call.read('/p/user/collection/ids', other)).toEqual([])
    expect(
      await call.read<{ records: { prodId: number }[]; total: number }>(
        `/p/user/collection/prods?regionId=${defaultRegionId}`,
        ownToken,
      ),
    ).toMatchObject({ total: 1, records: [{ prodId: sold }] })
    expect(await choose(false, now - 1000)).toEqual({ isCollected: false })
    // A clock that is ahead cannot outlast a later change.
    expect(await choose(true, now + day)).toEqual({ isCollected: true })
    later(1000)
    expect(await choose(false, mall.time.now)).toEqual({ isCollected: false })
    expect(await call.read(`/p/user/collection/isCollection?prodId=${sold}`, ownToken)).toBe(false)
    expect(
      (await call.write('POST', '/p/user/collection/addOrCancel', ownToken, { prodId: 999_999_999, isCollected: true }))
        .status,
    ).toBe(404)
  })

  test('product#favourites: shops can be favourites, too', async () => {
    const [shop] = await query<{ shop_id: number }>(mall.db, sql`select min(shop_id) as shop_id from shop`)
    const shopId = shop?.shop_id ?? 0
    expect(
      await (
        await call.write('POST', '/p/shop/collection/addOrCancel', ownToken, { shopId, isCollected: true })
      ).json(),
    ).toEqual({ isCollected: true })
    expect(await call.read('/p/shop/collection/shops', ownToken)).toMatchObject({ total: 1, records: [{ shopId }] })
    expect(await call.read('/p/user/collection/count', ownToken)).toBe(0)
    expect(await call.read('/p/shop/collection/count', ownToken)).toBe(1)
    expect(await call.read(`/p/shop/collection/isCollection?shopId=${shopId}`, other)).toBe(false)
  })

  test("product#favourites: a guest's favourites are merged once, and do not restore later removals", async () => {
    const rows = await query<{ prod_id: number }>(mall.db, sql`select prod_id from product order by prod_id limit 3`)
    const [a = 0, b = 0] = rows.map(({ prod_id: id }) => id)
    const { access_token: token } = await call.signIn('joins@example.com')
    const { now } = mall.time
    await call.write('POST', '/p/user/collection/addOrCancel', token, { prodId: b, isCollected: false, at: now })
    const body = {
      prods: [
        { prodId: a, at: now - 1000 },
        { prodId: b, at: now - 1000 },
        { prodId: 999_999_999, at: now },
      ],
      shops: [],
    }
    for (let count = 0; count < 2; count += 1)
      expect((await call.write('POST', '/p/user/collection/join', token, body)).status).toBe(204)
    expect(await call.read('/p/user/collection/ids', token)).toEqual([a])
  })

  test("product#favourites: the footprint stores each product at its latest time; another shopper's is unchanged", async () => {
    const rows = await query<{ prod_id: number }>(
      mall.db,
      sql`select prod_id from offer where region_id = ${defaultRegionId} order by prod_id limit 2`,
    )
    const [a = 0, b = 0] = rows.map(({ prod_id: id }) => id)
    const { now } = mall.time
    const page = (token: string) =>
      call.read<{ total: number; records: { id: number; at: string; card: { prodId: number } }[] }>(
        `/p/footprint/page?regionId=${defaultRegionId}`,
        token,
      )
    expect(
      (
        await call.write('POST', '/p/footprint', ownToken, [
          { prodId: a, at: now - 9000 },
          { prodId: b, at: now - 5000 },
          { prodId: a, at: now - 1000 },
          { prodId: 999_999_999, at: now },
        ])
      ).status,
    ).toBe(204)
    const seen = await page(ownToken)
    expect(seen.records.map(({ card }) => card.prodId)).toEqual([a, b])
    expect((await page(other)).total).toBe(0)
    await call.write('DELETE', '/p/footprint', other, [seen.records[0]?.id])
    expect((await page(ownToken)).total).toBe(2)
    await call.write('DELETE', '/p/footprint', ownToken, [seen.records[0]?.id])
    expect((await page(ownToken)).records.map(({ card }) => card.prodId)).toEqual([b])
    await call.write('DELETE', '/p/footprint', ownToken, [])
    expect((await page(ownToken)).total).toBe(0)
  })

  test('product#favourites: the copy of all personal data', async () => {
    const copy = await call.read<Record<string, unknown[]>>('/p/user/export', ownToken)
    expect(copy).toMatchObject({ user: { mail: 'own@example.com' } })
    expect(copy.favouriteShops?.length).toBe(1)
    expect(JSON.stringify(copy)).not.toMatch(/hash|other@example/)
  })

  test("product#favourites: my data: the copy holds the shopper's addresses, favourites, footprint and sign-ins, and no other's", async () => {
    const { access_token: token } = await call.signIn('copied@example.com')
    later(60_000)
    const { access_token: now } = await call.signIn('copied@example.com')
    const { sold } = await someProducts(mall.db, defaultRegionId)
    const at = mall.time.now - 1000
    const address = {
      mobile: '+94 77 123 4567',
      countryId: 1,
      provinceId: 101,
      cityId: 101001,
      areaId: 101001001,
      addr: '12 Galle Road',
    }
    for (const one of [now, other]) {
      await call.write('POST', '/p/address/addAddr', one, {
        ...address,
        receiver: one === now ? 'Copied' : 'Not copied',
      })
      expect(
        (await call.write('POST', '/p/user/collection/addOrCancel', one, { prodId: sold, isCollected: true, at }))
          .status,
      ).toBe(200)
      expect((await call.write('POST', '/p/footprint', one, [{ prodId: sold, at }])).ok).toBe(true)
    }
    const copy = await call.read<{
      sessions: { sessionId: string }[]
      addresses: unknown[]
      favourites: unknown[]
      footprint: unknown[]
    }>('/p/user/export', now)
    expect(copy.addresses).toMatchObject([{ receiver: 'Copied', addr: '12 Galle Road', country: 'Sri Lanka' }])
    expect(copy.favourites).toEqual([{ prodId: sold, at: expect.stringMatching(/^2026-/) as string }])
    expect(copy.footprint).toEqual([{ prodId: sold, at: expect.stringMatching(/^2026-/) as string }])
    const sessions = await call.read<{ sessionId: string }[]>('/p/user/sessions', now)
    expect(sessions).toHaveLength(2)
    expect(copy.sessions).toEqual(sessions)
    expect(JSON.stringify(copy)).not.toContain(token)
  })
})
