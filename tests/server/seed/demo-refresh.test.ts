import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { operatorCommand } from '#server/operator/operator-command.ts'
import { readCommand } from '#server/operator/read-command.ts'
import { runCommand } from '#server/operator/run-command.ts'
import { openOrderMall } from '../support/malls/order-mall.ts'
import { payOrder } from '../support/paid-order.ts'

let world: Awaited<ReturnType<typeof openOrderMall>>
beforeAll(async () => {
  world = await openOrderMall()
})
afterAll(() => world?.mall.close())

const rows = <Row>(statement: ReturnType<typeof sql>) => query<Row>(world.mall.db, statement)
/** Runs an operator's command line, with the colours that the mall was seeded with. */
async function operate(line: string) {
  const command = v.parse(operatorCommand, readCommand(line.split(' ')))
  return runCommand(command, {
    db: world.mall.db,
    clock: () => world.mall.time.now,
    coloursOf: async () => [
      { hue: 0, colour: 'red' },
      { hue: 225, colour: 'blue' },
    ],
  })
}

/** A hash of each table, without these columns. */
async function hashesOf(tables: readonly string[], without: readonly string[] = []): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const table of tables) {
    const [row] = await rows<{ hash: string }>(
      sql`select md5(string_agg(one, '' order by one)) as hash from (
        select (to_jsonb(t) - ${[...without]}::text[])::text as one from ${sql.raw(table)} t) as lines`,
    )
    hashes[table] = row?.hash ?? ''
  }
  return hashes
}
const ofOperation = ['stocks', 'sold_num', 'is_available', 'regions', 'seeding']
/** The texts, pictures, prices and reviews of the demo data. */
const demoData = () =>
  hashesOf(
    [
      ...['category', 'brand', 'shop', 'product', 'offer', 'sku', 'sku_offer', 'review', 'tag', 'tag_product'],
      ...['attribute', 'attribute_value', 'product_attribute', 'banner', 'announcement', 'search_entry', 'search_word'],
      'search_phrase',
    ],
    ofOperation,
  )
/** The stock and all data of shoppers. */
const operation = async () => ({
  stock: await rows(sql`select region_id, sku_id, stocks from sku_offer order by 1, 2`),
  offers: await rows(sql`select region_id, prod_id, stocks, sold_num, is_available from offer order by 1, 2`),
  ...(await hashesOf(['account', 'address', 'cart', 'cart_line', 'shop_order', 'order_item', 'order_event'])),
})
/** Changes the demo data as if an earlier build had filled the mall. */
async function makeOld(): Promise<void> {
  for (const statement of [
    sql`update seeding set fingerprint = 'of an earlier build', ended_at = to_timestamp(${world.mall.time.now / 1000})`,
    sql`update product set names[1] = 'Old ' || prod_id, slug = 'old-' || prod_id, content = 'Old.', pic = (select pic from banner order by 1 limit 1), warranty_months = 99`,
    sql`update sku set names[1] = 'Old ' || sku_id, pic = (select pic from banner order by 1 limit 1)`,
    sql`update sku_offer set price = price * 2, ori_price = ori_price * 3`,
    sql`update offer set price = price * 2, ori_price = ori_price * 3, is_overseas = true, shop_id = 1, deal_hours = 24`,
    sql`update review set content = 'Old.', score = 1`,
    sql`delete from review where prod_comm_id = (select max(prod_comm_id) from review)`,
    sql`update category set names[1] = 'Old ' || category_id, pic = (select pic from banner order by 1 limit 1)`,
    sql`update shop set intros[1] = 'Old.'`,
    sql`update brand set name = 'Old ' || brand_id`,
    sql`update attribute_value set names[1] = 'Old ' || value_id`,
    sql`update tag set titles[1] = 'Old ' || tag_id`,
    sql`delete from tag_product where seq = 0`,
    sql`update banner set titles[1] = 'Old.'`,
    sql`update announcement set titles[1] = 'Old.'`,
    sql`update search_phrase set phrase = 'old', folded = 'old'`,
    sql`delete from search_word`,
  ])
    await rows(statement)
}

