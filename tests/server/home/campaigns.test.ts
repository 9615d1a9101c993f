import { afterAll, beforeAll, expect, test } from 'vitest'
import { callPath } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Banner, Tag, TagWithProducts } from '#contract/home.ts'
import type { ProductCard, ProductPage } from '#contract/product/product.ts'
import { campaignStyle } from '#contract/product-lists/list-requests.ts'
import { regionIds } from '#contract/region/region.ts'
import { type Mall, openMall } from '../support/mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall()
})
afterAll(() => mall?.close())

const read = async <Answer>(path: string) => (await mall.get(path)).json() as Promise<Answer>

/** The products that the banner with this English title opens in a region. */
async function openedBy(title: string, regionId: number): Promise<readonly ProductCard[]> {
  const banners = await read<Banner[]>(callPath(endpoints.banners, { regionId }))
  const banner = banners.find((one) => one.title === title)
  expect(banner?.type, title).toBe(2)
  const tagId = banner?.relation ?? 0
  const { records } = await read<ProductPage>(callPath(endpoints.tagProducts, { tagId, size: 48, regionId }))
  return records
}

const reduction = ({ price, oriPrice }: ProductCard) => 1 - price / oriPrice
const { LK: sriLanka, CN: china, LA: laos, TR: turkiye } = regionIds

test('product#banners: the banner of audio week, "up to 45% off", opens reduced audio products only, in every region', async () => {
  for (const regionId of [sriLanka, china, laos, turkiye]) {
    const products = await openedBy('Big sound, small prices', regionId)
    expect(products.length).toBeGreaterThanOrEqual(2)
    for (const one of products) expect(one.prodName).toMatch(/headphones|speaker|microphone|radio|fader|controller/i)
    for (const one of products) expect(one.oriPrice, one.prodName).toBeGreaterThan(one.price)
    expect(Math.max(...products.map(reduction))).toBeLessThan(0.46)
  }
})

test.each([
  ['Ready for the rain', sriLanka, /boots|shoes|flip-flops/i],
  ['Warm all winter', china, /coat|scarf|gloves/i],
  ['Give your room a new look', turkiye, /sofa|armchair|bed|chair|lamp|light|lantern/i],
  ['A good cup, every day', sriLanka, /tea/i],
  ['A long, slow breakfast', turkiye, /olives|honey|syrup|tea/i],
  ['Get outdoors this weekend', laos, /tent|bicycle|compass|fishing|rope|snorkel|scooter/i],
  ['Be kind to your skin', laos, /lotion|lip masks|soap|bath/i],
  ['Playtime starts here', turkiye, /teddy|plush|koala|octopus|puzzle|cards|dice|chess/i],
])('product#banners: "%s" opens the products that the banner names', async (title, regionId, promised) => {
  const products = await openedBy(title, regionId)
  expect(products.length).toBeGreaterThanOrEqual(2)
  for (const { prodName } of products) expect(prodName).toMatch(promised)
})

test("product#banners: a campaign's list has a name, and no row on the home page", async () => {
  const market = { regionId: sriLanka, lang: 'tr' as const }
  const names = await read<Tag[]>(callPath(endpoints.tagNames, market))
  const rows = await read<TagWithProducts[]>(callPath(endpoints.tagRows, market))
  const campaigns = names.filter(({ style }) => style === campaignStyle)
  expect(campaigns.map(({ title }) => title)).toContain('Büyük ses, küçük fiyat')
  expect(rows.map(({ id }) => id)).toEqual(names.filter((one) => !campaigns.includes(one)).map(({ id }) => id))
})
