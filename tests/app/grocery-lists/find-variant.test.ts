import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { findVariant, productItem } from '#app/features/grocery-lists/find-variant.ts'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { sampleCard } from '../../support/sample-card.ts'

const market = { regionId: defaultRegionId, lang: 'en' } as const
const sku = (skuId: number, stocks: number) => ({
  skuId,
  skuName: `No. ${skuId}`,
  price: 5,
  oriPrice: 5,
  pic: '',
  stocks,
})

/** Finds a variant of a product that this device knows. */
function find(product: Partial<ProductDetail>, skuId?: number) {
  const client = new QueryClient()
  client.setQueryData(productQueries.info(1, market).queryKey, {
    value: { ...sampleCard, isAvailable: true, ...product } as ProductDetail,
    at: Date.now(),
  })
  return findVariant(client, market, 1, skuId)
}
const packs = [sku(11, 0), sku(12, 3)] as ProductDetail['skuList']

test('product#adding-to-lists: without a choice a product takes the first variant in stock, but never a size of clothing or shoes', async () => {
  expect((await find({ skuList: packs }))?.skuId).toBe(12)
  const sizeGuide = { choice: 'Size', of: 'shoes' } as const
  expect(await find({ skuList: packs, sizeGuide })).toBeNull()
  expect((await find({ skuList: packs, sizeGuide }, 11))?.skuId).toBe(11)
})

test('product#adding-to-lists: a variant that the shop no longer has is not replaced by another', async () => {
  expect(await find({ skuList: packs }, 13)).toBeNull()
})

test("product#adding-to-lists: a product's page adds the chosen variant, else the first in stock, but never a size of clothing or shoes", () => {
  const product = { ...sampleCard, isAvailable: true, skuList: packs } as ProductDetail
  const sizes = { ...product, sizeGuide: { choice: 'Size', of: 'shoes' } } as ProductDetail
  expect([productItem(product).skuId, productItem(product, 11).skuId]).toEqual([12, 11])
  expect(productItem(sizes, 11)).toMatchObject({ skuId: 11, price: 5 })
  const open = productItem(sizes)
  expect(open).toMatchObject({
    prodId: sampleCard.prodId,
    price: sampleCard.price,
    card: { prodId: sampleCard.prodId },
  })
  expect(open.skuId).toBeUndefined()
})
