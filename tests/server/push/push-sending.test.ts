import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { instantOf } from '#contract/time.ts'
import { query, runScript } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { claimDeliveries } from '#server/push/claim-deliveries-store.ts'
import { writeDevice } from '#server/push/push-device-store.ts'
import { pushJobs } from '#server/push/push-jobs.ts'
import { queuePush, type Receivers } from '#server/push/push-queue-store.ts'
import { everyTopic, openPushMall } from '../support/malls/push-mall.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
let world: Awaited<ReturnType<typeof openPushMall>>
beforeAll(async () => {
  world = await openPushMall({ PUSH_WEEKLY_LIMIT: '2' })
}, 180_000)
beforeEach(async () => {
  world.service.answer(() => 201)
  await runScript(world.mall.db, 'truncate push_message, push_watch, push_subscription cascade')
})
afterAll(() => world?.close())

let keys = 0
/** Queues a message as an event does. */
async function say(to: Receivers, text: string, more: { isLimited?: boolean; endsIn?: number } = {}): Promise<void> {
  keys += 1
  const texts = ['en', 'zh', 'tr', 'ru', 'pt'].map((lang) => `${text} ${lang}`)
  const now = new Date(world.mall.time.now)
  const push = {
    key: `test ${keys}`,
    topic: more.isLimited ? 'announcements' : 'shipped',
    content: { kind: 'announcement', announcementId: keys, titles: texts, contents: texts },
    isLimited: more.isLimited === true,
    endsAt: new Date(now.getTime() + (more.endsIn ?? 3 * day)),
  } as const
  await world.mall.db.transaction().execute((tables) => queuePush(tables, to, push, now))
}
const accountOf = async (token: string) => {
  const { userId } = await world.call.read<{ userId: string }>('/p/user/userInfo', token)
  const [row] = await query<{ account_id: number }>(
    world.mall.db,
    sql`select account_id from account where user_id = ${userId}`,
  )
  return { accountId: row?.account_id ?? 0 }
}
const toDevice = (subscriptionId: string) => ({ subscriptionId, accountId: null })
const texts = (pushes: Awaited<ReturnType<typeof world.pass>>) =>
  pushes.map(({ payload }) => payload.notification.title)
const setClock = (time: string, timeZone: string) => {
  world.mall.time.now = instantOf(time, timeZone)
}

test('product#push: a payload is encrypted, small, and has the lifetime and the tag of its message', async () => {
  const { subscriptionId } = await world.device()
  await say(toDevice(subscriptionId), 'x'.repeat(5000), { endsIn: hour })
  const [push] = await world.pass()
  expect(push?.bytes).toBeLessThan(3000 + 300)
  expect(push?.headers).toMatchObject({ ttl: '3600', urgency: 'normal', 'content-encoding': 'aes128gcm' })
  expect(push?.headers['topic']).toMatch(/^[\w-]{32}$/)
  expect(world.service.faults).toEqual([])
})

test('product#push-quiet: a message that is due in quiet hours is sent at their end, in the zone of the device', async () => {
  const quietHours = { from: '22:00', to: '08:00' }
  const [here, there] = [
    await world.device({ quietHours, timeZone: 'Asia/Colombo' }),
    await world.device({ quietHours, timeZone: 'America/Sao_Paulo' }),
  ]
  setClock('2026-03-01 23:30:00', 'Asia/Colombo')
  await say(toDevice(here.subscriptionId), 'here')
  await say(toDevice(there.subscriptionId), 'there')
  expect(texts(await world.pass())).toEqual(['there en'])
  setClock('2026-03-02 07:59:00', 'Asia/Colombo')
  expect(await world.pass()).toEqual([])
  setClock('2026-03-02 08:00:00', 'Asia/Colombo')
  expect(texts(await world.pass())).toEqual(['here en'])
})

test('product#push-quiet: quiet hours that begin when they end are refused with a code', async () => {
  const quietHours = { from: '22:00', to: '22:00' }
  const subscription = world.service.subscribe('equal-times')
  const answer = await world.ask('POST', '/push/subscription', { ...everyTopic, quietHours, subscription })
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', fields: { quietHours: 'TIMES_EQUAL' } } })
})

test('product#push-quiet: a message that ends within quiet hours is not sent', async () => {
  const { subscriptionId } = await world.device({ quietHours: { from: '12:00', to: '14:00' } })
  setClock('2026-03-03 12:30:00', 'Asia/Colombo')
  await say(toDevice(subscriptionId), 'late', { endsIn: hour })
  expect(await world.pass()).toEqual([])
  expect(await world.pass(2 * hour)).toEqual([])
  expect(await world.states()).toEqual(['dropped'])
})

