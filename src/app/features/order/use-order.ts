import { orderDetail, orderLogistics } from '#contract/order/my-orders.ts'
import { useMarket } from '#device/market.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'

/** An order of the signed-in shopper; loads nothing while `isWanted` is false. */
export function useOrder(orderNumber: string, isWanted = true) {
  const { lang } = useMarket()
  return useShopperAnswer(orderDetail, { orderNumber, lang }, { isWanted })
}

/** The tracking of an order's parcel. */
export const useLogistics = (orderNumber: string) => useShopperAnswer(orderLogistics, {}, { params: { orderNumber } })
