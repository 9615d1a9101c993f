import type { CheckoutCoins } from '#contract/coin/coin-amounts.ts'
import type { Checkout, CheckoutChange } from '#contract/order/checkout.ts'
import { wireTimeOf } from '#contract/time.ts'
import { inLanguage } from '../order/shown-order.ts'
import type { Viewer } from '../product/viewer.ts'
import { toMajor } from '../region/region-rules.ts'
import { checkoutVoucherOf } from '../voucher/checkout-vouchers.ts'
import type { Judged } from '../voucher/choose-rules.ts'
import { insuranceOf } from './checkout-rules.ts'
import { type Fees, unitOf } from './fee-rules.ts'
import { isOnSunday } from './slot-rules.ts'
import { type StoredCheckout, type StoredShop, totalOfStored } from './stored-checkout.ts'

type Shown = {
  readonly checkoutId: number
  readonly endsAt: Date
  readonly held: StoredCheckout
  readonly judged: readonly Judged[]
  readonly slots: readonly string[]
  readonly changed: readonly CheckoutChange[]
  readonly fees: Fees
  readonly coins: CheckoutCoins
}

/** A checkout in the wire's form, with money in major units. */
export function checkoutOf(
  { checkoutId, endsAt, held, judged, slots, changed, fees, coins }: Shown,
  viewer: Viewer,
): Checkout {
  const sum = (part: Parameters<typeof totalOfStored>[1]) => toMajor(totalOfStored(held, part))
  return {
    checkoutId,
    expiresAt: wireTimeOf(endsAt.getTime(), viewer.timeZone),
    userAddr: held.address,
    isEstimate: held.address ? 0 : 1,
    priceSymbol: viewer.region.priceSymbol,
    shopCartOrders: held.shops.map((shop) => shopOf(shop, viewer)),
    vouchers: judged.map((one) => checkoutVoucherOf(one, viewer)),
    total: sum('total'),
    voucherReduce: sum('voucherReduce'),
    voucherDeliveryReduce: sum('voucherDeliveryReduce'),
    handlingFee: sum('handlingFee'),
    smallCartFee: sum('smallCartFee'),
    smallCartBelow: toMajor(fees.smallCartBelow),
    deliveryInsurance: sum('deliveryInsurance'),
    insurancePrice: toMajor(insuranceOf(totalOfStored(held, 'total'), fees, unitOf(viewer.region))),
    deliveryFee: sum('transfee'),
    coinReduce: sum('coinReduce'),
    coins,
    actualTotal: sum('actualTotal'),
    totalCount: held.shops.reduce((all, { lines }) => all + lines.reduce((some, { count }) => some + count, 0), 0),
    minimumAmount: toMajor(held.minimum),
    isCashOnDelivery: held.shops.every(({ isCashAllowed }) => isCashAllowed),
    deliverySlots: slots.map((slot) => ({
      slot,
      price: isOnSunday(slot) ? toMajor(fees.sunday * held.shops.length) : 0,
      isChosen: slot === held.slot,
    })),
    changed: [...changed],
    groupBuy: held.group && { ...held.group, teamId: held.group.teamId ?? undefined },
  }
}

const shopOf = (
  { shopId, shopName, lines, total, shopReduce, transfee, deliveryFrom, deliveryTo }: StoredShop,
  { lang }: Viewer,
): Checkout['shopCartOrders'][number] => ({
  shopId,
  shopName,
  shopCartItemDiscounts: [
    {
      chooseDiscountItemDto: null,
      shopCartItems: lines.map((line) => ({
        basketId: line.basketId ?? undefined,
        prodId: line.prodId,
        prodName: inLanguage(line.prodNames, lang),
        skuId: line.skuId,
        skuName: inLanguage(line.skuNames, lang),
        pic: line.pic,
        price: toMajor(line.price),
        oriPrice: toMajor(line.oriPrice),
        prodCount: line.count,
        isCashOnDelivery: line.isCashAllowed,
      })),
    },
  ],
  transfee: toMajor(transfee),
  total: toMajor(total),
  shopReduce: toMajor(shopReduce),
  actualTotal: toMajor(total - shopReduce + transfee),
  remarks: '',
  deliveryEstimate: { from: deliveryFrom, to: deliveryTo },
})
