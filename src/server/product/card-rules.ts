import type { ProductCard } from '#contract/product/product.ts'
import { instantOf, wireTimeOf } from '#contract/time.ts'
import { countryName } from '#words/screens/country-names.ts'
import { coinPriceOf } from '../coin/coin-price.ts'
import { toMajor } from '../region/region-rules.ts'
import type { CardRow } from './card-store.ts'
import { packOf } from './pack-rules.ts'
import type { Viewer } from './viewer.ts'

/** A product in the form of a list's card; money becomes major units here and nowhere else. */
export function cardOf(row: CardRow, viewer: Viewer): ProductCard {
  return {
    prodId: row.prod_id,
    prodName: row.name,
    slug: row.slug,
    brief: row.brief,
    pic: row.pic,
    price: toMajor(row.price),
    oriPrice: toMajor(row.ori_price),
    maxPrice: row.max_price !== null && row.max_price > row.price ? toMajor(row.max_price) : undefined,
    ...(row.grocery_facts && row.cheapest !== null
      ? packOf({ ...row, properties: row.cheapest, name: row.cheapest_name ?? '', facts: row.grocery_facts }, viewer)
      : {}),
    priceSymbol: viewer.region.priceSymbol,
    coinPrice: row.has_coin_price ? coinPriceOf(row.price, viewer.region) : undefined,
    soldNum: row.sold_num,
    totalStocks: row.stocks,
    shopId: row.shop_id,
    shopName: row.shop_name,
    categoryId: row.category_id,
    brandId: row.brand_id ?? undefined,
    score: row.score,
    prodCommNumber: row.comm_number,
    createDay: row.create_day,
    shipFrom: countryName(row.ship_from, viewer.lang),
    isOverseas: row.is_overseas ? 1 : 0,
    isFreeDelivery: row.is_free_delivery ? 1 : 0,
    endTime: row.deal_hours
      ? wireTimeOf(dealEnd(row.deal_hours, viewer.now, viewer.region.timeZone), viewer.timeZone)
      : undefined,
  }
}

/**
 * The end of a deal, in ms: the end of the current period of `hours` hours, counted from 1 January 1970 in the region's
 * local time. A deal of whole days ends at local midnight, and every deal renews itself (decision 0007).
 */
export function dealEnd(hours: number, now: number, zone: string): number {
  const period = hours * 3_600_000
  const end = new Date((Math.floor(wallClock(now, zone) / period) + 1) * period)
  return instantOf(end.toISOString().slice(0, 19).replace('T', ' '), zone)
}

/** The local time of a zone at an instant, in ms as if the zone were UTC. */
export const wallClock = (now: number, zone: string): number =>
  Date.parse(`${wireTimeOf(now, zone).replace(' ', 'T')}Z`)
