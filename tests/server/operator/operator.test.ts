import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { openPglite } from '#server/database/pglite-database.ts'
import { operatorCommand } from '#server/operator/operator-command.ts'
import { readCommand, UsageError } from '#server/operator/read-command.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { seedCatalogue } from '#server/seed/seed-catalogue.ts'
import { copyFilledFolder } from '../support/filled-folder.ts'
import { mallAtNoon } from '../support/fillings.ts'
import type { Mall } from '../support/mall.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
let folder: string
beforeAll(async () => {
  world = await openOrderMall()
  folder = await mkdtemp(join(tmpdir(), 'operator-'))
})
beforeEach(() => world.fill())
afterAll(async () => {
  await world?.mall.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs an operator's command line in a mall. */
function operate(line: string | readonly string[], mall: Pick<Mall, 'db' | 'time'> = world.mall) {
  const command = readCommand(typeof line === 'string' ? line.split(' ') : line)
  if (!command) throw new Error('That asks for help.')
  return runCommand(v.parse(operatorCommand, command), { db: mall.db, clock: () => mall.time.now })
}
const paidOrder = async (me: Awaited<ReturnType<typeof world.shopper>>, skuId = world.skus.a) => {
  const orderNumber = await me.order(skuId, 2)
  await payOrder(world.mall, orderNumber)
  return orderNumber
}

describe('product#operator: the operator', () => {
  test('product#operator: ships and delivers an order, and the shopper reads it', async () => {
    const me = await world.shopper()
    const orderNumber = await paidOrder(me)
    expect(await operate('orders --status paid')).toMatchObject({
      isDone: true,
      text: expect.stringMatching(
        new RegExp(`^ORDER .+\n${orderNumber}  paid +paid +\\d+ LKR +2026-11-20 06:30Z .+ 2 × `),
      ) as string,
    })
    expect(await operate(['ship', orderNumber, '--courier', 'Ceylon Post', '--tracking', 'CP 1'])).toEqual({
      isDone: true,
      text: `Order ${orderNumber} is shipped with Ceylon Post, CP 1.`,
    })
    expect((await me.detail(orderNumber)).body).toMatchObject({
      status: 3,
      courier: 'Ceylon Post',
      trackingNumber: 'CP 1',
    })
    expect(await operate(`ship ${orderNumber} --courier Post --tracking P1`)).toEqual({
      isDone: false,
      text: `Order ${orderNumber}: Only a paid order can be shipped, once.`,
    })
    expect((await operate(`deliver ${orderNumber}`)).isDone).toBe(true)
    expect((await me.detail(orderNumber)).body.deliveredAt).toBeDefined()
    expect(await operate('deliver NL-0000-00000000')).toEqual({
      isDone: false,
      text: 'There is no order NL-0000-00000000.',
    })
  })

  test('product#operator: answers refunds', async () => {
    const me = await world.shopper()
    const [one, two] = [await paidOrder(me), await paidOrder(me)]
    const requestRefund = async (orderNumber: string) => {
      const [item] = (await me.detail(orderNumber)).body.orderItemDtos
      return (
        await me.ask<{ refundNumber: string }>('POST', '/p/refund/apply', {
          orderNumber,
          orderItemIds: [item?.orderItemId],
          reason: 'OTHER',
          detail: 'Too blue.',
        })
      ).body.refundNumber
    }
    const [first, second] = [await requestRefund(one), await requestRefund(two)]
    expect((await operate('refunds')).text).toMatch(
      new RegExp(`^REFUND .+\n${first}  ${one}  requested .+ LKR .+ OTHER +Too blue\\.\n${second}`),
    )
    expect(await operate(`refund approve ${first}`)).toEqual({
      isDone: true,
      text: `Refund ${first} is approved. Card payments are refunded automatically while the mall runs. Return cash by hand, then run "refund paid".`,
    })
    expect(await operate(['refund', 'decline', second, '--because', 'It is as blue as shown.'])).toEqual({
      isDone: true,
      text: `Refund ${second} is declined.`,
    })
    expect((await me.ask('GET', `/p/refund/${second}`)).body).toMatchObject({
      state: 3,
      answer: 'It is as blue as shown.',
    })
    expect(await operate(`refund approve ${second}`)).toEqual({
      isDone: false,
      text: `Refund ${second}: This refund has already been reviewed or withdrawn.`,
    })
    for (const state of ['requested', 'refunded', 'withdrawn'])
      expect((await operate(`refunds --state ${state}`)).text).toBe('There are no such refunds.')
    expect((await operate('refunds')).text).toBe('There are no such refunds.')
    for (const [state, refundNumber] of [
      ['approved', first],
      ['declined', second],
    ])
      expect((await operate(`refunds --state ${state}`)).text).toMatch(
        new RegExp(`^REFUND +ORDER +STATE +AMOUNT +REQUESTED .+\n${refundNumber} +\\S+ +${state} `),
      )
    expect(await operate(`refund paid ${first}`)).toEqual({
      isDone: false,
      text: `Refund ${first}: This order was paid by card and is refunded to the card automatically.`,
    })
    expect(await world.stockOf(world.skus.a)).toMatchObject({ sku: 48 })
  })

  test("product#operator: sets the stock in one region, and the product's total with it", async () => {
    const { a } = world.skus
    const before = await world.stockOf(a)
    expect(await operate(`stock ${a} lk 7`)).toMatchObject({
      isDone: true,
      text: expect.stringContaining(': 7 in Sri Lanka; there were 50.') as string,
    })
    expect(await world.stockOf(a)).toEqual({ sku: 7, product: before.product - 43, sum: before.sum - 43 })
    expect((await operate(`stock ${a} ${defaultRegionId} 9`)).isDone).toBe(true)
    expect((await world.stockOf(a)).sku).toBe(9)
    expect(await operate(`stock 999999999 LK 1`)).toEqual({
      isDone: false,
      text: 'Sri Lanka has no variant 999999999.',
    })
    expect(await operate(`stock ${a} DE 1`)).toMatchObject({
      isDone: false,
      text: expect.stringMatching(/^There is no region DE\. There are LK \(659006000343\), CN/) as string,
    })
  })

  test('product#operator: shows the stock of a product', async () => {
    const { a } = world.skus
    const [row] = await query<{ prod_id: number; name: string }>(
      world.mall.db,
      sql`select prod_id, p.names[1] as name from sku join product p using (prod_id) where sku_id = ${a}`,
    )
    const { isDone, text } = await operate(`product show ${row?.prod_id}`)
    const [name, head, ...lines] = text.split('\n')
    expect([isDone, name]).toEqual([true, row?.name])
    expect(head).toMatch(/^SKU +VARIANT +LK +CN +LA +TR$/)
    expect(lines.find((line) => line.startsWith(String(a)))).toMatch(/ 50( \(not sold\))? /)
    expect(await operate('product show 999999999')).toEqual({ isDone: false, text: 'There is no product 999999999.' })
  })

  test('product#operator: withdraws a product from all regions, and restores it to those that sold it', async () => {
    const { other } = world.skus
    const [row] = await query<{ prod_id: number }>(world.mall.db, sql`select prod_id from sku where sku_id = ${other}`)
    const prodId = row?.prod_id ?? 0
    const regionsOf = async () =>
      (
        await query<{ region_id: number }>(
          world.mall.db,
          sql`select region_id from offer where prod_id = ${prodId} and is_available order by region_id`,
        )
      ).map((one) => one.region_id)
    await query(
      world.mall.db,
      sql`update offer set is_available = false where prod_id = ${prodId} and region_id = 100000000000`,
    )
    const sold = await regionsOf()
    const me = await world.shopper()
    const ordered = await me.order(other)
    await me.fillCart({ [other]: 1 })
    expect((await operate(`product withdraw ${prodId}`)).isDone).toBe(true)
    expect(await regionsOf()).toEqual([])
    expect(await me.buyNow(other)).toMatchObject({ status: 400, body: { code: 'WITHDRAWN' } })
    expect(await operate(`product withdraw ${prodId}`)).toEqual({
      isDone: false,
      text: `Product ${prodId} is withdrawn already.`,
    })
    // A withdrawn product has no page; carts and orders that contain it remain readable.
    const page = async () =>
      (await world.call.ask('GET', `/prod/prodInfo?prodId=${prodId}&regionId=${defaultRegionId}`)).status
    expect(await page()).toBe(404)
    expect(await me.cartLines()).toMatchObject([{ prodId, isAvailable: false }])
    expect((await me.detail(ordered)).body.orderItemDtos).toMatchObject([{ prodId }])
    expect((await operate(`product restore ${prodId}`)).isDone).toBe(true)
    expect(await page()).toBe(200)
    expect(await regionsOf()).toEqual(sold)
    expect((await me.buyNow(other)).status).toBe(200)
    expect(await operate(`product restore ${prodId}`)).toMatchObject({ isDone: false })
    expect(await operate('product withdraw 999999999')).toEqual({
      isDone: false,
      text: 'There is no product 999999999.',
    })
  })

  test('product#operator: stock counts and withdrawals survive a catalogue that is seeded again', async () => {
    const { a, other } = world.skus
    const [row] = await query<{ prod_id: number }>(world.mall.db, sql`select prod_id from sku where sku_id = ${other}`)
    // Phrases that find nothing in any region are not offered.
    const idle = async () =>
      (
        await query<{ phrase: string }>(
          world.mall.db,
          sql`select phrase from search_phrase where regions = '{}' order by phrase_id`,
        )
      ).map(({ phrase }) => phrase)
    expect(await idle()).toEqual([])
    await operate(`stock ${a} LK 7`)
    await operate(`product withdraw ${row?.prod_id}`)
    const withdrawn = await idle()
    expect(withdrawn.length).toBeGreaterThan(0)
    const me = await world.shopper()
    await me.order(a, 2)
    await seedCatalogue(world.mall.db, {
      products: 36,
      again: true,
      clock: () => world.mall.time.now,
      coloursOf: async () => [
        { hue: 0, colour: 'red' },
        { hue: 225, colour: 'blue' },
      ],
    })
    expect(await idle()).toEqual(withdrawn)
    const after = await world.stockOf(a)
    expect(after).toMatchObject({ sku: 5, product: after.sum })
    expect(await me.buyNow(other)).toMatchObject({ body: { code: 'WITHDRAWN' } })
    expect((await operate(`product restore ${row?.prod_id}`)).isDone).toBe(true)
    expect((await me.buyNow(other)).status).toBe(200)
    expect(await idle()).toEqual([])
  })
})

describe('product#operator: backup and restore', () => {
  /** All data of shoppers and orders, table by table, as text. */
  const contentOf = async (file: string) =>
    gunzipSync(await readFile(file))
      .toString()
      .split('\n')
      .slice(1)
      .sort()

  test('product#operator: a backup is restored into this database and an embedded one, and the mall continues from there', {
    timeout: 120_000,
  }, async () => {
    const me = await world.shopper()
    const [one, two] = [await paidOrder(me), await me.order(world.skus.b)]
    await me.fillCart({ [world.skus.other]: 3 })
    await operate(`stock ${world.skus.third} LK 4`)
    const [first, second] = [join(folder, 'first.gz'), join(folder, 'second.gz')]
    expect(await operate(['backup', first])).toMatchObject({
      isDone: true,
      text: expect.stringMatching(/ holds \d+ accounts and \d+ orders /) as string,
    })
    expect((await stat(first)).mode & 0o777).toBe(0o600)
    const stock = await world.stockOf(world.skus.a)

    await me.cancel(two)
    await operate(`ship ${one} --courier Post --tracking P1`)
    await me.ask('DELETE', '/p/shopCart/deleteAll')
    expect(await operate(['restore', first])).toMatchObject({
      isDone: false,
      text: expect.stringContaining('Say --replace') as string,
    })
    expect(await operate(['restore', first, '--replace'])).toMatchObject({ isDone: true })
    expect([(await me.detail(one)).body.status, (await me.detail(two)).body.status]).toEqual([2, 1])
    expect(await me.cartLines()).toHaveLength(1)
    expect(await world.stockOf(world.skus.a)).toEqual(stock)
    await operate(['backup', second])
    expect(await contentOf(second)).toEqual(await contentOf(first))

    const otherFolder = await copyFilledFolder(mallAtNoon(36))
    const other = await openPglite(otherFolder)
    try {
      const mall = { db: other, time: world.mall.time }
      expect(await operate(['restore', first], mall)).toMatchObject({ isDone: true })
      const third = join(folder, 'third.gz')
      await operate(['backup', third], mall)
      expect(await contentOf(third)).toEqual(await contentOf(first))
      // The round trip back.
      expect(await operate(['restore', third, '--replace'])).toMatchObject({ isDone: true })
      await operate(['backup', join(folder, 'fourth.gz')])
      expect(await contentOf(join(folder, 'fourth.gz'))).toEqual(await contentOf(first))
      expect(await world.stockOf(world.skus.a)).toEqual(stock)
      expect(
        (
          await query<{ stocks: number }>(
            other,
            sql`select stocks from sku_offer where sku_id = ${world.skus.third} and region_id = ${defaultRegionId}`,
          )
        )[0]?.stocks,
      ).toBe(4)
      // Sequences continue: new rows get no used number.
      const [next] = await query<{ id: number; last: number }>(
        other,
        sql`select nextval(pg_get_serial_sequence('shop_order', 'order_id')) as id, (select max(order_id) from shop_order) as last`,
      )
      expect(next?.id).toBeGreaterThan(next?.last ?? 0)
    } finally {
      await other.destroy()
      await rm(otherFolder, { recursive: true, force: true })
    }
  })

  test('product#operator: stock that shipped orders took is missing after a restore, here and in a new mall', {
    timeout: 120_000,
  }, async () => {
    const me = await world.shopper()
    const [fresh] = await query<{ sku_id: number; stocks: number }>(
      world.mall.db,
      sql`
      select sku_id, so.stocks from sku_offer so join sku using (sku_id) join offer o using (region_id, prod_id)
      where region_id = ${defaultRegionId} and o.is_available and so.stocks > 10
        and not exists (select 1 from order_item i where i.sku_id = so.sku_id) order by sku_id limit 1`,
    )
    const { sku_id: skuId = 0, stocks = 0 } = fresh ?? {}
    const ship = async (count: number) => {
      const orderNumber = await me.order(skuId, count)
      await payOrder(world.mall, orderNumber)
      await operate(`ship ${orderNumber} --courier Post --tracking P1`)
    }
    await ship(2)
    const paid = await me.order(skuId, 1)
    await payOrder(world.mall, paid)
    const file = join(folder, 'shipped.gz')
    await operate(['backup', file])
    await operate(`ship ${paid} --courier Post --tracking P2`)
    await ship(4)
    expect(await operate(['restore', file, '--replace'])).toMatchObject({ isDone: true })
    expect(await world.stockOf(skuId)).toMatchObject({ sku: stocks - 2 - 1 - 4 })

    const otherFolder = await copyFilledFolder(mallAtNoon(36))
    const other = await openPglite(otherFolder)
    try {
      expect(await operate(['restore', file], { db: other, time: world.mall.time })).toMatchObject({ isDone: true })
      expect(
        await query(
          other,
          sql`select stocks from sku_offer where sku_id = ${skuId} and region_id = ${defaultRegionId}`,
        ),
      ).toEqual([{ stocks: stocks - 2 - 1 }])
    } finally {
      await other.destroy()
      await rm(otherFolder, { recursive: true, force: true })
    }
  })

  test.each([
    ['a missing file', async () => {}, /^There is no file /],
    ['a text file', (file: string) => writeFile(file, 'hello'), /is no backup of a mall/],
    ['a gzip file of other content', (file: string) => writeFile(file, gzipSync('hello\n')), /is no backup of a mall/],
    [
      'a truncated file',
      async (file: string) => writeFile(file, (await readFile(join(folder, 'first.gz'))).subarray(0, 900)),
      /a part of it is missing/,
    ],
    [
      'a file without its last line',
      async (file: string) =>
        writeFile(
          file,
          gzipSync(
            gunzipSync(await readFile(join(folder, 'first.gz')))
              .toString()
              .split('\n')
              .slice(0, -2)
              .join('\n'),
          ),
        ),
      /a part of it is missing/,
    ],
    [
      'a backup of a newer mall',
      async (file: string) =>
        writeFile(
          file,
          gzipSync(
            gunzipSync(await readFile(join(folder, 'first.gz')))
              .toString()
              .replace('"migrations":[', '"migrations":["9999-later",'),
          ),
        ),
      /was made by a newer mall \(9999-later\)/,
    ],
  ])('product#operator: %s is refused with a sentence, and the data stay unchanged', async (name, make, sentence) => {
    const file = join(folder, name.replaceAll(' ', '-'))
    await make(file)
    const count = async () =>
      (await query<{ n: number }>(world.mall.db, sql`select count(*) as n from shop_order`))[0]?.n
    const before = await count()
    expect(before).toBeGreaterThan(0)
    const { isDone, text } = await operate(['restore', file, '--replace'])
    expect([isDone, text]).toEqual([false, expect.stringMatching(sentence)])
    expect(await count()).toBe(before)
  })

  test('product#operator: an existing file is not overwritten', async () => {
    const file = join(folder, 'mine')
    await writeFile(file, 'mine')
    expect(await operate(['backup', file])).toEqual({
      isDone: false,
      text: `The file ${file} exists already. Name another one.`,
    })
    expect(await readFile(file, 'utf8')).toBe('mine')
    expect((await operate(['backup', join(folder, 'nowhere', 'file')])).text).toMatch(/cannot be written/)
  })
})

describe('product#operator: arguments that are no command', () => {
  test.each([
    [['fly'], /^There is no command "fly"\. npm run mall -- help lists them\.$/],
    [
      ['refund', 'maybe', 'RF-1'],
      /^There is no command "refund maybe"\. There is: refund approve REFUND · refund decline/,
    ],
    [
      ['ship', 'NL-2611-1', '--courier', 'Post'],
      /^--tracking is missing\. Use: npm run mall -- ship ORDER --courier NAME --tracking NUMBER$/,
    ],
    [['ship', 'nothing', '--courier', 'Post', '--tracking', '1'], /^ORDER cannot be "nothing"\. Use: /],
    [['stock', '12', 'LK', 'many'], /^COUNT cannot be "many"\. Use: npm run mall -- stock SKU REGION COUNT$/],
    [['stock', '12', 'LK'], /^COUNT is missing\./],
    [
      ['refunds', '--state', 'agreed'],
      /^--state cannot be "agreed"\. Use: .+requested\|approved\|declined\|refunded\|withdrawn\]/,
    ],
    [['orders', '--status', 'lost'], /^--status cannot be "lost"\. Use: .+unpaid\|paid\|shipped/],
    [['orders', '--colour', 'red'], /^Unknown option '--colour'.* npm run mall -- help lists the commands\.$/],
    [['deliver', 'NL-2611-1', 'NL-2611-2'], /^"NL-2611-2" is one argument too many\. Use: /],
    [['deliver', 'NL-2611-1', '--courier', 'Post'], /^deliver takes no --courier\. Use: /],
    [['backup'], /^FILE is missing\. Use: npm run mall -- backup FILE$/],
  ])('product#operator: %j is refused in one sentence', (words, sentence) => {
    const read = () => readCommand(words)
    expect(read).toThrow(UsageError)
    expect(read).toThrow(sentence)
  })
})
