import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxFinds } from '#contract/product/finds.ts'
import { campaignStyle } from '#contract/product-lists/list-requests.ts'
import type { Database } from '#server/database/database.ts'
import { readDropped, readPopular } from '#server/finds/finds-store.ts'
import { coloursOf } from '#server/media/colours.ts'
import { regions } from '#server/region/region-rules.ts'
import { featuresClash } from '#server/seed/products/clashing-features.ts'
import { capitalised } from '#server/seed/products/product-titles.ts'
import { seedCatalogue } from '#server/seed/seed-catalogue.ts'
import { standardSeededAt } from '../support/fillings.ts'
import { openStandardMall, readerOf } from '../support/malls/seeded-mall.ts'

let db: Database
let close: () => Promise<void>
const { rows, count } = readerOf(() => db)
beforeAll(async () => {
  ;({ db, close } = await openStandardMall())
})
afterAll(() => close?.())

/** The products of the catalogue; the pre-loved items of demo sellers have tests of their own. */
const ofCatalogue = sql`kind <> 'pre-loved'`

describe('product#catalogue: the seeded mall has its required size', () => {
  test('product#catalogue: at least 1,200 products in 12 departments with sub-categories, of 60 brands, in 40 shops', async () => {
    expect(await count(sql`select count(*) n from product`)).toBeGreaterThanOrEqual(1200)
    expect(await count(sql`select count(*) n from category where parent_id = 0`)).toBeGreaterThanOrEqual(12)
    expect(await count(sql`select count(distinct brand_id) n from product`)).toBeGreaterThanOrEqual(60)
    expect(await count(sql`select count(distinct shop_id) n from offer where is_available`)).toBeGreaterThanOrEqual(40)
    const bare = sql`select count(*) n from category d where parent_id = 0
      and not exists (select 1 from category c where c.parent_id = d.category_id)`
    expect(await count(bare)).toBe(0)
    expect(await count(sql`select count(distinct kind) n from product`)).toBeGreaterThanOrEqual(350)
  })

  test('product#catalogue: at least 6,000 reviews, mostly positive, in five languages, with texts of their own for each product', async () => {
    expect(await count(sql`select count(*) n from review`)).toBeGreaterThanOrEqual(6000)
    const stars = await rows<{ score: number; n: number }>(
      sql`select score, count(*) n from review group by score order by score desc`,
    )
    expect(stars.map(({ score }) => score)).toEqual([5, 4, 3, 2, 1])
    expect(stars.map(({ n }) => n)).toEqual(stars.map(({ n }) => n).sort((one, other) => other - one))
    expect(
      await count(sql`select count(*) n from (select lang from review group by lang having count(*) > 300) as spoken`),
    ).toBe(5)
    const twice = sql`select count(*) n from (select 1 from review group by prod_id, content having count(*) > 1) as twice`
    expect(await count(twice)).toBe(0)
  })

  test('product#catalogue: some reviews have pictures, some are anonymous, and none is older than its product', async () => {
    const [share] = await rows<{ pics: number; hidden: number }>(
      sql`select avg((pics <> '{}')::int)::float pics, avg(is_anonymous::int)::float hidden from review`,
    )
    expect(share?.pics).toBeGreaterThan(0.05)
    expect(share?.pics).toBeLessThan(0.15)
    expect(share?.hidden).toBeGreaterThan(0.08)
    const early = sql`select count(*) n from review r join product p using (prod_id) where r.created_at <= p.created_at or r.created_at >= ${new Date(standardSeededAt)}`
    expect(await count(early)).toBe(0)
  })
})

