import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Category } from '#contract/category.ts'
import { queryString } from '#contract/endpoint.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { sizeGuides } from '#contract/product/size-guide.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { SearchResult } from '#contract/search/search.ts'
import { cellsOf, sizeTables } from '#features/size-guide/size-tables.ts'
import { choicesOf } from '#features/variant/variant-rules.ts'
import { type Mall, openMall } from '../support/mall.ts'

let mall: Mall
beforeAll(async () => {
  mall = await openMall()
})
afterAll(() => mall?.close())

const detailOf = (prodId: number, lang = 'en') =>
  mall.read<ProductDetail>(`/prod/prodInfo?${queryString({ regionId: defaultRegionId, prodId, lang })}`)
/** The products of a department, in English. */
async function productsOf(slug: string): Promise<ProductDetail[]> {
  const tree = await mall.read<Category[]>(`/category/tree?${queryString({ regionId: defaultRegionId })}`)
  const categoryId = tree.find((one) => one.slug === slug)?.categoryId
  const found = await mall.read<SearchResult>(
    `/search?${queryString({ regionId: defaultRegionId, categoryId, pageSize: 60, pageNumber: 1 })}`,
  )
  expect(found.records.length).toBeGreaterThan(10)
  return Promise.all(found.records.map(({ prodId }) => detailOf(prodId)))
}
const sizesOf = ({ skuList }: ProductDetail, choice = 'Size') => [
  ...new Set(skuList.flatMap((sku) => choicesOf(sku).get(choice) ?? [])),
]

test('product#size-guide: clothing and shoes with sizes have a guide that measures every size; bags have none', async () => {
  const guides = new Set<string>()
  for (const product of [...(await productsOf('fashion')), ...(await productsOf('shoes-and-bags'))]) {
    const sizes = sizesOf(product)
    expect([product.prodName, product.sizeGuide?.choice]).toEqual([
      product.prodName,
      sizes.length > 0 ? 'Size' : undefined,
    ])
    if (!product.sizeGuide) continue
    guides.add(product.sizeGuide.of)
    for (const size of sizes)
      expect([size, cellsOf(product.sizeGuide.of, size)?.length]).toEqual([
        size,
        sizeTables[product.sizeGuide.of].columns.length,
      ])
  }
  expect(guides.size).toBeGreaterThanOrEqual(sizeGuides.length - 2)
})

test('product#size-guide: the guide names the choice in the language of the call, and its sizes too', async () => {
  const found = (await productsOf('shoes-and-bags')).find(({ sizeGuide }) => sizeGuide)
  const inChinese = await detailOf(found?.prodId ?? 0, 'zh')
  expect(inChinese.sizeGuide).toEqual({ choice: '尺码', of: 'shoes' })
  for (const size of sizesOf(inChinese, '尺码')) expect(cellsOf('shoes', size)).toBeDefined()
})

test('product#size-guide: the size of other products has no guide', async () => {
  for (const { sizeGuide } of await productsOf('toys-and-baby')) expect(sizeGuide).toBeUndefined()
})

test('product#size-guide: the measures grow with the size, and a pair of sizes has the range of both', () => {
  for (const { columns, rows } of Object.values(sizeTables)) {
    const numbers = Object.values(rows).map((cells) => [cells[0]].flat()[0] as number)
    expect([...numbers].sort((one, other) => one - other)).toEqual(numbers)
    for (const cells of Object.values(rows)) expect(cells.length).toBe(columns.length)
  }
  expect(cellsOf('shoes', '35–38')?.[0]).toEqual([22, 24])
  expect(cellsOf('shoes', '33')).toBeUndefined()
})

test('product#variant-names: shoes name the size in words, in the language of the call', async () => {
  const shoes = (await productsOf('shoes-and-bags')).find(({ sizeGuide }) => sizeGuide?.of === 'shoes')
  expect(shoes?.skuList[0]?.skuName).toMatch(/Size: \d\d$/)
  const inTurkish = await detailOf(shoes?.prodId ?? 0, 'tr')
  expect(inTurkish.skuList[0]?.skuName).toMatch(/Beden: \d\d$/)
})
