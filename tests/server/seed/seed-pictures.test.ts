import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Category } from '#contract/category.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { createApi } from '#server/app.ts'
import type { Database } from '#server/database/database.ts'
import { coloursOf } from '#server/media/colours.ts'
import { readPictureName } from '#server/media/picture-path.ts'
import { regions } from '#server/region/region-rules.ts'
import { colourNames } from '#server/seed/products/colour-names.ts'
import { standardSeededAt } from '../support/fillings.ts'
import { silentLog } from '../support/log-lines.ts'
import { openStandardMall, readerOf } from '../support/malls/seeded-mall.ts'
import { testDependencies } from '../support/test-dependencies.ts'

let db: Database
let close: () => Promise<void>
const { rows } = readerOf(() => db)
beforeAll(async () => {
  ;({ db, close } = await openStandardMall())
})
afterAll(() => close?.())

describe('product#pictures: pictures', () => {
  test('product#pictures: every product has its own picture, and every picture is known to the renderer', async () => {
    const products = await rows<{ pic: string; imgs: string[] }>(sql`
      select pic, imgs from product p where exists (select from offer o where o.prod_id = p.prod_id and o.is_available)`)
    expect(new Set(products.map(({ pic }) => pic)).size).toBe(products.length)
    for (const { pic, imgs } of products) {
      expect(imgs.length).toBeGreaterThanOrEqual(3)
      expect(imgs.length).toBeLessThanOrEqual(5)
      expect(imgs[0]).toBe(pic)
      expect(new Set(imgs).size).toBe(imgs.length)
      expect(imgs.every((one) => readPictureName(one.split('/')[3] ?? ''))).toBe(true)
      // A part of the product alone does not show the product.
      expect(imgs.some((one) => one.includes('.detail/'))).toBe(false)
      expect(imgs.slice(0, -1).every((one) => !one.includes('.box/'))).toBe(true)
    }
  })

  test('product#pictures: a colour is offered only where the picture shows it', async () => {
    const variants = await rows<{ kind: string; properties: string; pic: string }>(sql`
      select p.kind, s.properties[1] as properties, s.pic from sku s join product p using (prod_id) where s.properties[1] like 'Colour:%'`)
    expect(variants.length).toBeGreaterThan(500)
    for (const { kind, properties, pic } of variants) {
      const spec = readPictureName(pic.split('/')[3] ?? '')
      const measured = (await coloursOf(kind)).find(({ hue }) => hue === spec?.hue)
      expect(spec?.render).toBe(kind)
      expect(measured && colourNames[measured.colour][0]).toBe(properties.split(';')[0]?.slice('Colour:'.length))
    }
  })

  test('product#pictures: no two of any 12 neighbours show the same kind, in the mall and in every department and region', async () => {
    for (const { regionId } of regions) {
      const offers = await rows<{ department_id: number; kind: string }>(sql`
        select o.department_id, p.kind from offer o join product p using (prod_id)
        where region_id = ${regionId} and is_available order by o.rank, prod_id`)
      expect(closest(offers.map(({ kind }) => kind))).toBeGreaterThanOrEqual(12)
      for (const department of new Set(offers.map(({ department_id }) => department_id))) {
        const kinds = offers.filter(({ department_id }) => department_id === department).map(({ kind }) => kind)
        // A department of 15 kinds, some not sold here, cannot keep equal kinds 12 apart everywhere.
        expect(closest(kinds)).toBeGreaterThanOrEqual(Math.min(12, Math.floor(new Set(kinds).size * 0.4)))
      }
    }
  })
})

describe("product#pictures: pictures in the shopper's lists", () => {
  test('product#pictures: in 50 searches and every department no two of any 12 neighbouring cards share a picture', async () => {
    const api = createApi({
      db,
      ...testDependencies({ clock: () => standardSeededAt, log: silentLog }),
      pageFolder: null,
    })
    const market = `regionId=${defaultRegionId}&lang=en`
    const read = async <Body>(path: string) =>
      (await (await api.request(`${path}${path.includes('?') ? '&' : '?'}${market}`)).json()) as Body
    /** Every card of a list, in order. */
    const picturesOf = async (list: string) => {
      const pictures: string[] = []
      for (let scrollId: string | null = ''; scrollId !== null; ) {
        const page: SearchResult = await read(`/search?${list}&pageSize=100${scrollId && `&scrollId=${scrollId}`}`)
        pictures.push(...page.records.map(({ pic }) => pic))
        scrollId = page.scrollId
      }
      return pictures
    }
    const typed = await Promise.all(
      [...'abcdefghijklmnoprstw'].map((letter) => read<string[]>(`/search/suggest/keyword?keyword=${letter}&size=5`)),
    )
    const departments = await read<Category[]>('/category/tree')
    let searches = 0
    for (const list of [...new Set(typed.flat())].map((word) => `key=${encodeURIComponent(word)}`)) {
      const pictures = await picturesOf(list)
      expect(closest(pictures), list).toBeGreaterThanOrEqual(12)
      // Products of other regions are not found here.
      searches += pictures.length > 0 ? 1 : 0
    }
    expect(searches).toBeGreaterThanOrEqual(50)
    for (const { categoryId } of departments) {
      const pictures = await picturesOf(`categoryId=${categoryId}`)
      expect(pictures.length).toBeGreaterThan(12)
      expect(closest(pictures), `department ${categoryId}`).toBeGreaterThanOrEqual(12)
    }
  })
})

/** The smallest distance of two equal entries. */
function closest(kinds: readonly string[]): number {
  const last = new Map<string, number>()
  return kinds.reduce((least, kind, index) => {
    const before = last.get(kind)
    last.set(kind, index)
    return before === undefined ? least : Math.min(least, index - before)
  }, Number.POSITIVE_INFINITY)
}
