import * as v from 'valibot'
import { count, id, money, pageOf, wireTime } from '#contract/wire.ts'

/** The widths that the picture server makes, in device pixels; the sources have 256 px. */
export const pictureWidths = [160, 320, 512] as const
export const pictureFormats = ['avif', 'webp'] as const

/** The path template of a picture, e.g. `/media/3f2a/1f45f.90.front/{width}.{format}` (decision 0006). */
export const picture = v.pipe(v.string(), v.includes('{width}'), v.includes('{format}'))

/** A product in a list. `slug` is the cleaned English name, for links (docs/product.md#entities). */
export const productCard = v.object({
  prodId: id,
  prodName: v.string(),
  slug: v.string(),
  brief: v.string(),
  pic: picture,
  price: money,
  oriPrice: money,
  /** The highest price of a variant, where the prices of the variants differ; `price` is the lowest. */
  maxPrice: v.optional(money),
  /** The contents of the cheapest pack of food, such as `6 × 200 ml`, as text (docs/product.md#unit-price). */
  packSize: v.optional(v.string()),
  /** The price of one `unit` of that pack; `unit` is a text, such as `kg` or `100 ml`. */
  unitPrice: v.optional(v.object({ amount: money, unit: v.string() })),
  priceSymbol: v.string(),
  /** The number of coins that pay one piece in full (docs/product.md#coins). */
  coinPrice: v.optional(count),
  soldNum: count,
  totalStocks: count,
  shopId: id,
  shopName: v.string(),
  categoryId: id,
  brandId: v.optional(id),
  /** 1 to 5 stars with one decimal; 0 without ratings. */
  score: v.number(),
  prodCommNumber: count,
  /**
   * The day on which the product joined the catalogue, in days since 1970 (UTC). The offline order "newest" uses it;
   * answers saved by an older version lack it.
   */
  createDay: v.optional(count),
  shipFrom: v.string(),
  isOverseas: v.picklist([0, 1]),
  isFreeDelivery: v.picklist([0, 1]),
  groupPrice: v.optional(money),
  endTime: v.optional(wireTime),
})
export type ProductCard = v.InferOutput<typeof productCard>

export const productPage = pageOf(productCard)
export type ProductPage = v.InferOutput<typeof productPage>
