import type { Checkout } from '#contract/order/checkout.ts'
import type { KnownVoucher } from '../voucher-rules.ts'

/**
 * The vouchers to collect for the goods of a checkout: those of the mall, of its shops and of its products that the
 * shopper can collect and does not have. One that was collected meanwhile stays until the checkout contains it.
 */
export function offersFor(
  { shopCartOrders, vouchers }: Pick<Checkout, 'shopCartOrders' | 'vouchers'>,
  listed: readonly KnownVoucher[],
  newIds: readonly number[],
): KnownVoucher[] {
  const known = new Set(vouchers.map(({ voucherId }) => voucherId))
  const shopIds = new Set(shopCartOrders.map(({ shopId }) => shopId))
  const bought = new Set(
    shopCartOrders.flatMap((shop) =>
      shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems.map(({ prodId }) => prodId)),
    ),
  )
  const isForGoods = ({ kind, shopId = 0, prodIds = [] }: KnownVoucher) =>
    kind === 'mall' || (kind === 'shop' ? shopIds.has(shopId) : prodIds.some((prodId) => bought.has(prodId)))
  return listed.filter(
    (voucher) =>
      isForGoods(voucher) &&
      !known.has(voucher.voucherId) &&
      ((voucher.mayCollect === 1 && voucher.isUsable !== 1) || newIds.includes(voucher.voucherId)),
  )
}
