import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderNotice } from '#contract/notice/notice.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import type { ListedVoucher, OwnVoucher } from '#contract/voucher/own-voucher.ts'
import type { Voucher, VoucherHints } from '#contract/voucher/voucher.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { publishVouchers } from '#server/seed/demo/publish-vouchers.ts'
import { grantVoucher } from '#server/voucher/collect-voucher.ts'
import { ensureVoucher, stopVoucher } from '#server/voucher/new-voucher-store.ts'
import { voucherReminderJob } from '#server/voucher/reminder-job.ts'
import { silentLog } from '../support/log-lines.ts'
import { openVoucherMall } from '../support/malls/voucher-mall.ts'

const day = 86_400_000
let world: Awaited<ReturnType<typeof openVoucherMall>>
beforeAll(async () => {
  world = await openVoucherMall()
})
beforeEach(() => world.fill())
afterAll(() => world?.mall.close())

const openPage = async (query: string) =>
  (await (await world.call.ask('GET', `/voucher/page?regionId=${defaultRegionId}&size=100&${query}`)).json()) as {
    records: Voucher[]
    total: number
  }

test('product#vouchers: the open list has kinds, a shop or a product; codes and gifts are on no list', async () => {
  const [shopId = 0, otherShop = 0] = world.shops
  const { prodId } = world.itemOf(world.skus.a)
  const mallWide = await world.voucher()
  const ofShop = await world.voucher({ kind: 'shop', shopId })
  const ofOther = await world.voucher({ kind: 'shop', shopId: otherShop })
  const ofProduct = await world.voucher({ kind: 'product', shopId, prodIds: [prodId] })
  const hidden = [
    await world.voucher({ access: 'code', code: 'HIDDEN' }),
    await world.voucher({ access: 'granted' }),
    await world.voucher({ regionId: regionIds.CN }),
  ]
  const ids = async (query: string) => (await openPage(query)).records.map(({ voucherId }) => voucherId)
  expect(await ids('')).toEqual(expect.arrayContaining([mallWide, ofShop, ofOther, ofProduct]))
  for (const one of hidden) expect(await ids('')).not.toContain(one)
  const kinds = async (kind: string) => new Set((await openPage(`kind=${kind}`)).records.map((one) => one.kind))
  for (const kind of ['mall', 'shop', 'product']) expect(await kinds(kind)).toEqual(new Set([kind]))
  expect(await ids(`shopId=${shopId}`)).toEqual(expect.arrayContaining([ofShop, ofProduct]))
  expect(await ids(`shopId=${shopId}`)).not.toContain(ofOther)
  const forProduct = await ids(`prodId=${prodId}`)
  expect(forProduct).toEqual(expect.arrayContaining([mallWide, ofShop, ofProduct]))
  expect(forProduct).not.toContain(ofOther)
  expect(await ids(`prodId=${world.itemOf(world.skus.other).prodId}`)).not.toContain(ofProduct)
  expect((await world.call.ask('GET', '/voucher/page?regionId=7')).status).toBe(400)
})

test('product#vouchers: collecting takes one of the stock, once for each key, up to the limit', async () => {
  const me = await world.shopper()
  const voucherId = await world.voucher({ stock: 5, limitPerUser: 2 })
  const key = randomUUID()
  const first = await world.collect(me, voucherId, key)
  expect(first).toMatchObject({ status: 200, body: { voucherId } })
  expect((await world.collect(me, voucherId, key)).body).toEqual(first.body)
  const listed = async () =>
    (await me.ask<{ records: ListedVoucher[] }>('GET', '/p/voucher/page?size=100')).body.records.find(
      (one) => one.voucherId === voucherId,
    )
  expect(await listed()).toMatchObject({ isCollected: 1, collected: 1, mayCollect: 1, stock: 4 })
  expect((await world.collect(me, voucherId)).status).toBe(200)
  expect(await listed()).toMatchObject({ collected: 2, mayCollect: 0, stock: 3 })
  expect(await world.collect(me, voucherId)).toMatchObject({ status: 400, body: { code: 'VOUCHER_LIMIT' } })
  expect((await world.mine(me)).filter((one) => one.voucherId === voucherId)).toHaveLength(2)
})

