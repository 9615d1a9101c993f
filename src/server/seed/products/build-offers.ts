import { regions } from '#server/region/region-rules.ts'
import type { OfferRow, SkuOfferRow } from '#server/seed/mall-rows.ts'
import { isReducedByCampaign } from '#server/seed/promotions.ts'
import { type Random, randomOf } from '#server/seed/random.ts'
import type { Country } from '#server/seed/seed-shapes.ts'
import type { Draft } from './build-product.ts'
import { chooseShop } from './choose-shop.ts'
import { priceTag } from './prices.ts'
import type { ProductPlan } from './product-plan.ts'

/** The reception of a product. Reviews determine the score, and only sold products have reviews. */
export type Reception = {
  readonly score: number
  readonly commNumber: number
  readonly createdAt: string
  readonly extraSold: number
}

/** The highest price, in rupees, with cash on delivery. */
const cashLimit = 60_000

/** The lowest price, in rupees, of goods that a shop sends abroad. */
const leastAbroad = 400

/** The price of a product in one region, as a multiple of its worth. */
const regionalPrices = [0.89, 1.11] as const

/** The offers of a product and of its variants in all four regions. */
export function offersOf(
  plan: ProductPlan,
  draft: Draft,
  reception: Reception,
): { offers: OfferRow[]; skuOffers: SkuOfferRow[] } {
  const { kind, section, department } = plan.place
  const random = randomOf(`offers ${kind.render} ${plan.nth}`)
  const worth = kind.price * random.between(0.82, 1.24)
  const isDeal = random.chance(0.062)
  const discount =
    isDeal || random.chance(isReducedByCampaign(kind.name[0]) ? 0.8 : 0.255) ? random.between(0.08, 0.45) : 0
  const dealHours = isDeal ? random.pick([24, 48, 72]) : null
  const sellers = new Set(sellingCountries(plan, random))
  const isFresh = department.key === 'grocery'
  const leastFactor = Math.min(...draft.skus.map(({ factor }) => factor))
  const leastLevel = Math.min(1, ...Object.values(kind.levels ?? {}))
  const isCheap = worth * regionalPrices[0] * leastFactor * leastLevel < leastAbroad
  const isLocal = section.isLocal || kind.isLocal || isCheap

  const offers: OfferRow[] = []
  const skuOffers: SkuOfferRow[] = []
  for (const region of regions) {
    const country = region.countryCode.toLowerCase() as Country
    const shop = chooseShop(
      { department: department.key, country, from: kind.from, isLocal: isLocal || random.chance(0.765) },
      random,
    )
    const isOverseas = shop.country !== country
    const here = worth * (kind.levels?.[country] ?? 1) * random.between(...regionalPrices)
    const stocks = stocksOf(draft.skus.length, here, isDeal, random)
    const offered = draft.skus.map((sku, index) => {
      const price = priceTag(country, here * sku.factor)
      return {
        region_id: region.regionId,
        sku_id: sku.sku_id,
        price,
        ori_price: priceBefore(country, here * sku.factor, price, discount),
        stocks: stocks[index] as number,
      }
    })
    const cheapest = offered.reduce((least, one) => (one.price < least.price ? one : least))
    const delivery = deliveryDays(isFresh, isOverseas, random)
    skuOffers.push(...offered)
    offers.push({
      region_id: region.regionId,
      prod_id: plan.prodId,
      shop_id: shop.shopId,
      department_id: plan.place.departmentId,
      category_id: plan.place.categoryId,
      brand_id: draft.product.brand_id,
      price: cheapest.price,
      ori_price: cheapest.ori_price,
      stocks: offered.reduce((sum, one) => sum + one.stocks, 0),
      sold_num: reception.commNumber + Math.round(reception.extraSold * random.between(0.35, 1.3)),
      score: reception.score,
      created_at: reception.createdAt,
      rank: plan.rank,
      is_available: sellers.has(country),
      is_overseas: isOverseas,
      is_free_delivery: random.chance(here > 8000 ? 0.52 : here > 2500 ? 0.4 : 0.28),
      is_cash_on_delivery: !isOverseas && here < cashLimit && random.chance(0.94),
      ship_from: shop.country.toUpperCase(),
      deal_hours: cheapest.ori_price > cheapest.price ? dealHours : null,
      ...delivery,
    })
  }
  return { offers, skuOffers }
}

/** The countries that sell a product: those of its kind, with a few gaps, and a few products in one country only. */
function sellingCountries({ place: { kind } }: ProductPlan, random: Random): Country[] {
  const allowed: readonly Country[] = kind.only ?? ['lk', 'cn', 'la', 'tr']
  if (random.chance(0.035)) return [kind.from && allowed.includes(kind.from) ? kind.from : random.pick(allowed)]
  const sellers = allowed.filter(() => !random.chance(0.085))
  return sellers.length > 0 ? sellers : [random.pick(allowed)]
}

/** The price before a reduction of 8 to 45 %; the price itself where price tags are too coarse for it. */
function priceBefore(country: Country, rupees: number, price: number, discount: number): number {
  if (discount === 0) return price
  const before = priceTag(country, rupees / (1 - discount))
  const off = 1 - price / before
  return off >= 0.08 && off <= 0.45 ? before : price
}

/** The stock of each variant: mostly plenty, for some products few or none, for a few one missing size. */
function stocksOf(variants: number, rupees: number, isDeal: boolean, random: Random): number[] {
  const mood = random.next()
  const none = Array.from({ length: variants }, () => 0)
  if (mood < 0.04 && !isDeal) return none
  if (mood > 0.94) {
    none[random.whole(0, variants - 1)] = random.whole(1, 3)
    none[random.whole(0, variants - 1)] = random.whole(1, 2)
    return none
  }
  const most = rupees > 100_000 ? 14 : rupees > 20_000 ? 45 : rupees > 3000 ? 120 : 320
  const stocks = none.map(() => (variants > 2 && random.chance(0.07) ? 0 : random.whole(Math.ceil(6 / variants), most)))
  return stocks.every((stock) => stock === 0) ? [...stocks.slice(1), most] : stocks
}

/** The first and last possible day of delivery, in days after today. */
function deliveryDays(
  isFresh: boolean,
  isOverseas: boolean,
  random: Random,
): { delivery_from: number; delivery_to: number } {
  const from = isFresh ? random.whole(0, 1) : isOverseas ? random.whole(7, 12) : random.whole(1, 3)
  return {
    delivery_from: from,
    delivery_to: from + (isFresh ? 1 : isOverseas ? random.whole(5, 9) : random.whole(1, 3)),
  }
}
