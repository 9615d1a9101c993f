import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { count, id, idInQuery, money, pageInQuery, pageOf, placeInQuery, wireTime } from './wire.ts'

/** Widths in CSS pixels times density that the picture server makes; sources are 256 px. */
export const pictureWidths = [160, 320, 512] as const
export const pictureFormats = ['avif', 'webp'] as const

/** A picture's path template, e.g. `/media/3f2a/1f45f.90.front/{width}.{format}` (decision 0006). */
export const picture = v.pipe(v.string(), v.includes('{width}'), v.includes('{format}'))

/** What a list shows of a product. `slug` is the cleaned English name, for links (spec §3). */
export const productCard = v.object({
  prodId: id,
  prodName: v.string(),
  slug: v.string(),
  brief: v.string(),
  pic: picture,
  price: money,
  oriPrice: money,
  priceSymbol: v.string(),
  coinPrice: v.optional(money),
  soldNum: count,
  totalStocks: count,
  shopId: id,
  shopName: v.string(),
  categoryId: id,
  brandId: v.optional(id),
  /** 1 to 5 stars with one decimal; 0 where nobody has rated. */
  score: v.number(),
  prodCommNumber: count,
  shipFrom: v.string(),
  isOverseas: v.picklist([0, 1]),
  isFreeDelivery: v.picklist([0, 1]),
  groupPrice: v.optional(money),
  endTime: v.optional(wireTime),
})
export type ProductCard = v.InferOutput<typeof productCard>

/** One buyable variant. `properties` is `Colour:Lilac;Size:39` in the asked language, or empty: no choice. */
export const sku = v.object({
  skuId: id,
  properties: v.string(),
  skuName: v.string(),
  price: money,
  oriPrice: money,
  stocks: count,
  pic: picture,
})
export type Sku = v.InferOutput<typeof sku>

/** A product in full. `vouchers`, `groupBuy` and `installments` join with their own capability. */
export const productDetail = v.object({
  ...productCard.entries,
  imgs: v.array(picture),
  /** Clean HTML: only p, ul and li without attributes. */
  content: v.string(),
  itemCode: v.string(),
  warrantyMonths: count,
  brandName: v.optional(v.string()),
  skuList: v.pipe(v.array(sku), v.minLength(1)),
  parameters: v.array(v.object({ name: v.string(), value: v.string() })),
  isCashOnDelivery: v.boolean(),
  isAvailable: v.boolean(),
  /** First and last day on which the parcel may come, `yyyy-MM-dd`. */
  deliveryEstimate: v.object({ from: v.string(), to: v.string() }),
  /** From the department down to the product's own category. */
  categoryPath: v.array(v.object({ categoryId: id, categoryName: v.string(), slug: v.string() })),
})
export type ProductDetail = v.InferOutput<typeof productDetail>

export const productPage = pageOf(productCard)
export type ProductPage = v.InferOutput<typeof productPage>

/** GET /prod/prodInfo */
export const productInfo = endpoint({
  method: 'GET',
  path: '/prod/prodInfo',
  access: 'open',
  query: v.object({ prodId: idInQuery, ...placeInQuery }),
  reply: productDetail,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
  cacheSeconds: 60,
})

/** GET /prod/similar: the page asks for 12 (spec §9). */
export const similarProducts = endpoint({
  method: 'GET',
  path: '/prod/similar',
  access: 'open',
  query: v.object({ prodId: idInQuery, ...pageInQuery, ...placeInQuery }),
  reply: productPage,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
  cacheSeconds: 300,
})