test('product#vouchers: a refusal names its reason, and takes nothing', async () => {
  const me = await world.shopper()
  const now = world.mall.time.now
  const soon = await world.voucher({ startsAt: new Date(now + day) })
  const over = await world.voucher({ endsAt: new Date(now - 1000) })
  const stopped = await world.voucher()
  await stopVoucher(world.mall.db, stopped)
  const gone = await world.voucher({ stock: 0 })
  const granted = await world.voucher({ access: 'granted' })
  const codes = await Promise.all(
    [soon, over, stopped, gone, granted, 999_999].map(async (id) => (await world.collect(me, id)).body.code),
  )
  expect(codes).toEqual([
    'VOUCHER_NOT_STARTED',
    'VOUCHER_ENDED',
    'VOUCHER_ENDED',
    'VOUCHER_GONE',
    'NOT_FOUND',
    'NOT_FOUND',
  ])
  expect(await world.mine(me)).toEqual([])
  const guest = await world.call.ask('POST', '/p/voucher/collect', { body: { voucherId: soon } })
  expect(guest.status).toBe(401)
})

test('product#voucher-codes: a code in small letters collects its voucher in its region; guessing is bounded', async () => {
  const me = await world.shopper()
  const voucherId = await world.voucher({ access: 'code', code: 'Spring26' })
  const redeem = (code: string, regionId: number = defaultRegionId) =>
    me.ask<OwnVoucher>('POST', '/p/voucher/redeem', { code }, { regionId })
  expect(await redeem('SPRING\u0000')).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  expect(await redeem('spring26', regionIds.CN)).toMatchObject({ status: 400, body: { code: 'VOUCHER_CODE_UNKNOWN' } })
  expect(await redeem(' spring26 ')).toMatchObject({ status: 200, body: { voucherId } })
  expect((await redeem('SPRING26')).body.code).toBe('VOUCHER_LIMIT')
  for (let nth = 0; nth < 7; nth += 1) expect((await redeem(`GUESS${nth}`)).body.code).toBe('VOUCHER_CODE_UNKNOWN')
  expect((await redeem('GUESS')).status).toBe(429)
})

test('product#vouchers: an own voucher expires, and keeps its name in every language', async () => {
  const me = await world.shopper()
  const voucherId = await world.voucher({ validDays: 3 })
  await world.collect(me, voucherId)
  const before = world.mall.time.now
  const russian = await me.ask<{ records: OwnVoucher[] }>('GET', '/p/voucher/mine?lang=ru')
  expect(russian.body.records.map(({ name }) => name)).toEqual(['Проба'])
  world.mall.time.now += 3 * day
  expect(await world.mine(me)).toEqual([])
  expect(await world.mine(me, 'expired')).toMatchObject([{ voucherId, state: 'expired' }])
  world.mall.time.now = before
})

test('product#voucher-reminder: a day before the end a notice comes once, but not for a voucher that an order holds', async () => {
  const [me, buyer] = [await world.shopper(), await world.shopper()]
  const voucherId = await world.voucher({ validDays: 5 })
  await world.collect(me, voucherId)
  await world.collect(buyer, voucherId)
  await buyer.order(world.skus.a)
  const before = world.mall.time.now
  const remind = (at: number) => runJobs([voucherReminderJob], { db: world.mall.db, log: silentLog, clock: () => at })
  await remind(before + 4 * day - 1000)
  const notices = async (shopper: typeof me) =>
    (await shopper.ask<{ records: OrderNotice[] }>('GET', '/p/order/notice/page?lang=en')).body.records
  expect(await notices(me)).toEqual([])
  await remind(before + 4 * day)
  await remind(before + 4 * day + 1000)
  expect(await notices(me)).toMatchObject([
    { voucherId, title: 'Your voucher ends soon', message: 'Use it by 25 Nov: Test voucher', isRead: 0 },
  ])
  expect((await notices(buyer)).filter((one) => one.voucherId !== undefined)).toEqual([])
})

