/** The data of a notice, with formatted amounts. */
export type NoticeData = {
  /** The name of the order's first item, and the number of items. */
  readonly first: string
  readonly count: number
  readonly shop: string
  readonly total: string
  /** The amount that is or was returned; empty where there is none. */
  readonly back: string
  readonly courier: string
  readonly trackingNumber: string
  /** The bank of a plan. `day`: the last day to contact the bank or to use a voucher, or the day of a payout. */
  readonly bank: string
  readonly day: string
  /** The number of coins that the order has earned. */
  readonly coins: number
  /** Whether the shop, not the shopper, cancelled the order. */
  readonly isByShop: boolean
  /** The price before a drop; empty where there is none. */
  readonly was: string
  /** Whether a confirmed invitation was rewarded. */
  readonly hasReward: boolean
  /** The mall's reason to decline an offered item; empty elsewhere. */
  readonly reason: string
}
