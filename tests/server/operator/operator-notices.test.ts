import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import { runScript } from '#server/database/database.ts'
import { operatorCommand } from '#server/operator/operator-command.ts'
import { readCommand, UsageError } from '#server/operator/read-command.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { openPushMall } from '../support/malls/push-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openPushMall>>
beforeAll(async () => {
  world = await openPushMall()
}, 180_000)
beforeEach(async () => {
  await world.fill()
  await runScript(world.mall.db, 'truncate push_message, push_subscription cascade')
  // The demo announcements are not sent here.
  world.mall.time.now += 2 * 86_400_000
})
afterAll(() => world?.close())

const operate = (...words: string[]) =>
  runCommand(v.parse(operatorCommand, readCommand(words)), { db: world.mall.db, clock: () => world.mall.time.now })
const announcementsIn = async (regionId: number, lang: string) => {
  const path = `/api/notifications/notLogin/page?current=1&size=1&regionId=${regionId}&lang=${lang}`
  const { records } = (await (await world.mall.app.request(path)).json()) as {
    records: { title: string; content: string }[]
  }
  return records[0]
}

test('product#operator: an announcement in five languages is a notice and a message in its regions, once a day', async () => {
  const [here, there] = [await world.device({ language: 'tr' }), await world.device({ regionId: regionIds.LA })]
  const words = ['announce', '--title', 'Rain|下雨|Yağmur|Дождь|Chuva', '--text', 'Late.|晚到。|Geç.|Позже.|Atraso.']
  expect(await operate(...words, '--regions', 'lk,TR')).toEqual({
    isDone: true,
    text: '"Rain" is announced to Sri Lanka, Türkiye.',
  })
  expect(await announcementsIn(defaultRegionId, 'ru')).toMatchObject({ title: 'Дождь', content: 'Позже.' })
  expect((await announcementsIn(regionIds.LA, 'ru'))?.title).not.toBe('Дождь')
  const pushes = await world.pass()
  expect(pushes.map(({ device, payload }) => [device, payload.notification.title, payload.notification.body])).toEqual([
    [here.name, 'Yağmur', 'Geç.'],
  ])
  expect((await operate(...words, '--regions', 'LK')).isDone).toBe(false)
  expect(await world.pass()).toEqual([])
  expect((await operate('announce', '--title', 'Sale', '--text', 'Today.')).isDone).toBe(true)
  const sale = await world.pass()
  expect(sale.map(({ device, payload }) => [device, payload.notification.title]).sort()).toEqual(
    [here, there].map(({ name }) => [name, 'Sale']).sort(),
  )
})

test('product#operator: an announcement with a missing text or an unknown region is refused', async () => {
  expect(() => readCommand(['announce', '--title', 'A|B', '--text', 'C'])).toThrow(UsageError)
  expect(() => readCommand(['announce', '--title', 'A', '--text', 'a||c|d|e'])).toThrow(UsageError)
  expect(() => readCommand(['announce', '--title', 'A'])).toThrow('--text is missing')
  expect(await operate('announce', '--title', 'A', '--text', 'B', '--regions', 'LK,ZZ')).toMatchObject({
    isDone: false,
    text: expect.stringContaining('There is no region ZZ.') as string,
  })
  expect(await world.pass()).toEqual([])
})

test('product#operator: a parcel out for delivery is a tracking event, a notice and a message', async () => {
  const me = await world.shopper()
  await world.device({}, me.token)
  const orderNumber = await me.order(world.skus.a)
  await payOrder(world.mall, orderNumber)
  const out = ['out', 'for', 'delivery', orderNumber]
  expect(await operate(...out)).toMatchObject({ isDone: false })
  await operate('ship', orderNumber, '--courier', 'Post', '--tracking', 'P1')
  await world.pass()
  expect(await operate(...out, '--place', 'Galle')).toMatchObject({ isDone: true })
  const pushes = await world.pass()
  expect(pushes.map(({ payload }) => payload.notification.title)).toEqual(['Out for delivery'])
  const { body } = await me.ask<{ records: { title: string }[] }>('GET', '/p/order/notice/page?lang=en')
  expect(body.records[0]?.title).toBe('Out for delivery')
  const { body: tracking } = await me.ask<object>('GET', `/p/myOrder/logistics/${orderNumber}`)
  expect(JSON.stringify(tracking)).toContain('Galle')
  await operate('deliver', orderNumber)
  expect(await operate(...out)).toMatchObject({ isDone: false })
})
