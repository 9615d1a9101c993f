import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryString } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId, regionIds } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { packOf } from '#server/product/pack-rules.ts'
import { regionById } from '#server/region/region-rules.ts'
import { type Mall, openMall } from '../support/mall.ts'

const noFacts: { name: string; value: string }[] = []
const pack = (properties: string, price: number, facts = noFacts, lang: Language = 'en', regionId = defaultRegionId) =>
  packOf({ properties, name: properties.split(':')[1] ?? '', price, facts }, { lang, region: regionById(regionId) })

test.each([
  ['Weight:500 g', 24_000, { packSize: '500 g', unitPrice: { amount: 480, unit: 'kg' } }],
  ['Weight:250 g', 24_000, { packSize: '250 g', unitPrice: { amount: 960, unit: 'kg' } }],
  ['Weight:200 g', 24_000, { packSize: '200 g', unitPrice: { amount: 120, unit: '100 g' } }],
  ['Weight:1.5 kg', 30_000, { packSize: '1.5 kg', unitPrice: { amount: 200, unit: 'kg' } }],
  ['Volume:2 L', 50_000, { packSize: '2 L', unitPrice: { amount: 250, unit: 'L' } }],
  ['Volume:189 ml', 94_500, { packSize: '189 ml', unitPrice: { amount: 500, unit: '100 ml' } }],
  ['Pack:6 pieces', 9_900, { packSize: '6 pieces', unitPrice: { amount: 17, unit: 'piece' } }],
  ['Pack:4 servings', 9_600, { packSize: '4 servings', unitPrice: { amount: 24, unit: 'serving' } }],
  ['Pack:4 portions', 9_600, { packSize: '4 portions', unitPrice: { amount: 24, unit: 'portion' } }],
  ['Pack:1 piece', 9_900, { packSize: '1 piece' }],
  ['Pack:10 cookies', 9_900, { packSize: '10 cookies' }],
  ['Size:23 cm', 9_900, {}],
  ['', 9_900, {}],
])('product#unit-price: %s for %d cents is %j', (properties, price, expected) => {
  expect(pack(properties, price)).toEqual(expected)
})

test('product#unit-price: a pack of several has the contents of all, from the weight or volume of each', () => {
  const volume = [{ name: 'Volume', value: '200 ml' }]
  expect(pack('Pack:6 cartons', 60_000, volume)).toEqual({
    packSize: '6 × 200 ml',
    unitPrice: { amount: 500, unit: 'L' },
  })
  expect(pack('Pack:1 carton', 12_000, volume)).toEqual({
    packSize: '200 ml',
    unitPrice: { amount: 60, unit: '100 ml' },
  })
  expect(pack('', 30_000, [{ name: 'Weight', value: '100 g a bar' }])).toEqual({
    packSize: '100 g',
    unitPrice: { amount: 300, unit: '100 g' },
  })
  expect(pack('', 30_000, [{ name: 'Weight', value: 'About 1 kg each' }])).toEqual({})
})

test.each([
  ['zh', '6 × 200毫升', '升'],
  ['tr', '6 × 200 ml', 'L'],
  ['ru', '6 × 200 мл', 'л'],
  ['pt', '6 × 200 ml', 'L'],
] as const)('product#unit-price: pack size and unit are texts of the language %s', (lang, packSize, unit) => {
  const found = pack('Pack:6 cartons', 60_000, [{ name: 'Volume', value: '200 ml' }], lang)
  expect(found).toEqual({ packSize, unitPrice: { amount: 500, unit } })
})

test('product#unit-price: rounded once, half up: whole rupees and kip, cents of yuan and lira', () => {
  const amountIn = (regionId: number) => pack('Weight:300 g', 1_999, noFacts, 'en', regionId).unitPrice?.amount
  expect([regionIds.LK, regionIds.LA, regionIds.CN, regionIds.TR].map(amountIn)).toEqual([67, 67, 66.63, 66.63])
})

let mall: Mall
beforeAll(async () => {
  mall = await openMall()
})
afterAll(() => mall?.close())

const cardsOf = async (query: Record<string, unknown>): Promise<ProductCard[]> =>
  (await mall.read<SearchResult>(`/search?${queryString({ regionId: defaultRegionId, pageSize: 40, ...query })}`))
    .records
const detailOf = (prodId: number, query: Record<string, unknown> = {}) =>
  mall.read<ProductDetail>(`/prod/prodInfo?${queryString({ regionId: defaultRegionId, prodId, ...query })}`)

test('wire#product-card: a card states the highest price where the prices of the variants differ, and only there', async () => {
  for (const regionId of [regionIds.LK, regionIds.TR]) {
    const cards = await cardsOf({ regionId, pageSize: 24 })
    const kinds = new Set<boolean>()
    for (const card of cards) {
      const { skuList, maxPrice } = await detailOf(card.prodId, { regionId })
      const prices = skuList.map(({ price }) => price)
      expect(card.price).toBe(Math.min(...prices))
      expect(card.maxPrice).toBe(Math.max(...prices) > card.price ? Math.max(...prices) : undefined)
      expect(maxPrice).toBe(card.maxPrice)
      kinds.add(card.maxPrice !== undefined)
    }
    expect(kinds.size).toBe(2)
  }
})

test('product#unit-price: a card of food has the pack size and the unit price of the cheapest variant, a variant its own; nothing else has', async () => {
  const tree = await mall.read<{ categoryId: number; slug: string }[]>(
    `/category/tree?${queryString({ regionId: defaultRegionId })}`,
  )
  const idOf = (slug: string) => tree.find((one) => one.slug === slug)?.categoryId
  for (const slug of ['fresh-groceries', 'pantry-snacks-and-drinks']) {
    const cards = await cardsOf({ categoryId: idOf(slug) })
    const priced = cards.filter(({ unitPrice }) => unitPrice)
    expect(priced.length / cards.length).toBeGreaterThan(0.6)
    for (const { unitPrice } of priced) expect(unitPrice?.amount).toBe(Math.round(unitPrice?.amount ?? 0))
    const [weighed] = priced.filter(({ unitPrice }) => unitPrice?.unit === 'kg')
    const { skuList, packSize, unitPrice } = await detailOf(weighed?.prodId ?? 0)
    const cheapest = skuList.find(({ price }) => price === weighed?.price)
    expect(weighed?.packSize).toBe(cheapest?.skuName)
    expect({ packSize, unitPrice }).toEqual({ packSize: weighed?.packSize, unitPrice: weighed?.unitPrice })
    for (const { properties, skuName, price, ...sku } of skuList)
      expect({ packSize: sku.packSize, unitPrice: sku.unitPrice }).toEqual(
        packOf(
          { properties, name: skuName, price: price * 100, facts: [] },
          { lang: 'en', region: regionById(defaultRegionId) },
        ),
      )
    const inRussian = await detailOf(weighed?.prodId ?? 0, { lang: 'ru' })
    expect(inRussian.unitPrice).toEqual({ amount: unitPrice?.amount, unit: 'кг' })
    expect(inRussian.packSize).toMatch(/ к?г$/)
  }
  const others = tree.filter(({ slug }) => !['fresh-groceries', 'pantry-snacks-and-drinks'].includes(slug))
  for (const { categoryId } of others)
    for (const { prodId, packSize, unitPrice } of await cardsOf({ categoryId, pageSize: 20 })) {
      expect([packSize, unitPrice]).toEqual([undefined, undefined])
      for (const sku of (await detailOf(prodId)).skuList)
        expect([sku.packSize, sku.unitPrice]).toEqual([undefined, undefined])
    }
})
