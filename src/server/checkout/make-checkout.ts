import type { Address } from '#contract/account/address.ts'
import { deliveryDates } from '../product/product-rules.ts'
import type { Viewer } from '../product/viewer.ts'
import type { BuyableRow } from './buyable-store.ts'
import { costsOf, type PricedLine } from './checkout-rules.ts'
import { type Fees, unitOf } from './fee-rules.ts'
import { isOnSunday, slotsFrom } from './slot-rules.ts'
import type { StoredCheckout, StoredLine } from './stored-checkout.ts'
import type { Buyable } from './wanted-lines.ts'

/** The delivery options of a checkout. */
export type Delivery = {
  readonly address: Address | null
  readonly slot: string | null
  readonly hasInsurance: boolean
}

/** The delivery slots that every line can meet; none where a line comes from abroad. */
export function slotsOf(buyable: readonly Buyable[], { now, region }: Viewer): string[] {
  if (buyable.some(({ product }) => product.isOverseas)) return []
  return slotsFrom(Math.max(...buyable.map(({ product }) => product.deliveryFrom)), now, region.timeZone)
}

/** The lines of each shop, in the order of the shops' first lines. */
export function linesByShop(buyable: readonly Buyable[]): Buyable[][] {
  const shopIds = [...new Set(buyable.map(({ sku }) => sku.shop_id))]
  return shopIds.map((shopId) => buyable.filter(({ sku }) => sku.shop_id === shopId))
}

/** The first and last possible day of delivery of one shop's parcel: its slowest product counts. */
export const arrivalOf = (
  products: readonly Pick<BuyableRow, 'deliveryFrom' | 'deliveryTo'>[],
  { now, region }: Viewer,
): { from: string; to: string } =>
  deliveryDates(
    Math.max(...products.map(({ deliveryFrom }) => deliveryFrom)),
    Math.max(...products.map(({ deliveryTo }) => deliveryTo)),
    now,
    region.timeZone,
  )

/** Builds a checkout: its lines by shop in the order of the cart, and the costs of each shop's order. */
export function makeCheckout(
  buyable: readonly Buyable[],
  { address, slot, hasInsurance }: Delivery,
  fees: Fees,
  viewer: Viewer,
): StoredCheckout {
  const shops = linesByShop(buyable)
  const costs = costsOf(
    shops.map((lines) => lines.map(pricedOf)),
    fees,
    { hasInsurance, isSunday: slot !== null && isOnSunday(slot) },
    unitOf(viewer.region),
  )
  return {
    address,
    slot,
    minimum: fees.minimum,
    vouchers: [],
    shops: shops.map((lines, at) => {
      const [first, cost] = [lines[0], costs[at]]
      if (!first || !cost) throw new Error('A shop of a checkout has nothing in it.')
      const { from, to } = arrivalOf(
        lines.map(({ product }) => product),
        viewer,
      )
      return {
        shopId: first.sku.shop_id,
        shopName: first.sku.shop_name,
        lines: lines.map(lineOf),
        ...cost,
        voucherDeliveryReduce: 0,
        coinsSpent: 0,
        coinsPromised: 0,
        isCashAllowed: lines.every(({ product }) => product.isCashAllowed),
        deliveryFrom: slot?.slice(0, 10) ?? from,
        deliveryTo: slot?.slice(0, 10) ?? to,
      }
    }),
  }
}

/** The part of a line that its costs depend on. */
export const pricedOf = ({ price, count, product }: Buyable): PricedLine => ({
  price,
  count,
  isOverseas: product.isOverseas,
  isFreeDelivery: product.isFreeDelivery,
})

const lineOf = ({ basketId, count, price, oriPrice, sku, product }: Buyable): StoredLine => ({
  basketId,
  prodId: sku.prod_id,
  skuId: sku.sku_id,
  prodNames: [...product.prodNames],
  skuNames: [...product.skuNames],
  pic: sku.pic,
  price,
  oriPrice,
  count,
  isCashAllowed: product.isCashAllowed,
  voucherReduce: 0,
})
