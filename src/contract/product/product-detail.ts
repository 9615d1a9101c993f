import * as v from 'valibot'
import * as bare from '#contract/bare-endpoints.ts'
import { itemCosts } from '#contract/delivery.ts'
import { endpoint } from '#contract/endpoint.ts'
import { productGroupBuy } from '#contract/group-buy/product-group-buy.ts'
import { installmentPlan } from '#contract/payment/installment.ts'
import { count, id, idInQuery, marketInQuery, money, pageInQuery } from '#contract/wire.ts'
import { picture, productCard, productPage } from './product.ts'
import { sizeGuides } from './size-guide.ts'

/**
 * One buyable variant. `properties` is e.g. `Colour:Lilac;Size:39` in the requested language; empty where the product
 * has no choice.
 */
export const sku = v.object({
  skuId: id,
  properties: v.string(),
  skuName: v.string(),
  price: money,
  oriPrice: money,
  stocks: count,
  pic: picture,
  /** Pack size and unit price of this variant of food, as on a card (docs/product.md#unit-price). */
  packSize: productCard.entries.packSize,
  unitPrice: productCard.entries.unitPrice,
  coinPrice: productCard.entries.coinPrice,
})
export type Sku = v.InferOutput<typeof sku>

/** A product in full. Its vouchers have an endpoint of their own. */
export const productDetail = v.object({
  ...productCard.entries,
  imgs: v.array(picture),
  /** Clean HTML: only p, ul and li, without attributes. */
  content: v.string(),
  itemCode: v.string(),
  warrantyMonths: count,
  brandName: v.optional(v.string()),
  skuList: v.pipe(v.array(sku), v.minLength(1)),
  parameters: v.array(v.object({ name: v.string(), value: v.string() })),
  isCashOnDelivery: v.boolean(),
  isAvailable: v.boolean(),
  /**
   * The first and last possible day of delivery, `yyyy-MM-dd`, and the costs of one piece of the variant that the page
   * shows first (contract/product/first-variant.ts). Without `costs`: the region does not sell the product, or the answer was
   * saved by an older version.
   */
  deliveryEstimate: v.object({ from: v.string(), to: v.string(), costs: v.optional(itemCosts) }),
  /** The group buy of this product that is in progress, else the next one. */
  groupBuy: v.optional(productGroupBuy),
  /** The instalment plans for the price on the card; absent where there is none. */
  installments: v.optional(v.array(installmentPlan)),
  /** The path from the department to the product's own category. */
  categoryPath: v.array(v.object({ categoryId: id, categoryName: v.string(), slug: v.string() })),
  /** The guide to the sizes of clothing and shoes; `choice` is the name of the choice, such as `Size`. */
  sizeGuide: v.optional(v.object({ choice: v.string(), of: v.picklist(sizeGuides) })),
})
export type ProductDetail = v.InferOutput<typeof productDetail>

/** GET /prod/prodInfo */
export const productInfo = endpoint({
  ...bare.productInfo,
  query: v.object({ prodId: idInQuery, ...marketInQuery }),
  reply: productDetail,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
})

/** GET /prod/similar: the page requests 12 products (docs/product.md#limits). */
export const similarProducts = endpoint({
  method: 'GET',
  path: '/prod/similar',
  access: 'open',
  query: v.object({ prodId: idInQuery, ...pageInQuery, ...marketInQuery }),
  reply: productPage,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
  cacheSeconds: 300,
})
