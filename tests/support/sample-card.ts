import type { ProductCard } from '#contract/product/product.ts'

/** A product card that satisfies its schema. */
export const sampleCard: ProductCard = {
  prodId: 1,
  prodName: 'Tea',
  slug: 'tea',
  brief: '',
  pic: '/media/1/1f375.0.front/{width}.{format}',
  price: 100,
  oriPrice: 0,
  priceSymbol: 'Rs.',
  soldNum: 3,
  totalStocks: 4,
  shopId: 1,
  shopName: 'Ceylon Table',
  categoryId: 1,
  score: 4.5,
  prodCommNumber: 2,
  shipFrom: 'Sri Lanka',
  isOverseas: 0,
  isFreeDelivery: 0,
}