test('product#push-limit: a person gets at most the weekly number on all devices; orders are exempt', async () => {
  const me = await world.shopper()
  await world.device({}, me.token)
  await world.device({}, me.token)
  const account = await accountOf(me.token)
  for (const text of ['one', 'two', 'three']) await say(account, text, { isLimited: true })
  await say(account, 'order')
  expect(texts(await world.pass()).sort()).toEqual(['one en', 'one en', 'order en', 'order en', 'two en', 'two en'])
  await say(account, 'four', { isLimited: true })
  expect(await world.pass(6 * day)).toEqual([])
  await say(account, 'five', { isLimited: true })
  expect(texts(await world.pass(day + minute))).toEqual(['five en', 'five en'])
})

test('product#push: a crash between the claim and the request sends nothing twice', async () => {
  const [{ subscriptionId }, other] = [await world.device(), await world.device()]
  await say(toDevice(subscriptionId), 'lost')
  await world.mall.db.transaction().execute((tables) => claimDeliveries(tables, 9, new Date(world.mall.time.now)))
  await say(toDevice(other.subscriptionId), 'next')
  expect(texts(await world.pass())).toEqual(['next en'])
  expect(await world.pass(day)).toEqual([])
  expect(await world.states()).toEqual(['taken', 'sent'])
})

test('product#push: a crash before the claim is complete leaves the message for the next pass', async () => {
  const { subscriptionId } = await world.device()
  await say(toDevice(subscriptionId), 'kept')
  const claim = world.mall.db.transaction().execute(async (tables) => {
    await claimDeliveries(tables, 9, new Date(world.mall.time.now))
    throw new Error('The process ends here.')
  })
  await expect(claim).rejects.toThrow('ends here')
  expect(texts(await world.pass())).toEqual(['kept en'])
})

test('product#push: two processes on one database send each of 300 messages once', async () => {
  const devices = []
  for (let nth = 0; nth < 30; nth += 1) devices.push(await world.device())
  for (let nth = 0; nth < 10; nth += 1)
    for (const { subscriptionId } of devices) await say(toDevice(subscriptionId), `${nth}`)
  const before = world.service.received.length
  // Two processes are two connections on PostgreSQL; the embedded database belongs to one process.
  const second = world.mall.url ? await openDatabase({ url: world.mall.url, folder: '' }) : world.mall.db
  const passes = [world.mall.db, second].map((db) =>
    runJobs(pushJobs({ ...world.outside(), db }), { ...world.outside(), db }),
  )
  await Promise.all(passes)
  if (second !== world.mall.db) await second.destroy()
  const sent = world.service.received
    .slice(before)
    .map(({ device, payload }) => `${device} ${payload.notification.tag}`)
  expect(sent).toHaveLength(300)
  expect(new Set(sent).size).toBe(300)
})

test('product#push: an expired subscription is removed with its watches', async () => {
  const [gone, there] = [await world.device(), await world.device()]
  world.service.forget(gone.name)
  const skuId = world.skus.a
  await world.ask('POST', '/push/watch', {
    skuId,
    regionId: 659006000343,
    kind: 'price',
    subscriptionId: gone.subscriptionId,
  })
  await say({ regionIds: [659006000343] }, 'news', { isLimited: true })
  expect((await world.pass()).map(({ device }) => device)).toEqual([there.name])
  expect((await world.ask('POST', '/push/device', { subscriptionId: gone.subscriptionId })).body).toEqual({
    settings: null,
    isSignedIn: false,
    watches: [],
  })
})

test('product#push: a message that a busy push service defers is sent again, a refused message is not', async () => {
  const [busy, refusing] = [await world.device(), await world.device()]
  world.service.answer((device) => (device === busy.name ? 503 : 400))
  await say(toDevice(busy.subscriptionId), 'busy')
  await say(toDevice(refusing.subscriptionId), 'refused')
  expect(await world.pass()).toEqual([])
  expect(await world.states()).toEqual(['waiting', 'failed'])
  world.service.answer(() => 201)
  expect(await world.pass(30_000)).toEqual([])
  expect(texts(await world.pass(minute))).toEqual(['busy en'])
})

test('decision 0062 a push service that stays busy is offered a message again five times, then never', async () => {
  const { subscriptionId } = await world.device()
  let offers = 0
  world.service.answer(() => {
    offers += 1
    return 503
  })
  await say(toDevice(subscriptionId), 'busy')
  for (let pass = 1; pass <= 5; pass += 1) await world.pass(minute)
  expect(await world.states()).toEqual(['waiting'])
  for (let pass = 6; pass <= 8; pass += 1) await world.pass(minute)
  expect(offers).toBe(6)
  expect(await world.states()).toEqual(['failed'])
})

