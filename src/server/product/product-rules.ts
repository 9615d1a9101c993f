import { firstVariant } from '#contract/product/first-variant.ts'
import type { ProductDetail, Sku } from '#contract/product/product-detail.ts'
import { wireTimeOf } from '#contract/time.ts'
import { costsOfItem } from '../checkout/item-costs.ts'
import { coinPriceOf } from '../coin/coin-price.ts'
import { planOf } from '../installment/installment-rules.ts'
import { toMajor } from '../region/region-rules.ts'
import type { Settings } from '../settings.ts'
import { cardOf } from './card-rules.ts'
import { packOf } from './pack-rules.ts'
import type { CategoryStep, DetailedSkuRow, ProductRow, SkuRow } from './product-store.ts'
import { sizeGuideOf } from './size-guide-rules.ts'
import type { Viewer } from './viewer.ts'

const oneDay = 86_400_000

/** A product in full. A product that the region does not sell is readable, but unavailable and without stock. */
export function detailOf(
  row: ProductRow,
  skus: readonly DetailedSkuRow[],
  path: readonly CategoryStep[],
  viewer: Viewer,
  settings: Settings,
): ProductDetail {
  const shown = firstVariant(
    skus.map((sku) => ({ ...sku, ...soldAs(sku, row) })),
    row.pic,
  )
  return {
    ...cardOf({ ...row, deal_hours: row.is_sold ? row.deal_hours : null }, viewer),
    imgs: row.imgs,
    content: row.content,
    itemCode: row.item_code,
    warrantyMonths: row.warranty_months,
    brandName: row.brand_name ?? undefined,
    skuList: skus.map((sku) => skuOf(sku, row, viewer)),
    parameters: row.parameters,
    isCashOnDelivery: row.is_cash_on_delivery,
    isAvailable: row.is_sold,
    deliveryEstimate: {
      ...deliveryDates(row.delivery_from, row.delivery_to, viewer.now, viewer.region.timeZone),
      costs: row.is_sold && shown ? costsOfFirst(shown, row, viewer, settings) : undefined,
    },
    installments: row.is_sold ? plansOf(row.price, viewer, settings) : undefined,
    categoryPath: path.map(({ category_id, name, slug }) => ({ categoryId: category_id, categoryName: name, slug })),
    sizeGuide: sizeGuideOf(path, skus),
  }
}

const plansOf = (price: number, { region }: Viewer, settings: Settings) => {
  const plan = planOf(price, region, settings)
  return plan && [plan]
}

const costsOfFirst = (
  { sku_id: skuId, price }: { sku_id: number; price: number },
  { is_overseas: isOverseas, is_free_delivery: isFreeDelivery }: ProductRow,
  viewer: Viewer,
  settings: Pick<Settings, 'FEES'>,
) => costsOfItem({ skuId, count: 1, price, isOverseas, isFreeDelivery }, viewer.region, settings)

const skuOf = (sku: DetailedSkuRow, product: ProductRow, viewer: Viewer): Sku => {
  const { price, oriPrice, stocks } = soldAs(sku, product)
  const facts = sku.price === null ? null : product.grocery_facts
  return {
    skuId: sku.sku_id,
    properties: sku.properties,
    skuName: sku.name,
    price: toMajor(price),
    oriPrice: toMajor(oriPrice),
    stocks,
    pic: sku.pic,
    coinPrice: product.has_coin_price ? coinPriceOf(price, viewer.region) : undefined,
    ...(facts ? packOf({ properties: sku.english, name: sku.name, price, facts }, viewer) : {}),
  }
}

/** The price of a variant in the region, in minor units, and its stock. */
export const soldAs = (
  sku: Pick<SkuRow, 'price' | 'ori_price' | 'stocks'>,
  product: Pick<ProductRow, 'price' | 'ori_price' | 'is_sold'>,
) => ({
  price: sku.price ?? product.price,
  oriPrice: sku.ori_price ?? product.ori_price,
  stocks: product.is_sold ? (sku.stocks ?? 0) : 0,
})

/** The first and last possible day of delivery, `yyyy-MM-dd`, in the region's zone. */
export function deliveryDates(
  fromDays: number,
  toDays: number,
  now: number,
  zone: string,
): { from: string; to: string } {
  const today = Date.parse(wireTimeOf(now, zone).slice(0, 10))
  const dayAfter = (days: number) => new Date(today + days * oneDay).toISOString().slice(0, 10)
  return { from: dayAfter(fromDays), to: dayAfter(toDays) }
}