describe('product#catalogue: texts of the mall', () => {
  test('product#catalogue: no two products share a title in any language', async () => {
    const twice = sql`select count(*) n from (
      select 1 from product, generate_series(1, 5) as lang where ${ofCatalogue} group by lang, names[lang] having count(*) > 1) as twice`
    expect(await count(twice)).toBe(0)
  })

  test('product#catalogue: no text is empty, unfinished or numbered in any language', async () => {
    const lists = await rows<{ texts: string[] }>(sql`
      select names || briefs as texts from product union all select names from category union all select short_names from category
      union all select intros from shop union all select titles from tag union all select kickers || titles || actions from banner
      union all select names from attribute union all select names from attribute_value
      union all select array[item_code, slug, content] from product union all select array[content, nick_name] from review`)
    const texts = lists.flatMap((row) => row.texts)
    expect(texts.filter((text) => !text?.trim() || /undefined|null|NaN|\[object|lorem|#\d|\s{2}/.test(text))).toEqual(
      [],
    )
  })

  test('product#catalogue: every product has a specification in all five languages', async () => {
    const products = await rows<{ parameters: { name: string; value: string }[][] }>(
      sql`select parameters from product where ${ofCatalogue}`,
    )
    for (const { parameters } of products) {
      expect(parameters).toHaveLength(5)
      for (const lines of parameters) {
        expect(lines.length).toBe(parameters[0]?.length)
        expect(lines.length).toBeGreaterThanOrEqual(3)
        expect(lines.every(({ name, value }) => name && value)).toBe(true)
      }
    }
  })

  test('product#catalogue: names and specifications are translated into each language', async () => {
    const products = await rows<{ names: string[]; parameters: { name: string; value: string }[][] }>(
      sql`select names, parameters from product`,
    )
    const scripts: Record<number, RegExp> = { 1: /\p{Script=Han}/u, 3: /\p{Script=Cyrillic}/u }
    const share = (texts: readonly (readonly [string | undefined, string | undefined])[], at: number) => {
      const foreign = texts.filter(([english, text]) => text !== english && (scripts[at]?.test(text ?? '') ?? true))
      return foreign.length / texts.length
    }
    for (const at of [1, 2, 3, 4]) {
      expect(
        share(
          products.map(({ names }) => [names[0], names[at]]),
          at,
        ),
        `names ${at}`,
      ).toBeGreaterThan(0.99)
      const lines = products.flatMap(({ parameters }) =>
        (parameters[at] ?? []).flatMap(
          ({ name, value }, line) =>
            [
              [parameters[0]?.[line]?.name, name],
              [parameters[0]?.[line]?.value, value],
            ] as const,
        ),
      )
      // Sizes and numbers are equal in every language, and so is a word like "material" in Portuguese.
      expect(
        share(
          lines.filter(([english]) => /[a-z]{4}/.test(english ?? '')),
          at,
        ),
        `specifications ${at}`,
      ).toBeGreaterThan(0.9)
    }
  })

  test('product#catalogue: no two names differ only by a number', async () => {
    const names = (await rows<{ names: string[] }>(sql`select names from product where ${ofCatalogue}`)).map(
      ({ names }) => (names[0] ?? '').replace(/\d+/g, ''),
    )
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('product#catalogue: there are variants by colour and by size, and clothes have at least three sizes', async () => {
    const skus = await rows<{ prod_id: number; text: string }>(sql`select prod_id, properties[1] as text from sku`)
    const axes = (text: string) =>
      Object.fromEntries(text.split(';').map((part) => part.split(':').map((word) => word.trim()) as [string, string]))
    const values = new Map<number, { sizes: Set<string>; colours: Set<string> }>()
    for (const { prod_id, text } of skus) {
      const of = values.get(prod_id) ?? { sizes: new Set(), colours: new Set() }
      const { Size: size, Colour: colour } = axes(text)
      if (size) of.sizes.add(size)
      if (colour) of.colours.add(colour)
      values.set(prod_id, of)
    }
    const all = [...values.values()]
    expect(all.filter(({ colours }) => colours.size > 1).length).toBeGreaterThan(50)
    const sized = all.filter(({ sizes }) => [...sizes].some((size) => /^(XS|S|M|L|XL|XXL|3[6-9]|4[0-3])$/.test(size)))
    expect(sized.length).toBeGreaterThan(50)
    expect(sized.filter(({ sizes }) => sizes.size < 3)).toEqual([])
  })

  test('product#catalogue: titles are capitalized by the rule of their language', async () => {
    expect(capitalised('ilk adım', 'tr')).toBe('İlk adım')
    expect(capitalised('ilk adım', 'en')).toBe('Ilk adım')
    const [lower] = await rows<{ n: number }>(
      sql`select count(*) n from product where names[1] ~ '^[a-z]' or names[4] ~ '^[а-я]'`,
    )
    expect(lower?.n).toBe(0)
  })

  test('product#catalogue: no notebook is both lined and dotted', async () => {
    const products = await rows<{ name: string; brief: string }>(
      sql`select names[1] as name, briefs[1] as brief from product`,
    )
    const clashing = products.filter(({ name, brief }) => {
      const feature = name.slice(name.indexOf(', ') + 2)
      return featuresClash(feature, brief) || featuresClash(feature, brief[0]?.toLowerCase() + brief.slice(1))
    })
    expect(clashing).toEqual([])
  })
})

describe('product#catalogue: four regions', () => {
  test('product#catalogue: each region has its own prices in the format of its currency', async () => {
    const offers = await rows<{ region_id: number; price: number; ori_price: number }>(sql`
      select region_id, price, ori_price from offer union all select region_id, price, ori_price from sku_offer`)
    const wellFormed: Record<string, (minor: number) => boolean> = {
      LKR: (minor) => minor % 1000 === 0,
      CNY: (minor) => minor % 100 === 0 || minor % 100 === 90,
      LAK: (minor) => minor % 50_000 === 0,
      TRY: (minor) => minor % 100 === 90,
    }
    for (const { regionId, currency } of regions) {
      const here = offers.filter((offer) => offer.region_id === regionId)
      expect(here.length).toBeGreaterThan(1200)
      expect(
        here.filter(
          ({ price, ori_price }) => price <= 0 || !wellFormed[currency]?.(price) || !wellFormed[currency]?.(ori_price),
        ),
      ).toEqual([])
      expect(here.filter(({ price, ori_price }) => price > ori_price)).toEqual([])
    }
    // The ratio of two regions' prices differs from product to product.
    const [rates] = await rows<{ spread: number }>(sql`
      select max(lk.price::float / cn.price) / min(lk.price::float / cn.price) as spread from offer lk join offer cn using (prod_id)
      where lk.region_id = 659006000343 and cn.region_id = 100000000000 and lk.price > 500000`)
    expect(rates?.spread).toBeGreaterThan(1.2)
  })

  test('product#catalogue: some products are sold in one region only, 10 to 20 % not here, some out of stock, some overseas', async () => {
    const single = sql`select count(*) n from (select 1 from offer where is_available group by prod_id having count(*) = 1) as single`
    expect(await count(single)).toBeGreaterThan(20)
    expect(
      await count(
        sql`select count(*) n from (select prod_id from offer where sells_pre_loved is null group by prod_id having not bool_or(is_available)) as nowhere`,
      ),
    ).toBe(0)
    const shares = await rows<{ here: number; out: number; overseas: number; deals: number; reduced: number }>(sql`
      select avg(is_available::int)::float here, avg((stocks = 0)::int)::float "out", avg(is_overseas::int)::float overseas,
        avg((deal_hours is not null)::int)::float deals, avg((ori_price > price)::int)::float reduced from offer where sells_pre_loved is null group by region_id`)
    for (const share of shares) {
      expect(share.here).toBeGreaterThan(0.8)
      expect(share.here).toBeLessThan(0.9)
      expect(share.out).toBeGreaterThan(0.02)
      expect(share.out).toBeLessThan(0.07)
      expect(share.overseas).toBeGreaterThan(0.15)
      expect(share.deals).toBeGreaterThan(0.04)
      expect(share.reduced).toBeGreaterThan(0.24)
    }
  })

  test('product#catalogue: a shop ships from its own country; another country is overseas', async () => {
    const wrong = sql`select count(*) n from offer o join shop s using (shop_id) where o.ship_from <> s.country`
    expect(await count(wrong)).toBe(0)
    for (const { regionId, countryCode } of regions) {
      const contradictions = sql`select count(*) n from offer where region_id = ${regionId} and is_overseas <> (ship_from <> ${countryCode})`
      expect(await count(contradictions)).toBe(0)
    }
  })

  test('product#catalogue: a product has the total stock of its variants and the price of the cheapest', async () => {
    const wrong = sql`select count(*) n from offer o join (
        select region_id, prod_id, sum(stocks) stocks, min(price) price from sku_offer join sku using (sku_id) group by 1, 2
      ) as v using (region_id, prod_id) where o.stocks <> v.stocks or o.price <> v.price`
    expect(await count(wrong)).toBe(0)
  })

  test('product#catalogue: each region has its banners, and every tag has 12 to 60 distinct available products, a campaign at least 5', async () => {
    for (const { regionId } of regions) {
      const shown = await count(sql`select count(*) n from banner where ${regionId} = any(regions)`)
      expect(shown).toBeGreaterThanOrEqual(5)
      const tags = await rows<{ style: number; n: number }>(sql`
        select style, count(distinct prod_id) n from tag_product join tag using (tag_id)
        join offer o using (region_id, prod_id) where region_id = ${regionId} and is_available and o.stocks > 0 group by tag_id, style`)
      expect(tags.filter(({ style }) => style !== campaignStyle)).toHaveLength(8)
      for (const { style, n } of tags) {
        expect(n).toBeGreaterThanOrEqual(style === campaignStyle ? 5 : 12)
        expect(n).toBeLessThanOrEqual(60)
      }
    }
    expect(await count(sql`select count(*) n from tag where style = 0`)).toBe(1)
  })
})

describe('product#catalogue: ratings', () => {
  test('product#catalogue: count and average of a product match its reviews, and unsold products have no reviews', async () => {
    const wrong = sql`select count(*) n from product p left join (
        select prod_id, count(*) n, round(avg(score), 1) score from review group by prod_id
      ) as r using (prod_id) where p.comm_number <> coalesce(r.n, 0) or p.score <> coalesce(r.score, 0)`
    expect(await count(wrong)).toBe(0)
    const unsold = sql`select count(*) n from offer o join product p using (prod_id)
      where o.sold_num < p.comm_number or o.score <> p.score or o.rank <> p.rank or o.created_at <> p.created_at`
    expect(await count(unsold)).toBe(0)
  })
})

describe('product#demo-data: reductions', () => {
  test('product#demo-data: a new mall has price drops in each region, from the former prices that its offers name, and nothing popular', async () => {
    const day = 86_400_000
    const changes = sql`select c.*, o.price as now, o.ori_price, o.deal_hours, ${new Date(standardSeededAt)}::timestamptz - c.at as age
      from price_change c join offer o using (region_id, prod_id)`
    expect(
      await count(
        sql`select from (${changes}) c where old_price <> ori_price or price <> now or old_price <= price or deal_hours is not null
          or age < interval '0' or age > interval '13 days'`,
      ),
    ).toBe(0)
    for (const { regionId } of regions) {
      const at = (now: number) => ({ regionId, now })
      expect(await readDropped(db, at(standardSeededAt))).toHaveLength(maxFinds)
      expect((await readDropped(db, at(standardSeededAt + 5 * day))).length).toBeGreaterThan(0)
      expect(await readDropped(db, at(standardSeededAt + 14 * day))).toEqual([])
      expect(await readPopular(db, at(standardSeededAt))).toEqual([])
    }
  })
})

describe('product#catalogue: seeding', () => {
  test('product#catalogue: a mall that is up to date is left unchanged', async () => {
    const before = await rows(sql`select ended_at from seeding`)
    expect(await seedCatalogue(db, { clock: () => standardSeededAt, coloursOf })).toMatchObject({ isNew: false })
    expect(await rows(sql`select ended_at from seeding`)).toEqual(before)
  })
})