test.each([
  ['two hours', 2],
  ['six hours, if the service names a longer delay', 6, 48],
])('decision 0062 a busy push service gets the message again after %s', async (_name, hours, named = hours) => {
  const { subscriptionId } = await world.device()
  world.service.answer(() => 429, named * 3600)
  await say(toDevice(subscriptionId), 'busy')
  expect(await world.pass()).toEqual([])
  world.service.answer(() => 201)
  expect(await world.pass(hours * hour - minute)).toEqual([])
  expect(texts(await world.pass(minute))).toEqual(['busy en'])
})

test('product#push: a device whose sign-in expired gets no message of the account, and not the number of its notices', async () => {
  const me = await world.shopper()
  const account = await accountOf(me.token)
  await world.device({}, me.token)
  const news = async (text: string) => {
    await say({ regionIds: [defaultRegionId] }, text, { isLimited: true })
    return (await world.pass()).map(({ payload: { notification, app_badge: badge } }) => [
      notification.title,
      typeof badge,
      notification.app_badge,
    ])
  }
  const [session] = await query<{ ends_at: Date }>(
    world.mall.db,
    sql`select ends_at from session where account_id = ${account.accountId}`,
  )
  const endsAt = session?.ends_at.getTime() ?? 0
  world.mall.time.now = endsAt - day
  expect(await news('signed in')).toEqual([['signed in en', 'number', expect.stringMatching(/^\d+$/) as string]])
  await say(account, 'private')
  world.mall.time.now = endsAt
  expect(await news('expired')).toEqual([['expired en', 'undefined', undefined]])
  expect(await world.states()).toEqual(['sent', 'dropped', 'sent'])
  // The weekly limit counts the message that the device received before.
  expect(await news('too many')).toEqual([])
})

test('product#push: a logout detaches the device, also while messages wait; the next shopper does not get them', async () => {
  const [me, other] = [await world.shopper(), await world.shopper()]
  const device = await world.device({}, me.token)
  await say(await accountOf(me.token), 'private')
  await world.ask('GET', '/app/logout', undefined, me.token)
  expect(await world.pass()).toEqual([])
  expect(await world.states()).toEqual(['dropped'])
  await say(await accountOf(other.token), 'not here')
  const again = { ...(await settingsOf(device.subscriptionId)), ...device }
  const { subscriptionId, subscription } = device
  expect(
    (await world.ask('POST', '/push/subscription', { ...again, subscription, subscriptionId }, other.token)).body,
  ).toEqual({ subscriptionId })
  await say(await accountOf(other.token), 'here')
  expect(texts(await world.pass())).toEqual(['here en'])
})

test('product#push: a device of a sign-in that ends during the call belongs to nobody', async () => {
  const subscription = world.service.subscribe('leaving')
  const device = { ...everyTopic, id: undefined, subscription, sessionId: 'ended-meanwhile' }
  const subscriptionId = await world.mall.db
    .transaction()
    .execute((tables) => writeDevice(tables, device, new Date(world.mall.time.now)))
  expect((await world.ask('POST', '/push/device', { subscriptionId })).body).toMatchObject({ isSignedIn: false })
})

const settingsOf = async (subscriptionId: string) =>
  (await world.ask('POST', '/push/device', { subscriptionId })).body?.['settings'] as object

test('product#push: a topic that was turned off meanwhile is not sent', async () => {
  const device = await world.device()
  await say(toDevice(device.subscriptionId), 'off')
  const { subscription, subscriptionId } = device
  const body = { ...(await settingsOf(subscriptionId)), topics: ['refund'], subscription, subscriptionId }
  expect((await world.ask('POST', '/push/subscription', body)).status).toBe(200)
  expect(await world.pass()).toEqual([])
})

test('product#push-actions: a reminder repeats a message once in the evening of the tap, whatever the weekly limit', async () => {
  const device = await world.device({ topics: ['announcements'] })
  setClock('2026-04-01 10:00:00', 'Asia/Colombo')
  await say(toDevice(device.subscriptionId), 'later', { isLimited: true })
  const [push] = await world.pass()
  const { pushId, subscriptionId } = push?.payload.notification.data ?? { pushId: 0, subscriptionId: '' }
  const remind = (body: object = {}) =>
    world.ask('POST', '/push/reminder', { subscriptionId, pushId, at: world.mall.time.now, ...body })
  expect((await remind()).status).toBe(204)
  expect((await remind()).status).toBe(204)
  expect((await remind({ pushId: pushId + 999 })).status).toBe(404)
  setClock('2026-04-01 19:59:00', 'Asia/Colombo')
  expect(await world.pass()).toEqual([])
  expect(texts(await world.pass(minute))).toEqual(['later en'])
  expect(await world.pass(day)).toEqual([])
})

