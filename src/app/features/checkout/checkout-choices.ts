import * as v from 'valibot'
import type { BodyOf } from '#contract/endpoint.ts'
import type { confirmOrder } from '#contract/order/checkout.ts'

/** The shopper's choices at checkout. `addrId` is absent while the shopper has no address in the region. */
export const checkoutChoices = v.object({
  addrId: v.optional(v.number()),
  deliverySlot: v.optional(v.string()),
  hasInsurance: v.boolean(),
  /** The number of coins to use. */
  coins: v.optional(v.number()),
  /** Exactly these vouchers; absent while the server chooses the best ones. */
  voucherIds: v.optional(v.array(v.number())),
})
export type CheckoutChoices = v.InferOutput<typeof checkoutChoices>

/** The choices as a request for a checkout names them. */
export const requestOfChoices = ({
  addrId,
  deliverySlot,
  hasInsurance,
  coins,
  voucherIds,
}: CheckoutChoices): Partial<BodyOf<typeof confirmOrder>> => ({
  ...(addrId && { addrId }),
  ...(deliverySlot && { deliverySlot }),
  hasInsurance,
  ...(coins && { coins }),
  ...(voucherIds && { voucherIds, userChangeVoucher: 1 }),
})

/** Whether two checkouts are requested alike. */
export const areSameChoices = (one: CheckoutChoices, other: CheckoutChoices): boolean =>
  JSON.stringify(requestOfChoices(one)) === JSON.stringify(requestOfChoices(other))
