import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { conditions } from '#contract/pre-loved/offer-limits.ts'
import { priceFault } from '#contract/pre-loved/price-range.ts'
import { textFault } from '#contract/pre-loved/text-checks.ts'
import { regionIds } from '#contract/region/region.ts'
import { query } from '#server/database/database.ts'
import { shownNames } from '#server/media/shown-pictures-store.ts'
import { openStandardMall } from '../support/malls/seeded-mall.ts'

let mall: Awaited<ReturnType<typeof openStandardMall>>
beforeAll(async () => {
  mall = await openStandardMall()
})
afterAll(() => mall?.close())

type Row = {
  region_id: number
  titles: string[]
  descriptions: string[]
  defects: string[]
  price: number
  condition: (typeof conditions)[number]
  pics: string[]
  stocks: number
  sells: boolean
  shop: string
}

test('product#pre-loved: each region of the demo mall has items of demo sellers, in five languages, that pass the checks', async () => {
  const items = await query<Row>(
    mall.db,
    sql`select i.region_id, i.titles, i.descriptions, i.defects, i.price, i.condition, i.pics, o.stocks,
        o.sells_pre_loved as sells, s.name as shop
      from pre_loved_item i join offer o on o.prod_id = 900000000000 + i.item_id and o.region_id = i.region_id
      join shop s on s.shop_id = o.shop_id join member_shop m on m.shop_id = i.shop_id and m.demo_name = s.name`,
  )
  for (const regionId of Object.values(regionIds)) {
    const here = items.filter((item) => item.region_id === regionId)
    expect(here).toHaveLength(12)
    expect(new Set(here.map(({ shop }) => shop)).size).toBe(2)
    expect(new Set(here.map(({ condition }) => condition)).size).toBe(conditions.length)
    for (const { titles, descriptions, defects, price, pics, stocks, sells } of here) {
      expect([titles.length, descriptions.length]).toEqual([languages.length, languages.length])
      expect(new Set(descriptions).size).toBe(languages.length)
      expect([...titles, ...descriptions, ...defects].map(textFault).filter(Boolean)).toEqual([])
      expect(priceFault(price / 100, regionId)).toBeUndefined()
      expect(pics.length).toBeGreaterThan(1)
      expect([stocks, sells]).toEqual([1, true])
    }
  }
})

test('product#pictures: every picture of a demo item is one that the mall makes', async () => {
  const rows = await query<{ pics: string[] }>(mall.db, sql`select distinct pics from pre_loved_item`)
  const names = rows.flatMap(({ pics }) => pics.map((pic) => pic.split('/')[3] ?? ''))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(await shownNames(mall.db, name.split('.')[0] ?? '')).toContain(name)
})

test('product#pre-loved: no item of the demo mall is in a list of the catalogue', async () => {
  const [counts] = await query<{ listed: number; tagged: number; searched: number }>(
    mall.db,
    sql`select (select count(*) from offer where is_available and sells_pre_loved is not null) as listed,
      (select count(*) from tag_product where prod_id > 900000000000) as tagged,
      (select count(*) from search_entry where prod_id > 900000000000) as searched`,
  )
  expect(counts).toEqual({ listed: 0, tagged: 0, searched: 0 })
})