test('product#vouchers: the mall grants a voucher that nobody can collect; its key makes it once', async () => {
  const me = await world.shopper()
  const now = new Date(world.mall.time.now)
  const terms = {
    key: 'reward',
    regionId: defaultRegionId,
    names: ['Reward', '奖励', 'Ödül', 'Награда', 'Prêmio'],
    kind: 'mall' as const,
    reduceAmount: 30_000,
    minSpend: 0,
    startsAt: now,
    endsAt: new Date('2100-01-01'),
    stock: 1_000_000,
    limitPerUser: 1000,
    validDays: 30,
    access: 'granted' as const,
  }
  const [voucherId, again] = [
    await ensureVoucher(world.mall.db, terms, now),
    await ensureVoucher(world.mall.db, { ...terms, minSpend: 5 }, now),
  ]
  expect(again).toBe(voucherId)
  const info = (await me.ask<{ userId: string }>('GET', '/p/user/userInfo')).body
  const account = await world.mall.db
    .selectFrom('account')
    .select('account_id')
    .where('user_id', '=', info.userId)
    .executeTakeFirstOrThrow()
  await world.mall.db
    .transaction()
    .execute((tables) => grantVoucher(tables, { accountId: account.account_id, voucherId, now }))
  expect(await world.mine(me)).toMatchObject([{ voucherId, reduceAmount: 300, validDays: 30 }])
})

test('product#demo-data: every region has vouchers of all kinds, which are renewed before they end', async () => {
  const { db, time } = world.mall
  const validityOf = (row: (typeof before)[number]) => [row.key, row.voucher_id, row.starts_at, row.ends_at, row.stock]
  const demo = () => db.selectFrom('voucher').selectAll().where('key', 'like', 'demo-%').orderBy('key').execute()
  const before = await demo()
  for (const regionId of Object.values(regionIds)) {
    const own = before.filter((row) => row.region_id === regionId)
    expect(new Set(own.map(({ kind }) => kind)).size).toBe(3)
    expect(own.filter(({ access }) => access === 'code')).toHaveLength(1)
    expect(own.some((row) => row.starts_at > new Date(time.now))).toBe(true)
    for (const { names } of own) expect(new Set(names).size).toBe(5)
  }
  await publishVouchers(db, time.now)
  expect((await demo()).map(validityOf)).toEqual(before.map(validityOf))
  await publishVouchers(db, time.now + 70 * day)
  const after = await demo()
  expect(after.map(({ voucher_id: id }) => id)).toEqual(before.map(({ voucher_id: id }) => id))
  for (const [at, { ends_at: ends }] of after.entries())
    expect(ends.getTime()).toBeGreaterThan(before[at]?.ends_at.getTime() ?? 0)
})

test('product#voucher-hints: a cart knows the voucher that it reaches, and how much is missing for a better one', async () => {
  const { a } = world.skus
  const [shopId = 0] = world.shops
  await world.mall.db.updateTable('voucher').set({ is_stopped: true }).execute()
  await world.shelve(a, { price: 200_000 })
  const me = await world.shopper()
  const small = await world.voucher({ kind: 'shop', shopId, reduceAmount: 5000, minSpend: 100_000 })
  const big = await world.voucher({ kind: 'shop', shopId, percentOff: 10, minSpend: 240_000 })
  const ofShop = (hints: VoucherHints) => hints.find((one) => one.shopId === shopId)
  const guest = await world.call.ask('GET', `/voucher/cart?regionId=${defaultRegionId}&lines=${a}x1`)
  expect(ofShop((await guest.json()) as VoucherHints)).toMatchObject({
    reached: { voucher: { voucherId: small }, missing: 0, reduce: 50, isCollected: 0 },
    next: { voucher: { voucherId: big, percentOff: 10 }, missing: 400, reduce: 240 },
  })
  await world.collect(me, big)
  const own = await me.ask<VoucherHints>('GET', `/p/voucher/cart?lines=${a}x2`)
  expect(ofShop(own.body)).toMatchObject({
    reached: { voucher: { voucherId: big }, missing: 0, reduce: 400, isCollected: 1 },
  })
})
