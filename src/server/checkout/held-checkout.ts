import * as v from 'valibot'
import { address } from '#contract/account/address.ts'

/** Minor units. */
const minor = v.pipe(v.number(), v.integer(), v.minValue(0))

/** One thing at the price that holds; names in the five languages. `basketId` is null for "buy now". */
const heldLine = v.object({
  basketId: v.nullable(v.number()),
  prodId: v.number(),
  skuId: v.number(),
  prodNames: v.array(v.string()),
  skuNames: v.array(v.string()),
  pic: v.string(),
  price: minor,
  oriPrice: minor,
  count: v.number(),
})
export type HeldLine = v.InferOutput<typeof heldLine>

/** One shop's part, which becomes an order. */
const heldShop = v.object({
  shopId: v.number(),
  shopName: v.string(),
  lines: v.array(heldLine),
  total: minor,
  /** Absent in a checkout that is older than discounts. */
  shopReduce: v.optional(minor, 0),
  transfee: minor,
  handlingFee: minor,
  smallCartFee: minor,
  deliveryInsurance: minor,
  actualTotal: minor,
  isCashAllowed: v.boolean(),
  /** First and last day on which the parcel may come, `yyyy-MM-dd`. */
  deliveryFrom: v.string(),
  deliveryTo: v.string(),
})
export type HeldShop = v.InferOutput<typeof heldShop>

/** What a checkout holds: all that its orders will be made of. Money in minor units. */
export const heldCheckout = v.object({
  address,
  shops: v.array(heldShop),
  slot: v.nullable(v.string()),
  /** Less is not sold. */
  minimum: minor,
})
export type HeldCheckout = v.InferOutput<typeof heldCheckout>

/** Everything together, in minor units. */
export const totalOfHeld = (
  { shops }: HeldCheckout,
  part: 'total' | 'transfee' | 'handlingFee' | 'smallCartFee' | 'deliveryInsurance' | 'actualTotal',
): number => shops.reduce((sum, shop) => sum + shop[part], 0)
