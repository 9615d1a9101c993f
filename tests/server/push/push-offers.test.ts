import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query, runScript } from '#server/database/database.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import type { ItemRow } from '#server/pre-loved/item-store.ts'
import { addOfferNotice } from '#server/pre-loved/offer-notice.ts'
import { insertVoucher } from '#server/voucher/new-voucher-store.ts'
import { voucherReminderJob } from '#server/voucher/reminder-job.ts'
import { silentLog } from '../support/log-lines.ts'
import { openPushMall } from '../support/malls/push-mall.ts'

const minute = 60_000
const day = 86_400_000
let world: Awaited<ReturnType<typeof openPushMall>>
beforeAll(async () => {
  world = await openPushMall({ PUSH_WEEKLY_LIMIT: '1' })
}, 180_000)
beforeEach(async () => {
  await world.fill()
  await runScript(world.mall.db, 'truncate push_message, push_watch, push_price, push_subscription cascade')
})
afterAll(() => world?.close())

type Shopper = Awaited<ReturnType<typeof world.shopper>>
const origin = 'http://127.0.0.1:4173'
const titles = (pushes: Awaited<ReturnType<typeof world.pass>>) =>
  pushes.map(({ payload }) => payload.notification.title)

/** Gives a shopper a voucher that ends in a day, and runs the reminder. */
async function endVoucher(me: Shopper): Promise<number> {
  const now = new Date(world.mall.time.now)
  const voucherId = await insertVoucher(
    world.mall.db,
    {
      regionId: defaultRegionId,
      names: ['Tea week', '茶周', 'Çay haftası', 'Неделя чая', 'Semana do chá'],
      kind: 'mall',
      reduceAmount: 10_000,
      minSpend: 0,
      startsAt: new Date(now.getTime() - day),
      endsAt: new Date(now.getTime() + 4 * day),
      stock: 10,
      limitPerUser: 1,
      access: 'open',
    },
    now,
  )
  if (voucherId === undefined) throw new Error('The voucher was not made.')
  expect((await me.ask('POST', '/p/voucher/collect', { voucherId })).status).toBe(200)
  const later = now.getTime() + 3 * day
  await runJobs([voucherReminderJob], { db: world.mall.db, log: silentLog, clock: () => later })
  return voucherId
}

test('product#voucher-reminder: a voucher that ends in a day is pushed once, opens the wallet, and respects the weekly limit', async () => {
  const me = await world.shopper()
  await world.device({ language: 'ru' }, me.token)
  await world.device({ topics: ['shipped'] }, me.token)
  const voucherId = await endVoucher(me)
  const pushes = await world.pass(3 * day)
  expect(pushes.map(({ payload }) => payload.notification)).toMatchObject([
    {
      title: 'Купон скоро сгорит',
      body: expect.stringContaining('Неделя чая') as string,
      tag: `voucher-${voucherId}`,
      navigate: `${origin}/vouchers?own=usable`,
      actions: [],
    },
  ])
  expect(await world.pass(minute)).toEqual([])
  // The one message of this week is spent.
  world.mall.time.now -= 3 * day
  await endVoucher(me)
  expect(await world.pass(3 * day)).toEqual([])
})

test('product#voucher-reminder: the push message waits for the end of the quiet hours', async () => {
  const me = await world.shopper()
  // The reminder is due three days from now, at 23:30.
  world.mall.time.now = Math.floor(world.mall.time.now / day) * day + 23.5 * 60 * minute
  await world.device({ timeZone: 'UTC', quietHours: { from: '22:00', to: '08:00' } }, me.token)
  await endVoucher(me)
  expect(await world.pass(3 * day)).toEqual([])
  expect(await world.pass(8.5 * 60 * minute - 1)).toEqual([])
  expect(titles(await world.pass(1))).toEqual(['Your voucher ends soon'])
})

test('product#pre-loved-states: the seller is pushed when the item is listed, declined, sold, received and paid out', async () => {
  const me = await world.shopper()
  await world.device({}, me.token)
  const [account] = await query<{ id: number }>(
    world.mall.db,
    sql`select account_id as id from account where mail = ${me.mail}`,
  )
  const madeAt = new Date(world.mall.time.now)
  const item: ItemRow = {
    itemId: 7,
    key: 'lamp',
    shopId: 1,
    accountId: account?.id ?? 0,
    sellerName: 'Seller',
    regionId: defaultRegionId,
    state: 'listed',
    reason: null,
    titles: ['Brass lamp', '黄铜灯', 'Pirinç lamba', 'Латунная лампа', 'Luminária de latão'],
    descriptions: [],
    defects: [],
    price: 1_250_000,
    condition: 'GOOD',
    categoryId: 1,
    pics: [],
    orderNumber: null,
    madeAt,
    stateAt: madeAt,
    listedAt: madeAt,
    payoutFrom: null,
  }
  const steps = ['OFFER_LISTED', 'OFFER_DECLINED', 'OFFER_SOLD', 'OFFER_RECEIVED', 'OFFER_PAID_OUT'] as const
  const shown: string[] = []
  for (const title of steps) {
    await world.mall.db
      .transaction()
      .execute((tables) => addOfferNotice(tables, item, title, madeAt, { reason: 'The photographs are dark.' }))
    const pushes = await world.pass()
    expect(pushes.map(({ payload }) => payload.notification)).toMatchObject([
      {
        body: expect.stringContaining('Brass lamp') as string,
        tag: 'offer-7',
        navigate: `${origin}/pre-loved/offers`,
      },
    ])
    shown.push(...titles(pushes))
  }
  expect(shown).toEqual([
    'Your item is listed',
    'Your item was declined',
    'Your item is sold',
    'The buyer has your item',
    'You were paid',
  ])
})