test.each([
  ['after 19:30 means the next evening', '2026-04-01 19:31', '2026-04-01 19:31', '2026-04-02 20:00'],
  ['before 19:30 means the same evening', '2026-04-01 19:29', '2026-04-01 19:29', '2026-04-01 20:00'],
  [
    'that arrives on the next day means the evening of that day',
    '2026-04-01 10:00',
    '2026-04-02 09:00',
    '2026-04-02 20:00',
  ],
])('product#push-actions: a tap on Remind me tonight %s', async (_name, tapped, arrived, wanted) => {
  const zone = 'Asia/Colombo'
  const at = (time: string) => instantOf(`${time}:00`, zone)
  const device = await world.device({ topics: ['announcements'] })
  setClock('2026-04-01 09:00:00', zone)
  await say(toDevice(device.subscriptionId), 'later', { isLimited: true })
  const [push] = await world.pass()
  const { pushId, subscriptionId } = push?.payload.notification.data ?? { pushId: 0, subscriptionId: '' }
  world.mall.time.now = at(arrived)
  expect((await world.ask('POST', '/push/reminder', { subscriptionId, pushId, at: at(tapped) })).status).toBe(204)
  world.mall.time.now = at(wanted)
  expect(await world.pass(-minute)).toEqual([])
  expect(texts(await world.pass(minute))).toEqual(['later en'])
})

test('product#push: the server refuses addresses that are no push service, and keys that encrypt nothing', async () => {
  const { subscription } = await world.device()
  const subscribe = async (changed: object) =>
    (
      await world.ask('POST', '/push/subscription', {
        regionId: 659006000343,
        language: 'en',
        timeZone: 'UTC',
        quietHours: null,
        topics: [],
        subscription: { ...subscription, ...changed },
      })
    ).body
  for (const endpoint of [
    'http://127.0.0.1:80/x',
    'https://169.254.169.254/x',
    'https://fcm.googleapis.com@evil.example/x',
  ])
    expect(await subscribe({ endpoint })).toMatchObject({ fields: { 'subscription.endpoint': 'INVALID' } })
  const keys = { ...subscription.keys, p256dh: 'A'.repeat(87) }
  expect(await subscribe({ keys })).toMatchObject({ fields: { 'subscription.keys.p256dh': 'INVALID' } })
})

test('product#push: a renewed subscription keeps the device, and a page that lost its id gets the same device', async () => {
  const device = await world.device({ language: 'tr' })
  const renewed = world.service.subscribe('renewed')
  const { subscriptionId } = device
  expect((await world.ask('PUT', '/push/subscription', { subscriptionId, subscription: renewed })).status).toBe(204)
  const unknown = { subscriptionId: '00000000-0000-4000-8000-000000000000', subscription: device.subscription }
  expect((await world.ask('PUT', '/push/subscription', unknown)).status).toBe(404)
  await say(toDevice(subscriptionId), 'moved')
  expect((await world.pass()).map((push) => [push.device, push.payload.notification.title])).toEqual([
    ['renewed', 'moved tr'],
  ])
  const again = await world.ask('POST', '/push/subscription', {
    ...(await settingsOf(subscriptionId)),
    subscription: renewed,
  })
  expect(again.body).toEqual({ subscriptionId })
  expect((await world.ask('DELETE', '/push/subscription', { subscriptionId })).status).toBe(204)
  expect(await settingsOf(subscriptionId)).toBeNull()
})

test('product#push: the public key stays the same, and the export of personal data lists devices and watches', async () => {
  const keyOf = () => world.mall.read<{ publicKey: string }>('/push/publicKey')
  expect(await keyOf()).toEqual(await keyOf())
  const me = await world.shopper()
  const { subscription, subscriptionId } = await world.device({}, me.token)
  await world.ask('POST', '/push/watch', { skuId: world.skus.a, regionId: 659006000343, kind: 'price' }, me.token)
  const copy = await world.call.read<Record<string, object[]>>('/p/user/export', me.token)
  expect(copy).toMatchObject({
    pushDevices: [{ endpoint: subscription.endpoint, language: 'en' }],
    pushWatches: [{ skuId: world.skus.a, kind: 'price' }],
  })
  expect((await world.ask('POST', '/push/device', { subscriptionId }, me.token)).body).toMatchObject({
    isSignedIn: true,
    watches: [{ skuId: world.skus.a, kind: 'price' }],
  })
})

test('product#push: a caller reads the settings of devices at most 600 times in ten minutes', async () => {
  const [me, other] = [await world.shopper(), await world.shopper()]
  const read = async ({ token }: typeof me) => (await world.ask('POST', '/push/device', {}, token)).status
  const statuses: number[] = []
  for (let nth = 0; nth < 600; nth += 1) statuses.push(await read(me))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect([await read(me), await read(other)]).toEqual([429, 200])
  world.mall.time.now += 600_000
  expect(await read(me)).toBe(200)
})