describe('product#demo-data: npm run mall -- demo refresh', () => {
  test('product#demo-data: brings texts, pictures, prices and reviews up to date, and leaves stock, orders and accounts', {
    timeout: 120_000,
  }, async () => {
    const demo = await demoData()
    await makeOld()
    const [one, two] = await rows<{ sku_id: number; prod_id: number }>(
      sql`select min(sku_id) as sku_id, prod_id from offer join sku using (prod_id) join sku_offer so using (region_id, sku_id)
        where region_id = ${defaultRegionId} and is_available and so.stocks > 10 group by prod_id order by prod_id limit 2`,
    )
    const { sku_id: skuId = 0, prod_id: prodId = 0 } = one ?? {}
    const me = await world.shopper()
    await operate(`stock ${skuId} LK 30`)
    const sent = await me.order(skuId, 4)
    await payOrder(world.mall, sent)
    await operate(`ship ${sent} --courier Post --tracking P1`)
    await me.fillCart({ [two?.sku_id ?? 0]: 3 })
    await operate(`product withdraw ${two?.prod_id}`)
    const before = await operation()

    expect(await operate('demo refresh')).toEqual({
      isDone: true,
      text: '36 products have the demo data of this version. Cached lists may show the former data for some minutes.',
    })
    expect(await operation()).toEqual(before)
    expect(await demoData()).toEqual(demo)
    expect(await world.stockOf(skuId)).toMatchObject({ sku: 26 })
    // The operator's records name the product as before.
    expect(await operate(`product restore ${two?.prod_id}`)).toMatchObject({ isDone: true })
    expect((await me.buyNow(two?.sku_id ?? 0)).status).toBe(200)
    expect(
      await rows(sql`select c.slug = p.slug and c.sku_name = sku.names[1] as is_same from counted_stock c
        join sku using (sku_id) join product p using (prod_id) where prod_id = ${prodId}`),
    ).toEqual([{ is_same: true }])
  })

  test('product#demo-data: a product is recognised by its kind, and by its place if the kind has another illustration', async () => {
    const demo = await demoData()
    const [one, two, three] = await rows<{ prod_id: number; kind: string; category_id: number }>(
      sql`
      select prod_id, kind, category_id from product join (select prod_id, count(*) as variants from sku group by prod_id) as own using (prod_id)
      where variants = (select count(*) as variants from sku group by prod_id order by count(*) over (partition by count(*)) desc, variants limit 1)
      order by prod_id limit 3`,
    )
    if (!one || !two || !three) throw new Error('The mall has too few products with as many variants.')
    const nameOf = async (prodId: number) =>
      (await rows<{ name: string }>(sql`select names[1] as name from product where prod_id = ${prodId}`))[0]?.name
    const [oneName, twoName] = [await nameOf(one.prod_id), await nameOf(two.prod_id)]
    // An earlier build counted these two the other way round.
    await rows(
      sql`update product set kind = ${two.kind}, names[1] = 'Old', category_id = ${two.category_id} where prod_id = ${one.prod_id}`,
    )
    await rows(
      sql`update product set kind = ${one.kind}, names[1] = 'Old', category_id = ${one.category_id} where prod_id = ${two.prod_id}`,
    )
    await rows(sql`update product set kind = 'no-longer', names[1] = 'Old' where prod_id = ${three.prod_id}`)
    const threeName = 'Old'
    expect(await operate('demo refresh')).toMatchObject({ isDone: true })
    expect([await nameOf(one.prod_id), await nameOf(two.prod_id)]).toEqual([twoName, oneName])
    expect(await nameOf(three.prod_id)).not.toBe(threeName)
    expect((await demoData()).category).toBe(demo.category)
  })

  test('product#demo-data: a product that this version does not have, or has in other variants, keeps its data', async () => {
    const [one, other] = await rows<{ prod_id: number }>(
      sql`select prod_id from sku group by prod_id having count(*) > 2 order by prod_id limit 2`,
    )
    await rows(
      sql`update product set names[1] = 'Kept' where prod_id = any(${[one?.prod_id, other?.prod_id]}::bigint[])`,
    )
    await rows(
      sql`
      update product set kind = 'no-longer', category_id = other.category_id, department_id = other.parent_id
      from (select * from category where parent_id > 0 order by category_id desc limit 1) as other where prod_id = ${one?.prod_id}`,
    )
    await rows(
      sql`insert into sku select sku_id + 50, prod_id, 50, properties, names, pic from sku where prod_id = ${other?.prod_id} order by seq limit 1`,
    )
    expect(await operate('demo refresh')).toEqual({
      isDone: true,
      text: '34 products have the demo data of this version. 2 products keep their data, because this version does not have them in the same variants. Cached lists may show the former data for some minutes.',
    })
    expect(await rows(sql`select prod_id from product where names[1] = 'Kept' order by 1`)).toEqual([one, other])
    expect((await world.mall.get(`/prod/prodInfo?prodId=${one?.prod_id}&regionId=${defaultRegionId}`)).status).toBe(200)
  })

  test('product#demo-data: a mall without demo data is refused', async () => {
    await rows(sql`delete from seeding`)
    expect(await operate('demo refresh')).toEqual({ isDone: false, text: 'This mall has no demo data.' })
  })
})
