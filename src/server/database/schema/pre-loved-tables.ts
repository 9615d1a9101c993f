import type { Condition } from '#contract/pre-loved/offer-limits.ts'
import type { OfferState } from '#contract/pre-loved/own-offers.ts'
import type { Generated, List } from './column-types.ts'

export interface MemberShopTable {
  shop_id: Generated<number>
  account_id: number | null
  /** The seller of demo items; null for a shopper. */
  demo_name: string | null
  name: string
  pic: string
  region_id: number
  made_at: Date
}

/** Texts in the order of `languages`; a shopper's own text is the same in each. Money is in minor units. */
export interface PreLovedItemTable {
  item_id: Generated<number>
  key: string
  shop_id: number
  region_id: number
  state: OfferState
  reason: string | null
  titles: List<string>
  descriptions: List<string>
  defects: List<string>
  price: number
  condition: Condition
  category_id: number
  pics: List<string>
  /** The order that holds the item. */
  order_number: string | null
  made_at: Date
  state_at: Date
  listed_at: Date | null
  payout_from: Date | null
}
